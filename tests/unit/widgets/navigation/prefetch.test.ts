// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSoft } from "../../../../widgets/navigation/navigation.ts";
import { prefetchPath } from "../../../../widgets/navigation/prefetch.ts";

const HOMES = ["/en/", "/"];
const PAGE = "<!doctype html><html lang=sv></html>";

let saves = false;

/** The page that is shown while a test runs. */
const shown = {
  path: "/section",
  isSoft: (path: string) => isSoft(path, "/section", HOMES),
  savesData: () => saves,
};

describe("PRE-1 eligible links", () => {
  test.each([
    ["a page", 'href="/docs/board"', "/docs/board"],
    ["relative", 'href="docs/board"', "/docs/board"],
    ["absolute, of this site", `href="${location.origin}/docs/board"`, "/docs/board"],
    ["with a fragment", 'href="/docs/board#möten"', "/docs/board"],
    ["with a query", 'href="/docs/board?a=b#c"', "/docs/board"],
    ["a file that is a page", 'href="/docs/board.html"', "/docs/board.html"],
    ["home", 'href="/"', "/"],
    ["the same window, said so", 'href="/docs/board" target="_self"', "/docs/board"],
    ["this page", 'href="/section"', null],
    ["this page with a query", 'href="/section?a=b"', null],
    ["a fragment", 'href="#syfte"', null],
    ["nothing", 'href=""', null],
    ["the other language", 'href="/en/docs/board"', null],
    ["the other language's home", 'href="/en/"', null],
    ["opted out", 'href="/docs/board" data-full-load=""', null],
    ["another window", 'href="/docs/board" target="_blank"', null],
    ["a named window", 'href="/docs/board" target="other"', null],
    ["a download", 'href="/docs/board" download', null],
    ["a document", 'href="/stadgar.pdf"', null],
    ["a feed", 'href="/blog/rss.xml"', null],
    ["another site", 'href="https://www.kth.se/docs/board"', null],
    ["another site, same protocol", 'href="//www.kth.se/docs/board"', null],
    ["e-mail", 'href="mailto:webmaster@iare.nu"', null],
    ["telephone", 'href="tel:+46812345678"', null],
  ])("%s", (_words, attributes, expected) => {
    // From the page that is shown, whatever the address of the test's own document.
    const base = document.head.appendChild(document.createElement("base"));
    base.href = `${location.origin}/section`;
    document.body.innerHTML = `<a ${attributes}>Länk</a>`;
    const link = document.querySelector("a") as HTMLAnchorElement;
    const path = prefetchPath(link, shown);
    base.remove();
    expect(path).toBe(expected);
  });
});

describe("prefetching", () => {
  /** A document for each test, because the listeners stay. */
  let root: Document;
  let view: (href: string) => void;
  let requests: {
    path: string;
    priority: string | undefined;
    end: (response?: Response) => void;
  }[];

  const asked = () => requests.map(({ path, priority }) => `${priority} ${path}`);
  const settle = () => new Promise((done) => setTimeout(done));
  const link = (href: string) => root.querySelector(`a[href="${href}"]`) as HTMLAnchorElement;
  const point = (href: string) =>
    link(href).dispatchEvent(new Event("pointerover", { bubbles: true }));

  beforeEach(async () => {
    saves = false;
    requests = [];
    root = document.implementation.createHTMLDocument();
    root.head.innerHTML = `<base href="${location.origin}/section">`;
    root.body.innerHTML = '<a href="/a">A</a><a href="/b">B</a><a href="/feed.xml">Feed</a>';
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(changed: (changes: object[]) => void) {
          view = (href) => changed([{ target: link(href), isIntersecting: true }]);
        }
        observe() {}
        unobserve() {}
      },
    );
    vi.stubGlobal("fetch", (path: string, { priority }: RequestInit) => {
      return new Promise<Response>((done, fail) => {
        const end = (response?: Response) =>
          response ? done(response) : fail(new TypeError("no"));
        requests.push({ path, priority, end });
      });
    });
    vi.resetModules();
    const { startPrefetch } = await import("../../../../widgets/navigation/prefetch.ts");
    startPrefetch(root, shown);
  });
  afterEach(() => vi.unstubAllGlobals());

  const page = () => new Response(PAGE, { headers: { "Content-Type": "text/html" } });

  test("PRE-1 links in view are fetched one after the other at low priority, files are not", async () => {
    for (const href of ["/a", "/b", "/feed.xml"]) view(href);
    await settle();
    expect(asked()).toEqual(["low /a"]);
    requests[0]?.end(page());
    await settle();
    expect(asked()).toEqual(["low /a", "low /b"]);
  });

  test("PRE-2, PRE-4 a link that is pointed at is fetched at once and once; a failure is forgotten", async () => {
    point("/a");
    point("/a");
    await settle();
    expect(asked()).toEqual(["auto /a"]);
    requests[0]?.end();
    await settle();
    point("/a");
    expect(asked()).toEqual(["auto /a", "auto /a"]);
  });

  test("PRE-3 nothing is fetched for visitors who save data", async () => {
    saves = true;
    view("/a");
    point("/b");
    await settle();
    expect(asked()).toEqual([]);
  });
});
