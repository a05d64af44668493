import { once } from "node:events";
import { connect, createServer } from "node:http2";
import { type AddressInfo, connect as connectSocket } from "node:net";
import type { Answer } from "./ask.ts";

/** What HTTP/2 has other means for. */
const OF_HTTP_1 = new Set(["connection", "keep-alive", "transfer-encoding"]);

/**
 * What the same answers take over one connection of HTTP/2, where a header that an earlier answer had is a
 * byte or two (HPACK, RFC 7541). They are really sent, by Node's own server, and what arrives is counted;
 * TLS would add 22 bytes to each record of up to 16 kB.
 *
 * @param answers in the order in which a browser asks
 * @returns bytes beyond the body of each: headers and frames
 */
export async function http2Bytes(answers: readonly Answer[]): Promise<number[]> {
  const server = createServer();
  server.on("stream", (stream, { ":path": path }) => {
    const { headers, body } = answers[Number(path?.slice(1))] as Answer;
    const kept = headers
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !OF_HTTP_1.has(name));
    stream.respond({ ":status": 200, ...Object.fromEntries(kept) });
    stream.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connectSocket(port, "127.0.0.1");
  const session = connect(`http://127.0.0.1:${port}`, { createConnection: () => socket });
  await once(session, "remoteSettings");
  const extra: number[] = [];
  for (const [index, { body }] of answers.entries()) {
    // What the two say of themselves and of each other's speed is not of an answer.
    await new Promise((heard) => session.ping(heard));
    const before = socket.bytesRead;
    const stream = session.request({ ":path": `/${index}` });
    stream.resume();
    await once(stream, "close");
    extra.push(socket.bytesRead - before - body.length);
  }
  session.close();
  server.close();
  return extra;
}
