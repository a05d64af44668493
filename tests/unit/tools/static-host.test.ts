import { symlink, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createStaticHost } from "../../../src/tools/static-host.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const LONG_TEXT = "Styrelsen leder sektionen. ".repeat(40);

const SITE = {
  "site/index.html": "hem",
  "site/404.html": "sidan hittades inte",
  "site/blog.html": "nyheter",
  "site/blog/rss.xml": "<rss/>",
  "site/blog/tags.html": "taggar",
  "site/docs/board.html": LONG_TEXT,
  "site/docs/årsmöte.html": "årsmöte",
  "site/docs/event/cmi.html": "clubmästeriet",
  "site/docs/stadgar och pm.pdf": "%PDF",
  "site/en/index.html": "home",
  "site/en/404.html": "page not found",
  "site/en/docs/board.html": "the board",
  "site/data.json": "{}",
  "site/site.webmanifest": "{}",
  "site/robots.txt": "User-agent: *",
  "site/assets/site.css": `body{color:#000}${" ".repeat(2000)}`,
  "site/assets/inter.woff2": Buffer.from("wOF2"),
  "site/assets/board.avif": Buffer.from("avif"),
  "site/assets/logo.svg": "<svg/>",
  "site/assets/board.bin": Buffer.from("abcdefghijkl"),
  "site/assets/unknown.zzz": "?",
  "site/.well-known/security.txt": "Contact: mailto:it@example.org",
  "site/_redirects": [
    "# comments and empty lines are left alone",
    "",
    "/blog/Ny%20hemsida /blog/2024/03/25/ny-hemsida 301",
    "/blog/Långa%20meddelanden /blog/2024/03/25/langa-meddelanden 301",
    "/gammal/* /docs/:splat 301",
    "/person/:name /docs/:name?who=:name 302",
    "/docs/event/cmi /elsewhere 301",
    "/robots.txt /forced 301!",
    "/drive https://drive.example.org/mapp 302",
    "/start / 200",
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
    "/blog/rss.xml",
    "  Content-Type: application/rss+xml; charset=utf-8",
  ].join("\n"),
  "secret.txt": "not part of the site",
  "site-drafts/secret.txt": "a neighbour whose name begins the same",
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let server: Server;

beforeAll(async () => {
  folder = await createTempFolder(SITE);
  server = await listen(createStaticHost({ dir: `${folder.dir}/site` }));
});
afterAll(async () => {
  server.close();
  await folder[Symbol.asyncDispose]();
});

describe("addresses (ROUTE-4, ROUTE-7)", () => {
  test.each([
    ["/", "hem"],
    ["/en/", "home"],
    ["/blog", "nyheter"],
    ["/blog/tags", "taggar"],
    ["/docs/event/cmi", "clubmästeriet"],
    ["/docs/board?x=1", LONG_TEXT],
    ["/404.html", "sidan hittades inte"],
    ["/en/404.html", "page not found"],
    ["/blog/rss.xml", "<rss/>"],
    ["/.well-known/security.txt", "Contact: mailto:it@example.org"],
  ])("%s shows its page", async (path, text) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([200, text]);
  });

  test.each([
    ["/index.html", "/"],
    ["/index", "/"],
    ["/en", "/en/"],
    ["/en/index.html", "/en/"],
    ["/blog/", "/blog"],
    ["/blog.html", "/blog"],
    ["/docs/board.html", "/docs/board"],
    ["/docs/board/", "/docs/board"],
    ["/docs/board/index.html", "/docs/board"],
    ["/en/docs/board/index.html", "/en/docs/board"],
    ["/docs/board.html?x=1&y=%C3%A5", "/docs/board?x=1&y=%C3%A5"],
    ["/en?x=1", "/en/?x=1"],
    ["/docs/%C3%A5rsm%C3%B6te.html", "/docs/%C3%A5rsm%C3%B6te"],
    ["//en", "/en/"],
  ])("%s leads on to %s for good", async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  test("å ä ö and blanks are found percent-encoded", async () => {
    expect((await get("/docs/%C3%A5rsm%C3%B6te")).body.toString()).toBe("årsmöte");
    expect((await get("/docs/stadgar%20och%20pm.pdf")).headers["content-type"]).toBe(
      "application/pdf",
    );
  });
});

describe("not found (ROUTE-5)", () => {
  test.each([
    ["/nope", "sidan hittades inte"],
    ["/docs/nope", "sidan hittades inte"],
    ["/docs", "sidan hittades inte"],
    ["/docs/event", "sidan hittades inte"],
    ["/docs/event/", "sidan hittades inte"],
    ["/404", "sidan hittades inte"],
    ["/english", "sidan hittades inte"],
    ["/en/nope", "page not found"],
    ["/en/docs/nope", "page not found"],
    ["/en/docs/", "page not found"],
  ])("%s answers 404 in the language of its address", async (path, text) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, text]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test.each([
    "/_redirects",
    "/_headers",
    "/_Headers",
    "//_headers",
    "/./_headers",
    "/%2e/_redirects",
    "/docs/..%2f_headers",
    "/docs/../_headers",
  ])("%s is a rule, not a page", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, "sidan hittades inte"]);
  });

  test.each(["/docs/./board", "/docs/event/../board", "/docs/event/..%2fboard.html"])(
    "%s goes a way through folders that no link takes",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each(["/nope", "/assets/site-OLD.css", "/en/assets/nope.js"])(
    "%s may be there after the next build, so its absence is not kept",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    },
  );

  test("a link in the folder to what lies outside leads nowhere", async () => {
    await using linked = await createTempFolder({
      "site/index.html": "hem",
      "site/docs/board.html": "styrelsen",
      "elsewhere/secret.txt": "not part of the site",
    });
    await symlink(`${linked.dir}/elsewhere`, `${linked.dir}/site/files`, "junction");
    await symlink(`${linked.dir}/elsewhere/secret.txt`, `${linked.dir}/site/secret.txt`);
    await symlink(`${linked.dir}/site/docs/board.html`, `${linked.dir}/site/board.html`);
    const host = await listen(createStaticHost({ dir: `${linked.dir}/site` }));
    expect((await get("/files/secret.txt", {}, host)).status).toBe(404);
    expect((await get("/secret.txt", {}, host)).status).toBe(404);
    expect((await get("/board", {}, host)).body.toString()).toBe("styrelsen");
    host.close();
  });

  test("a folder that is itself reached by a link is served", async () => {
    await using linked = await createTempFolder({ "build-7/index.html": "hem" });
    await symlink(`${linked.dir}/build-7`, `${linked.dir}/current`, "junction");
    const host = await listen(createStaticHost({ dir: `${linked.dir}/current` }));
    expect((await get("/", {}, host)).body.toString()).toBe("hem");
    host.close();
  });

  test("a folder without a not-found page answers in plain text", async () => {
    await using empty = await createTempFolder({ "index.html": "hem" });
    const host = await listen(createStaticHost({ dir: empty.dir }));
    expect((await get("/nope", {}, host)).status).toBe(404);
    host.close();
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/docs/..%2f..%2fsecret.txt",
    "/../site-drafts/secret.txt",
    "/..%5csecret.txt",
  ])("%s does not lead out of the folder", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, "sidan hittades inte"]);
  });

  test.each(["/%", "/%E0%A4%A", "/docs/%zz.html", "/docs/%00"])(
    "%s cannot be decoded and answers 400, and the host goes on",
    async (path) => {
      expect((await get(path)).status).toBe(400);
      expect((await get("/")).status).toBe(200);
    },
  );
});

