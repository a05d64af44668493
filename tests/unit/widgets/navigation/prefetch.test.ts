// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isThrifty } from "../../../../widgets/navigation/connection.ts";
import { isSoft } from "../../../../widgets/navigation/navigation.ts";
import { prefetchPath } from "../../../../widgets/navigation/prefetch.ts";

const HOMES = ["/en/", "/"];
const PAGE = "<!doctype html><html lang=sv></html>";
const HTML = { "Content-Type": "text/html" };

/** The page that is shown while a test runs. */
const shown = {
  path: "/section",
  isSoft: (path: string) => isSoft(path, "/section", HOMES),
  isThrifty,
};

describe("PRE-3 the connection", () => {
  test.each([
    ["tells nothing: fast", {}, false],
    ["has no type, no data saver", { saveData: false }, false],
    ["saves data", { saveData: true }, true],
    ["saves data on a fast network", { saveData: true, effectiveType: "4g" }, true],
    ["slow-2g", { effectiveType: "slow-2g" }, true],
    ["2g", { effectiveType: "2g" }, true],
    ["3g", { effectiveType: "3g" }, false],
    ["4g", { saveData: false, effectiveType: "4g" }, false],
  ])("%s", (_words, connection, expected) => {
    expect(isThrifty(connection)).toBe(expected);
  });
});

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
  /** A document of its own for each test, because the listeners stay. */
  let root: Document;
  let views: FakeViews[];
  let requests: { path: string; priority: string | undefined; succeed(): void; fail(): void }[];

  /** An IntersectionObserver of which the test says what is in view. */
  class FakeViews {
    readonly watched = new Set<Element>();
    readonly #changed: IntersectionObserverCallback;
    constructor(changed: IntersectionObserverCallback) {
      this.#changed = changed;
      views.push(this);
    }
    observe(target: Element) {
      this.watched.add(target);
    }
    unobserve(target: Element) {
      this.watched.delete(target);
    }
    tell(targets: Element[], isIntersecting: boolean) {
      const entries = targets
        .filter((target) => this.watched.has(target))
        .map((target) => ({ target, isIntersecting }) as unknown as IntersectionObserverEntry);
      this.#changed(entries, this as unknown as IntersectionObserver);
    }
  }

  beforeEach(() => {
    root = document.implementation.createHTMLDocument();
    root.head.innerHTML = `<base href="${location.origin}/section">`;
    views = [];
    requests = [];
    vi.stubGlobal("IntersectionObserver", FakeViews);
    vi.stubGlobal("fetch", (path: string, { priority }: RequestInit = {}) => {
      return new Promise<Response>((done, fail) => {
        requests.push({
          path,
          priority,
          succeed: () => done(new Response(PAGE, { headers: HTML })),
          fail: () => fail(new TypeError("Failed to fetch")),
        });
      });
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    setConnection(undefined);
  });

  const asked = () => requests.map(({ path }) => path);
  const link = (href: string) =>
    root.querySelector<HTMLAnchorElement>(`a[href="${href}"]`) as HTMLAnchorElement;
  const comeIntoView = (...hrefs: string[]) => views[0]?.tell(hrefs.map(link), true);
  /** Lets promises and the observer of the document run. */
  const settle = () => new Promise((done) => setTimeout(done));
  const write = (...hrefs: string[]) => {
    root.body.innerHTML = hrefs.map((href) => `<a href="${href}"><b>Länk</b></a>`).join("");
  };

  function setConnection(connection: object | undefined) {
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  }

  async function start(...hrefs: string[]) {
    write(...hrefs);
    vi.resetModules();
    const { startPrefetch } = await import("../../../../widgets/navigation/prefetch.ts");
    startPrefetch(root, shown);
    return () => startPrefetch(root, shown);
  }

  test("PRE-1 asks for nothing before a link is in view, and then at low priority", async () => {
    await start("/a", "/b");
    await settle();
    expect(asked()).toEqual([]);
    views[0]?.tell([link("/a")], false);
    expect(asked()).toEqual([]);
    comeIntoView("/a");
    expect(requests).toMatchObject([{ path: "/a", priority: "low" }]);
  });

  test("PRE-1 asks for each path once, also with another query or fragment", async () => {
    await start("/a", "/a#b", "/a?c", "/a?c#d");
    for (const href of ["/a", "/a#b", "/a?c", "/a?c#d"]) {
      comeIntoView(href);
      requests[0]?.succeed();
      await settle();
    }
    expect(asked()).toEqual(["/a"]);
  });

  test("PRE-1 asks for nothing that is not eligible", async () => {
    const hrefs = ["/section", "#x", "/en/", "/a.pdf", "https://www.kth.se/"];
    await start(...hrefs);
    comeIntoView(...hrefs);
    expect(asked()).toEqual([]);
  });

  test("PRE-1 asks for the first alone, and then for two at a time", async () => {
    await start("/a", "/b", "/c", "/d");
    comeIntoView("/a", "/b", "/c", "/d");
    expect(asked()).toEqual(["/a"]);
    requests[0]?.succeed();
    await settle();
    expect(asked()).toEqual(["/a", "/b", "/c"]);
    requests[2]?.fail();
    await settle();
    expect(asked()).toEqual(["/a", "/b", "/c", "/d"]);
  });

  test("PRE-1 watches links that come later, and starts once for all pages", async () => {
    const startAgain = await start("/a");
    write("/b");
    startAgain();
    await settle();
    expect(views).toHaveLength(1);
    comeIntoView("/b");
    expect(asked()).toEqual(["/b"]);
  });

  test("PRE-1 without IntersectionObserver all are taken to be in view", async () => {
    Reflect.deleteProperty(window, "IntersectionObserver");
    await start("/a", "/en/", "/b");
    requests[0]?.succeed();
    await settle();
    expect(asked()).toEqual(["/a", "/b"]);
  });

  test.each(["pointerover", "touchstart", "focusin"])("PRE-2 %s asks once", async (type) => {
    await start("/a");
    const point = () =>
      link("/a").firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
    point();
    point();
    expect(requests).toMatchObject([{ path: "/a", priority: "auto" }]);
    requests[0]?.succeed();
    await settle();
    point();
    expect(asked()).toEqual(["/a"]);
  });

  test("PRE-2 does not wait for links in view", async () => {
    await start("/a", "/b", "/c", "/d");
    comeIntoView("/a", "/b", "/c");
    link("/d").dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(asked()).toEqual(["/a", "/d"]);
  });

  test("PRE-2 a link that has the focus when this starts is asked for", async () => {
    // Only the document of a window has a focus.
    root = document;
    write("/a", "/b");
    link("/b").focus();
    vi.resetModules();
    const { startPrefetch } = await import("../../../../widgets/navigation/prefetch.ts");
    startPrefetch(root, shown);
    expect(asked()).toEqual(["/b"]);
  });

  test("PRE-2 one that failed is forgotten, in silence", async () => {
    await start("/a");
    const point = () => link("/a").dispatchEvent(new Event("pointerover", { bubbles: true }));
    const warnings = vi.spyOn(console, "warn");
    const errors = vi.spyOn(console, "error");
    point();
    requests[0]?.fail();
    await settle();
    point();
    expect(asked()).toEqual(["/a", "/a"]);
    expect(warnings).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "PRE-3 nothing with %o, until the connection is a better one",
    async (connection) => {
      setConnection(connection);
      await start("/a", "/b");
      const point = () => link("/b").dispatchEvent(new Event("pointerover", { bubbles: true }));
      comeIntoView("/a");
      point();
      await settle();
      expect(asked()).toEqual([]);
      setConnection({ effectiveType: "4g" });
      point();
      expect(asked()).toEqual(["/b"]);
    },
  );

  test.each([undefined, {}, { type: "wifi" }])(
    "PRE-3 %o is a fast connection",
    async (connection) => {
      setConnection(connection);
      await start("/a");
      comeIntoView("/a");
      expect(asked()).toEqual(["/a"]);
    },
  );
});
