import { readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressSite } from "../../src/tools/compress.ts";
import { loadHeaders } from "../../src/tools/netlify-rules.ts";
import { createStaticHost } from "../../src/tools/static-host.ts";
import { createProject, type Project } from "../support/build.ts";
import { type Listening, listenOnFreePort } from "../support/free-port.ts";
import { createGithubPages } from "./github-pages.ts";
import { startNginx } from "./nginx.ts";

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let project: Project;
let dir: string;
/** Files of the build, by their path, as it left them. */
let files: string[];
/** Addresses of all pages. */
let pages: string[];
let nginx: Listening;
let netlify: Listening;
let github: Listening;

beforeAll(async () => {
  project = await createProject();
  const site = await project.build({ env: { NETLIFY: "" } });
  if (site.exitCode !== 0) throw new Error(site.output);
  dir = join(project.dir, "_site");
  files = site.files.filter((file) => !/^(_headers|_redirects|\.made-by-build)$/.test(file));
  pages = site.urls.filter((url) => !/\/404$/.test(url) && !isSecondName(url));
  await compressSite(dir);
  nginx = await startNginx(dir);
  netlify = await listenOnFreePort(createStaticHost({ dir }));
  github = await listenOnFreePort(createGithubPages(dir));
});
afterAll(async () => {
  await nginx?.[Symbol.asyncDispose]();
  await netlify?.[Symbol.asyncDispose]();
  await github?.[Symbol.asyncDispose]();
  await project?.[Symbol.asyncDispose]();
});

describe("HOST-1 nginx answers as Netlify does", () => {
  test("every page and file: status, type, headers and bytes", async () => {
    const paths = [
      ...pages,
      ...files.filter((file) => !file.endsWith(".html")).map((f) => `/${f}`),
    ];
    expect(paths.length).toBeGreaterThan(100);
    expect(await differences(paths)).toEqual([]);
  });

  test("the other forms of each address lead to it", async () => {
    const forms = pages
      .filter((url) => !url.endsWith("/"))
      .flatMap((url) => [
        `${url}/`,
        `${url}.html`,
        `${url}/index.html`,
        `${url}.html?x=1&y=%C3%A5`,
      ]);
    const homes = ["/en", "/en/index.html", "/index.html", "/index", "/en?x=1", "/admin"];
    expect(await differences([...forms, ...homes])).toEqual([]);
  });

  test("what has moved leads on, and what does not exist is the not-found page of its language", async () => {
    const redirects = readFileSync(join(dir, "_redirects"), "utf8")
      .split("\n")
      .map((line) => line.split(/\s+/)[0] ?? "")
      .filter((from) => from && !/[:*]/.test(from));
    expect(redirects.length).toBeGreaterThan(0);
    const missing = ["/finns-inte", "/en/not-there", "/finns/inte/", "/en/not/there.html"];
    const hidden = ["/_headers", "/_redirects", "/missing.js", "/docs", "/en/404", "/404/"];
    const paths = [...redirects, ...redirects.map((path) => `${path}?x=1`), ...missing, ...hidden];
    expect(await differences(paths)).toEqual([]);
    // Netlify sends the folder's headers with it, nginx those of the page that it shows.
    expect((await ask(nginx, "/assets/missing.js")).status).toBe(404);
  });
});

test("HOST-2 nginx sends texts as they were compressed beside them, and nobody anything else", async () => {
  const texts = ["/", "/en/", pages.find((url) => url.includes("/docs/")) ?? "", "/sitemap.xml"];
  for (const path of [...texts, "/finns-inte"]) {
    const plain = await ask(nginx, path);
    const brotli = await ask(nginx, path, { "Accept-Encoding": "gzip, br" });
    const gzip = await ask(nginx, path, { "Accept-Encoding": "gzip" });
    expect([path, brotli.headers["content-encoding"]]).toEqual([path, "br"]);
    expect([path, gzip.headers["content-encoding"]]).toEqual([path, "gzip"]);
    expect(brotli.headers.vary).toBe("Accept-Encoding");
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  }
  for (const path of ["/index.html.br", "/sitemap.xml.gz", "/.made-by-build"])
    expect((await ask(nginx, path)).status).toBe(404);
});

