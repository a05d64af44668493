/** `npm run weight`: what pages send, alone and on a tour, and what all scripts weigh. */
import { globSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Answer, ask } from "./ask.ts";
import { brotliSize, weighSite } from "./budgets.ts";
import { http2Bytes } from "./http2-bytes.ts";
import { createStaticHost } from "./static-host.ts";

/** A usual page of the docs: menu of all bodies, breadcrumbs, table of contents, text. */
const PAGE = "docs/event/cmi";
/** What somebody reads who wants to know who we are. */
const TOUR = ["", "section", "docs/intro", "docs/board", "blog/2024/03/25/ny-hemsida"];
/** Bytes of a docs page without fonts and pictures that travel at once, before the first answer of the visitor. */
const FIRST_FLIGHT = 14_600;
/** Bytes of the home page with fonts and pictures. */
const HOME = 60_000;

const TYPES = {
  stylesheet: /<link rel="stylesheet" href="(\/[^"]+)"/g,
  script: /<(?:script type="module" src|link rel="modulepreload" href)="(\/[^"]+)"/g,
  font: /<link rel="preload" as="font"[^>]* href="(\/[^"]+)"/g,
  picture: /<(?:img|use)\b[^>]*? (?:src|href)="(\/[^"#]+)/g,
};
type Type = "page" | keyof typeof TYPES;

/** A file as it is sent. */
interface Sent {
  type: Type;
  /** Its address, without slash. */
  file: string;
  /** Bytes after compression. */
  body: number;
  /** Bytes of the headers over HTTP/1.1. */
  headers: number;
  /** The body as the host's build can compress it. */
  best: number;
  answer: Answer;
}

async function fetchSent(host: string, type: Type, file: string): Promise<[Sent, string]> {
  const address = `${host}/${file}`;
  const answer = await ask(address);
  const { body: text } = await ask(address, "identity");
  const { headers, body } = answer;
  // Colon and blank after a name, line end after a value, and one more at the end.
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = ["HTTP/1.1 200 OK\r\n", ...lines, "\r\n"].join("").length;
  const best = isText({ type }) ? brotliSize(text) : body.length;
  return [{ type, file, body: body.length, headers: bytes, best, answer }, text.toString("utf8")];
}

/**
 * What a page sends that a visitor has not been sent before.
 *
 * @param path without slash
 * @param there files that the browser keeps; those of the page are added
 */
async function visit(host: string, path: string, there = new Set<string>()): Promise<Sent[]> {
  const [page, text] = await fetchSent(host, "page", path);
  const files = Object.entries(TYPES).flatMap(([type, pattern]) =>
    [...text.matchAll(pattern)].map(
      ([, address = ""]) => [type as Type, address.slice(1)] as const,
    ),
  );
  const sent = [page];
  for (const [type, file] of files) {
    if (there.has(file)) continue;
    there.add(file);
    sent.push((await fetchSent(host, type, file))[0]);
  }
  return sent;
}

const isText = ({ type }: Pick<Sent, "type">) => type !== "font" && type !== "picture";
const weigh = (files: readonly Sent[]) =>
  files.reduce((sum, { body, headers }) => sum + body + headers, 0);

/** Prints what pages send as `npm run preview` sends it: compressed while it is asked for, with headers. */
async function printSent(site: string): Promise<void> {
  const server = createStaticHost({ dir: site });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const docs = (await visit(host, PAGE)).filter(isText);
  const home = await visit(host, "");
  const frames = await http2Bytes(docs.map(({ answer }) => answer));
  const homeFrames = add(await http2Bytes(home.map(({ answer }) => answer)));
  const [body, headers, ofFrames, best] = [...sums(docs), add(frames), add(docs.map(bestOf))];
  print(
    "a docs page as it is sent, without fonts and pictures: body, headers of HTTP/1.1, headers and frames of HTTP/2, body with the best brotli (npm run compress)",
    [
      ...docs.map((sent, index): Row => {
        return [sent.file, sent.body, sent.headers, frames[index] ?? 0, sent.best];
      }),
      ["together", body, headers, ofFrames, best],
    ],
  );
  print(`the same with headers, of ${FIRST_FLIGHT}: compressed while it is asked for, before`, [
    ["HTTP/1.1", body + headers, best + headers],
    ["HTTP/2", body + ofFrames, best + ofFrames],
  ]);
  print("the home page with fonts and pictures", [
    ...(["page", "stylesheet", "script", "font", "picture"] as const).map(
      (type): Row => [type, ...sums(home.filter((file) => file.type === type))],
    ),
    ["together", ...sums(home)],
  ]);
  print(`the same with headers, of ${HOME}: compressed while it is asked for`, [
    ["HTTP/1.1", weigh(home)],
    ["HTTP/2", add(home.map(({ body }) => body)) + homeFrames],
  ]);
  const there = new Set<string>();
  const tour: Sent[] = [];
  const rows: Row[] = [];
  for (const path of TOUR) {
    const sent = (await visit(host, path, there)).filter(isText);
    const files = sent.slice(1).map(({ file }) => file.replace(/^.*\/|-\w+(?=\.\w+$)/g, ""));
    rows.push([[`/${path}`, ...files].join(" + "), ...sums(sent)]);
    tour.push(...sent);
  }
  print("a tour of five pages, without fonts, pictures and what is fetched at rest", [
    ...rows,
    [`together, ${weigh(tour)}`, ...sums(tour)],
  ]);
  server.closeAllConnections();
  server.close();
}

const add = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const bestOf = ({ best }: Sent) => best;
const sums = (files: readonly Sent[]): [number, number] => [
  add(files.map(({ body }) => body)),
  add(files.map(({ headers }) => headers)),
];

/** A name and its bytes. */
type Row = [name: string, ...bytes: number[]];

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const [name, ...bytes] of rows) {
    console.log(`${bytes.map((count) => String(count).padStart(7)).join("")}  ${name}`);
  }
}

if (import.meta.main) {
  const site = process.env.SITE_OUTPUT ?? "_site";
  const weights = weighSite({
    files: globSync("**/*.*", { cwd: site }).map((path) => path.replaceAll("\\", "/")),
    bytes: (path) => readFileSync(join(site, path)),
  });
  print(
    "budgets: bytes with the best brotli, limit",
    weights.map(({ name, bytes, limit }): Row => [name, bytes, limit]),
  );
  if (weights.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
  await printSent(site);
}
