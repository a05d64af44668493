import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { createStaticHost } from "../../src/tools/preview.ts";
import { type Listening, listenOnFreePort } from "./free-port.ts";
import { test as base, expect, type Page } from "./test.ts";

/** Answers a request for a page in place of the host. */
export type Answer = (exchange: {
  request: IncomingMessage;
  response: ServerResponse;
  /** The page as the host would send it. */
  html: string;
  /** Lets the host answer after all. */
  serve: () => void;
}) => void;

/** The website under test on a host of its own, which may fail. */
export interface FaultyHost extends Listening {
  /** Answers to scripts that request a path; loading it as a document works as usual. */
  answers: Map<string, Answer>;
  /** Paths that scripts have asked for, in their order. */
  fetched: string[];
  /** Paths that were loaded as a whole. */
  loaded: string[];
  /** Changes every page on its way, also those that are loaded as a whole. */
  change: ((html: string) => string) | undefined;
  /** Title of the page at an address. */
  titleAt(path: string): string;
}

/** The connection breaks before there is an answer. */
export const dropped: Answer = ({ response }) => response.destroy();

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const REBUILT = "/assets/main-REBUILT.js";

/** A page as another build would have written it; the host has that build's script too. */
export function rebuilt(html: string): string {
  return html.replace(/\/assets\/main[^"]*\.js/, REBUILT);
}

/** An answer that waits until the test lets it go, and what becomes of it then. */
export function held(then: Answer = ({ serve }) => serve()): { answer: Answer; release(): void } {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  return { answer: (exchange) => void released.then(() => then(exchange)), release };
}

async function serveFaulty(dir: string): Promise<FaultyHost> {
  const answers = new Map<string, Answer>();
  const served = new WeakSet<IncomingMessage>();
  const server = createStaticHost({
    dir,
    intercept(request, response) {
      const path = request.url ?? "";
      if (path === REBUILT) {
        const script = /\/assets\/main[^"]*\.js/.exec(pageAt(dir, "/"))?.[0] ?? "";
        response.writeHead(200, { "Content-Type": "text/javascript" });
        response.end(readFileSync(resolve(dir, `.${script}`)));
        return true;
      }
      const kind = request.headers["sec-fetch-dest"];
      if (served.has(request) || (kind !== "document" && kind !== "empty")) return false;
      // Stylesheets that a page brings along are fetched ahead with it.
      if (path.startsWith("/assets/")) return false;
      (kind === "document" ? host.loaded : host.fetched).push(path);
      const changed: Answer = ({ html }) => response.writeHead(200, HTML).end(host.change?.(html));
      const usual = host.change && !path.endsWith(".json") ? changed : null;
      const answer = (kind === "empty" && answers.get(path)) || usual;
      const serve = () => {
        served.add(request);
        server.emit("request", request, response);
      };
      answer?.({ request, response, html: pageAt(dir, path), serve });
      return Boolean(answer);
    },
  });
  const host: FaultyHost = {
    ...(await listenOnFreePort(server)),
    answers,
    fetched: [],
    loaded: [],
    change: undefined,
    titleAt: (path) => /<title>(.*?)<\/title>/.exec(pageAt(dir, path))?.[1] ?? "",
  };
  return host;
}

function pageAt(site: string, address: string): string {
  const path = address.replace(/[?#].*/, "").replace(/\/$/, "/index");
  return readFileSync(resolve(site, `.${path}.html`), "utf8");
}

/**
 * Each worker has its own host, which relative addresses refer to, and which is reset
 * when a test begins: another address would be another context, and so another process of the browser.
 */
export const test = base.extend<{ host: FaultyHost }, { ownHost: FaultyHost }>({
  ownHost: [
    async ({ site }, use) => {
      await using host = await serveFaulty(site.dir);
      await use(host);
    },
    { scope: "worker" },
  ],
  host: [
    async ({ ownHost, page }, use) => {
      // The page of the test before has gone, which may have asked for something to the last.
      await page.waitForURL("about:blank");
      ownHost.answers.clear();
      Object.assign(ownHost, { fetched: [], loaded: [], change: undefined });
      await use(ownHost);
    },
    { auto: true },
  ],
  baseURL: ({ ownHost }, use) => use(ownHost.address),
});

/** Opens a page on which nothing is fetched ahead, so that only clicks ask for pages. */
export async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
}

export { expect };