describe("_redirects", () => {
  test.each([
    ["/blog/Ny%20hemsida", 301, "/blog/2024/03/25/ny-hemsida"],
    ["/blog/Ny%20hemsida/", 301, "/blog/2024/03/25/ny-hemsida"],
    ["/blog/Ny%20hemsida?x=1", 301, "/blog/2024/03/25/ny-hemsida?x=1"],
    ["/blog/L%C3%A5nga%20meddelanden", 301, "/blog/2024/03/25/langa-meddelanden"],
    ["/gammal/event/cmi", 301, "/docs/event/cmi"],
    ["/gammal/%C3%A5rsm%C3%B6te", 301, "/docs/%C3%A5rsm%C3%B6te"],
    ["/person/board", 302, "/docs/board?who=board"],
    ["/person/board?x=1", 302, "/docs/board?who=board"],
    ["/drive", 302, "https://drive.example.org/mapp"],
  ])("%s answers %i to %s", async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test("a file is shown although a rule names its address", async () => {
    expect((await get("/docs/event/cmi")).status).toBe(200);
  });

  test("a forced rule goes before the file", async () => {
    expect((await get("/robots.txt")).headers.location).toBe("/forced");
  });

  test("a rule with status 200 shows another page under the asked address", async () => {
    const answer = await get("/start");
    expect([answer.status, answer.body.toString()]).toEqual([200, "hem"]);
  });

  test.each([
    ["a rule for some countries only", "/x /y 302 Country=se", "Country"],
    ["a line without target", "/x", "_redirects"],
  ])("%s is reported, not ignored", async (_name, line, word) => {
    await using odd = await createTempFolder({ "index.html": "hem", _redirects: line });
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const host = await listen(createStaticHost({ dir: odd.dir }));
    const answer = await get("/", {}, host);
    expect([answer.status, answer.body.toString()]).toEqual([500, expect.stringContaining(word)]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    host.close();
  });

  test("ANALYTICS-7 what Netlify would fetch from another host is not asked for, but said", async () => {
    await using passing = await createTempFolder({
      "index.html": "hem",
      _redirects: "/_vercel/insights/* https://views.example/_vercel/insights/:splat 200",
    });
    const host = await listen(createStaticHost({ dir: passing.dir }));
    const answer = await get("/_vercel/insights/script.js", {}, host);
    expect([answer.status, answer.body.toString()]).toEqual([
      502,
      "Netlify would ask https://views.example/_vercel/insights/script.js; the preview does not.\n",
    ]);
    expect((await get("/", {}, host)).status).toBe(200);
    host.close();
  });

  test("a rule written after the start counts at once", async () => {
    await using changing = await createTempFolder({ "index.html": "hem" });
    const host = await listen(createStaticHost({ dir: changing.dir }));
    expect((await get("/new", {}, host)).status).toBe(404);
    await writeFile(`${changing.dir}/_redirects`, "/new / 301");
    expect((await get("/new", {}, host)).status).toBe(301);
    host.close();
  });
});

describe("headers", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/assets/site.css", "text/css; charset=utf-8"],
    ["/data.json", "application/json"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/assets/inter.woff2", "font/woff2"],
    ["/assets/board.avif", "image/avif"],
    ["/assets/logo.svg", "image/svg+xml"],
    ["/assets/unknown.zzz", "application/octet-stream"],
  ])("%s has the content type %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type);
  });

  test("_headers adds to the answers it names, and a later rule wins", async () => {
    const [home, doc, asset, feed] = await Promise.all(
      ["/", "/docs/board", "/assets/site.css", "/blog/rss.xml"].map((path) => get(path)),
    );
    expect(home?.headers["referrer-policy"]).toBe("same-origin");
    expect(doc?.headers["referrer-policy"]).toBe("no-referrer");
    expect(doc?.headers["x-content-type-options"]).toBe("nosniff");
    expect(asset?.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(feed?.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  });

  test("_headers reaches not-found pages too", async () => {
    expect((await get("/nope")).headers["x-content-type-options"]).toBe("nosniff");
  });

  test("a page may be kept but is asked for again each time", async () => {
    expect((await get("/")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("compression and caching", () => {
  test("text is compressed as the browser asks, brotli first", async () => {
    const [brotli, zipped, plain] = await Promise.all(
      ["gzip, deflate, br, zstd", "gzip;q=0.8", "identity"].map((encodings) =>
        get("/docs/board", { "Accept-Encoding": encodings }),
      ),
    );
    expect(brotli?.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli?.body ?? "").toString()).toBe(LONG_TEXT);
    expect(zipped?.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped?.body ?? "").toString()).toBe(LONG_TEXT);
    expect(plain?.headers["content-encoding"]).toBeUndefined();
    for (const answer of [brotli, zipped, plain])
      expect(answer?.headers.vary).toBe("Accept-Encoding");
  });

  test("an encoding refused with q=0 is not used", async () => {
    const answer = await get("/docs/board", { "Accept-Encoding": "br;q=0, gzip" });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });

  test("fonts and pictures are sent as they are", async () => {
    const answer = await get("/assets/inter.woff2", { "Accept-Encoding": "br" });
    expect([answer.headers["content-encoding"], answer.body.toString()]).toEqual([
      undefined,
      "wOF2",
    ]);
  });

  test("a browser that has this version gets 304 without a body", async () => {
    const { headers } = await get("/docs/board", { "Accept-Encoding": "br" });
    const again = await get("/docs/board", {
      "Accept-Encoding": "br",
      "If-None-Match": `"old", ${headers.etag}`,
    });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await get("/docs/board", { "If-None-Match": '"old"' })).status).toBe(200);
  });

  test("a not-found page is never answered with 304", async () => {
    const { headers } = await get("/nope");
    expect((await get("/nope", { "If-None-Match": String(headers.etag) })).status).toBe(404);
  });
});

describe("parts of a file", () => {
  test.each([
    ["bytes=0-0", "bytes 0-0/12", "a"],
    ["bytes=0-1", "bytes 0-1/12", "ab"],
    ["bytes=9-", "bytes 9-11/12", "jkl"],
    ["bytes=-2", "bytes 10-11/12", "kl"],
  ])("%s is answered with %s", async (range, contentRange, text) => {
    const answer = await get("/assets/board.bin", { Range: range });
    expect([answer.status, answer.headers["content-range"]]).toEqual([206, contentRange]);
    expect(answer.body.toString()).toBe(text);
  });

  test("a part of a text is not compressed: it could not be put together again", async () => {
    const answer = await get("/docs/board", { Range: "bytes=0-8", "Accept-Encoding": "br" });
    expect([answer.status, answer.body.toString()]).toEqual([206, LONG_TEXT.slice(0, 9)]);
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  test("a part that the file does not have is refused", async () => {
    const answer = await get("/assets/board.bin", { Range: "bytes=40-50" });
    expect([answer.status, answer.headers["content-range"]]).toEqual([416, "bytes */12"]);
  });

  test("a not-found page is whole", async () => {
    const answer = await get("/nope", { Range: "bytes=0-3" });
    expect([answer.status, answer.body.toString()]).toEqual([404, "sidan hittades inte"]);
  });
});

describe("methods", () => {
  test("HEAD gives the headers of GET without the body", async () => {
    const [head, full] = await Promise.all([
      get("/docs/board", {}, server, "HEAD"),
      get("/docs/board"),
    ]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
    expect(head.headers.etag).toBe(full.headers.etag);
  });

  test("other methods are refused", async () => {
    const answer = await get("/", {}, server, "POST");
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

test("a test can answer in place of the host", async () => {
  const host = await listen(
    createStaticHost({
      dir: `${folder.dir}/site`,
      intercept(asked, response) {
        if (asked.url !== "/broken") return false;
        response.writeHead(502).end();
        return true;
      },
    }),
  );
  expect((await get("/broken", {}, host)).status).toBe(502);
  expect((await get("/", {}, host)).status).toBe(200);
  host.close();
});

async function listen(host: Server): Promise<Server> {
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  return host;
}

function portOf(host: Server): number {
  return (host.address() as AddressInfo).port;
}

/** Asks for a path exactly as written: `fetch` would tidy it up first. */
function get(
  path: string,
  headers: Record<string, string> = {},
  host = server,
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onAnswer = async (answer: IncomingMessage) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: answer.headers, body });
    };
    request({ port: portOf(host), path, method, headers }, onAnswer)
      .on("error", reject)
      .end();
  });
}
