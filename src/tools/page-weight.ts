/** `npm run weight`: what two pages of the built site send over HTTP/2, and what all scripts weigh. */
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:http2";
import { type AddressInfo, connect as connectSocket } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { createStaticHost } from "./preview.ts";

/** A docs page with menu, breadcrumbs, table of contents and text. */
const DOCS_PAGE = "/docs/event/cmi";
/** Bytes that a server sends before the first acknowledgement: HTML, styles and script of a docs page. */
const FIRST_FLIGHT = 14_600;
const HOME_BUDGET = 60_000;
const FILES = [
  /<link rel="stylesheet" href="(\/[^"]+)"/g,
  /<script type="module" src="(\/[^"]+)"/g,
  /<link rel="preload" as="font"[^>]* href="(\/[^"]+)"/g,
  /<(?:img|use)\b[^>]*? (?:src|href)="(\/[^"#]+)/g,
];
const IS_TEXT = /(^[^.]*|\.(css|js))$/;

/** A file as it was sent; `best` is its body with the best brotli compression. */
interface Sent {
  path: string;
  bytes: number;
  best: number;
}

/** Loads a page and its files over one connection, without TLS. */
async function visit(site: string, page: string): Promise<Sent[]> {
  const host = createStaticHost({ dir: site });
  const server = createServer((request, response) => host.emit("request", request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connectSocket(port, "127.0.0.1");
  const session = connect(`http://127.0.0.1:${port}`, { createConnection: () => socket });
  await once(session, "remoteSettings");

  async function load(path: string): Promise<[Sent, string]> {
    // The answer to a ping comes after everything that was sent before.
    await new Promise((done) => session.ping(done));
    const before = socket.bytesRead;
    const stream = session.request({ ":path": path, "accept-encoding": "br" });
    const [[headers], body] = await Promise.all([once(stream, "response"), buffer(stream)]);
    if (headers[":status"] !== 200) throw new Error(`${path} answers ${headers[":status"]}.`);
    const bytes = socket.bytesRead - before;
    if (!IS_TEXT.test(path)) return [{ path, bytes, best: bytes }, ""];
    const text = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
    const best = bytes - body.length + brotliCompressSync(text).length;
    return [{ path, bytes, best }, text.toString("utf8")];
  }

  const [first, html] = await load(page);
  const paths = FILES.flatMap((pattern) => [...html.matchAll(pattern)].map(([, path]) => path));
  const sent = [first];
  for (const path of new Set(paths)) sent.push((await load(path ?? ""))[0]);
  session.close();
  server.close();
  return sent;
}

function print(title: string, files: readonly Sent[]): void {
  const total = (name: "bytes" | "best") => files.reduce((sum, file) => sum + file[name], 0);
  console.log(`\n${title}: as the preview compresses, with the best brotli`);
  for (const { path, bytes, best } of [
    ...files,
    { path: "together", bytes: total("bytes"), best: total("best") },
  ])
    console.log(`${String(bytes).padStart(8)}${String(best).padStart(8)}  ${path}`);
}

const site = process.env.SITE_OUTPUT ?? "_site";
const docs = (await visit(site, DOCS_PAGE)).filter(({ path }) => IS_TEXT.test(path));
print(`a docs page without fonts and images, of ${FIRST_FLIGHT} bytes`, docs);
print(`the home page, of ${HOME_BUDGET} bytes`, await visit(site, "/"));
const scripts = globSync("assets/*.js", { cwd: site }).map(
  (name) => brotliCompressSync(readFileSync(join(site, name))).length,
);
const bytes = scripts.reduce((sum, size) => sum + size, 0);
console.log(`\nall scripts of the site: ${bytes} bytes in ${scripts.length} files, best brotli`);