test("HOST-3 no address leads nginx to another site, into a header or out of the folder", async () => {
  const [page = ""] = pages.filter((url) => /^\/docs\/./.test(url));
  const hostile = [
    "//evil.example/",
    `//evil.example/..${page}/`,
    `/\\evil.example/..${page}/`,
    `/%5cevil.example/..${page}/`,
    `${page}%0d%0aSet-Cookie:a=b/`,
    `${page}%0aSet-Cookie:a=b.html`,
    "/%0d%0aSet-Cookie:%20a=b/index.html",
    "/en%0d%0aSet-Cookie:%20a=b/",
    "/..%2f..%2fetc/passwd",
    "/assets/../../package.json",
    "/%00",
  ];
  for (const path of hostile) {
    const { status = 0, headers, body } = await ask(nginx, path);
    expect([path, headers["set-cookie"]]).toEqual([path, undefined]);
    expect([path, body.includes('isektionen.se"')]).toEqual([path, false]);
    if (status < 400) {
      const target = new URL(headers.location ?? path, nginx.address);
      expect([path, target.origin]).toEqual([path, nginx.address]);
    }
  }
});

test("ROUTE-10 by the rules of GitHub Pages every page answers in all forms of its address", async () => {
  const broken: string[] = [];
  for (const url of pages) {
    const isHome = url.endsWith("/");
    const forms = isHome
      ? [url, `${url}index.html`, url.slice(0, -1) || "/"]
      : [url, `${url}/`, `${url}.html`, `${url}/index.html`];
    const page = readFileSync(join(dir, `${url}${isHome ? "index" : ""}.html`));
    for (const form of forms) {
      const first = await ask(github, form);
      const answer = first.status === 301 ? await ask(github, first.headers.location ?? "") : first;
      if (answer.status !== 200 || !answer.body.equals(page)) broken.push(form);
    }
  }
  expect(broken).toEqual([]);
  // It knows one page for all languages.
  const missing = await ask(github, "/en/not-there");
  expect([missing.status, missing.body.equals(readFileSync(join(dir, "404.html")))]).toEqual([
    404,
    true,
  ]);
});

/** What nginx answers otherwise than Netlify: readable, one line each. */
async function differences(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const [one, other] = await Promise.all([ask(nginx, path), ask(netlify, path)]);
    const tell = (what: string, ours: unknown, theirs: unknown) => {
      if (ours !== theirs) found.push(`${path}: ${what} is ${ours}, at Netlify ${theirs}`);
    };
    tell("status", one.status, other.status);
    tell("location", one.headers.location, other.headers.location);
    if (one.status === 301) continue;
    tell("type", plainType(one), plainType(other));
    tell("content", one.body.equals(other.body), true);
    const named = await loadHeaders(dir, decodeURIComponent(path.split("?")[0] ?? ""));
    for (const [name, value] of Object.entries(named)) {
      if (name === "Content-Type") continue;
      // What is not there yet may be there after the next build.
      const isLasting = one.status === 404 && name === "Cache-Control";
      const wanted = isLasting ? "public, max-age=0, must-revalidate" : value;
      tell(name, one.headers[name.toLowerCase()], wanted);
    }
  }
  return found;
}

/** Both spell the character set in their own way, and icons and scripts have two names each. */
function plainType({ headers }: Answer): string {
  const [type = "", ...rest] = (headers["content-type"] ?? "").toLowerCase().split(/;\s*/);
  const same = type
    .replace("application/javascript", "text/javascript")
    .replace("image/vnd.microsoft.icon", "image/x-icon");
  return [same, ...(/^text\//.test(same) ? rest : [])].join("; ");
}

/** Asks for an address as it is written; `fetch` would mend it first. */
function ask(
  { address }: Listening,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((done, fail) => {
    request({ hostname, port, path: asWritten(path), headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on("error", fail)
      .end();
  });
}

/** Letters of file names as percent codes; what is one already stays. */
function asWritten(path: string): string {
  return path.replaceAll(/[^!-~]+/g, encodeURIComponent);
}

/** `/docs/board/`, the second name of `/docs/board`. */
function isSecondName(url: string): boolean {
  return url.endsWith("/") && readdirSync(join(dir, url, "..")).includes(`${nameOf(url)}.html`);
}

function nameOf(url: string): string {
  return url.split("/").at(-2) ?? "";
}
