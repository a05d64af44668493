import { get } from "node:http";

/** An answer as a host gave it over HTTP/1.1. */
export interface Answer {
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

/**
 * Asks for a file as a browser does, over a connection of its own.
 *
 * @param encoding what it may be compressed with
 * @throws Error when it is not there
 */
export function ask(address: string, encoding = "br"): Promise<Answer> {
  return new Promise((done, fail) => {
    get(address, { agent: false, headers: { "Accept-Encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      const { statusCode, rawHeaders } = response;
      if (statusCode !== 200) fail(new Error(`${address} answers with ${statusCode}`));
      const headers = rawHeaders.flatMap((name, index): Answer["headers"] =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""]] : [],
      );
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => done({ headers, body: Buffer.concat(parts) }));
    }).on("error", fail);
  });
}
