import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticHost } from "../../../src/tools/preview.ts";
import { type Listening, listenOnFreePort } from "../../support/free-port.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const SITE = {
  "site/index.html": "hem",
  "site/404.html": "sidan hittades inte",
  "site/blog.html": "nyheter",
  "site/blog/rss.xml": "<rss/>",
  "site/docs/board.html": "styrelsen",
  "site/docs/årsmöte.html": "årsmöte",
  "site/docs/event/cmi.html": "clubmästeriet",
  "site/en/index.html": "home",
  "site/en/404.html": "page not found",
  "site/assets/site.css": "body{color:#000}",
  "site/.well-known/security.txt": "Contact: mailto:it@example.org",
  "site/_redirects": [
    "/blog/Ny%20hemsida /blog/2024/03/25/ny-hemsida 301",
    "/docs/event/cmi /elsewhere 301",
    "/drive https://drive.example.org/mapp 302",
    "/_vercel/insights/* https://views.example/_vercel/insights/:splat 200",
    "/:part1/:part2/index.html /:part1/:part2 301",
    "/en/* /en/404.html 404",
  ].join("\n"),
  "site/_headers": [
    "/*",
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: same-origin",
    "/assets/*",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/docs/:page",
    "  Referrer-Policy: no-referrer",
  ].join("\n"),
  "secret.txt": "not part of the site",
};

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let host: Listening;

beforeAll(async () => {
  folder = await createTempFolder(SITE);
  host = await listenOnFreePort(createStaticHost({ dir: `${folder.dir}/site` }));
});
afterAll(async () => {
  await host[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

/** Asks for a path exactly as written: `fetch` would normalize it first. */
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const { port } = new URL(host.address);
    request({ port, path, headers }, done).on("error", fail).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test.each([
  ["/", "hem"],
  ["/en/", "home"],
  ["/docs/%C3%A5rsm%C3%B6te", "årsmöte"],
  ["/docs/event/cmi", "clubmästeriet"],
  ["/blog/rss.xml", "<rss/>"],
  ["/.well-known/security.txt", "Contact: mailto:it@example.org"],
])("ROUTE-7 %s shows its page", async (path, body) => {
  expect(await get(path)).toMatchObject({ status: 200, body });
});

test.each([
  ["/en", 301, "/en/"],
  ["/blog.html", 301, "/blog"],
  ["/docs/board.html?x=1&y=%C3%A5", 301, "/docs/board?x=1&y=%C3%A5"],
  ["//en", 301, "/en/"],
  ["/blog/Ny%20hemsida?x=1", 301, "/blog/2024/03/25/ny-hemsida?x=1"],
  ["/no/page/index.html", 301, "/no/page"],
  ["/drive", 302, "https://drive.example.org/mapp"],
])("ROUTE-4, ROUTE-7 %s answers %i and leads to %s", async (path, status, location) => {
  expect(await get(path)).toMatchObject({ status, headers: { location } });
});

test.each([
  ["/nope", "sidan hittades inte"],
  ["/en/nope", "page not found"],
  ["/_redirects", "sidan hittades inte"],
  ["/../secret.txt", "sidan hittades inte"],
  ["/docs/..%2f..%2fsecret.txt", "sidan hittades inte"],
  ["/..%5csecret.txt", "sidan hittades inte"],
])("ROUTE-5 %s answers 404 in the language of its address", async (path, body) => {
  const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
  expect(await get(path)).toMatchObject({ status: 404, body, headers });
});

test("ANALYTICS-7 what cannot be decoded answers 400, and the preview does not pass page views on to another host", async () => {
  expect((await get("/%E0%A4%A")).status).toBe(400);
  expect(await get("/_vercel/insights/script.js")).toMatchObject({
    status: 502,
    body: "Netlify would ask https://views.example/_vercel/insights/script.js; the preview does not.",
  });
});
