// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  isSoft,
  loadFully,
  type NavigationFacts,
  navigationKind,
  startNavigation,
} from "../../../../widgets/navigation/navigation.ts";
import type { ShownPage } from "../../../../widgets/navigation/shown-page.ts";

const HOMES = ["/en/", "/"];
const HERE = "/docs/board";

/** A page at `HERE`, of a Swedish site with English pages. */
function shownPage(overrides: Partial<ShownPage> = {}): ShownPage {
  return {
    path: HERE,
    isSoft: (path) => isSoft(path, HERE, HOMES),
    isThrifty: () => false,
    loadFully: vi.fn(),
    end: vi.fn(),
    begin: vi.fn(),
    ...overrides,
  };
}

/** What the browser says about a plain click on a link. */
function facts(
  address: string,
  {
    sameDocument = false,
    ...overrides
  }: Partial<NavigationFacts> & { sameDocument?: boolean } = {},
): NavigationFacts {
  return {
    canIntercept: true,
    navigationType: "push",
    hashChange: false,
    downloadRequest: null,
    formData: null,
    info: undefined,
    destination: { url: new URL(address, "https://www.iare.se/").href, sameDocument },
    ...overrides,
  };
}

describe("isSoft", () => {
  test.each([
    ["/", HERE, true],
    ["/section", HERE, true],
    ["/docs/event/cmi", "/", true],
    ["/en/section", "/en/", true],
    ["/en/", "/en", true],
    ["/en", "/en/docs/board", true],
  ])("LINK-2 a page of this language: %s on %s", (path, shown, expected) => {
    expect(isSoft(path, shown, HOMES)).toBe(expected);
  });

  test.each([
    ["/en/section", "/section"],
    ["/en", "/section"],
    ["/en/", "/"],
    ["/section", "/en/section"],
    ["/", "/en/"],
    ["/", "/en"],
  ])("LINK-2, LOC-4 not a page of another language: %s on %s", (path, shown) => {
    expect(isSoft(path, shown, HOMES)).toBe(false);
  });

  test.each(["/english", "/enkat", "/docs/en/x"])("ROUTE-2 %s is Swedish", (path) => {
    expect(isSoft(path, "/section", HOMES)).toBe(true);
    expect(isSoft(path, "/en/section", HOMES)).toBe(false);
  });

  test.each([
    "/blog/rss.xml",
    "/blog/feed.json",
    "/img/mark.svg",
    "/f.pdf",
    "/%C3%85rs%20m%C3%B6te.pdf",
    "/docs/a.b.PNG",
    "/x.htm",
    "/x.html.gz",
    "//other.example/x",
  ])("LINK-1 a file is not a page: %s", (path) => {
    expect(isSoft(path, HERE, HOMES)).toBe(false);
  });

  test.each(["/x.html", "/index.html", "/docs/v1.2/intro", "/docs/2023-24/intro", "/a.b/c"])(
    "LINK-1 a page has no extension, or .html: %s",
    (path) => {
      expect(isSoft(path, HERE, HOMES)).toBe(true);
    },
  );

  test("ROUTE-2 the longest home holds, whatever the order and the number of languages", () => {
    const homes = ["/en/us/", "/en/", "/"];
    expect(isSoft("/en/us/a", "/en/b", homes)).toBe(false);
    expect(isSoft("/en/us/a", "/en/us", homes)).toBe(true);
  });
});

describe("navigationKind", () => {
  const kind = (...args: Parameters<typeof facts>) => navigationKind(facts(...args), shownPage());

  test.each([
    ["a link", "/section", {}],
    ["a link with a query", "/section?x=1", {}],
    ["a link with a fragment", "/section#a", {}],
    ["a page with .html", "/section.html", {}],
    ["an address that no page has", "/nope", {}],
    ["a script", "/section", { navigationType: "replace" as const }],
    ["back to a page that was shown in place", "/section", { ...back(), sameDocument: true }],
    ["back to a heading of such a page", "/section#a", { ...back(), sameDocument: true }],
  ])("SOFT-1 another page is loaded in place: %s", (_case, address, overrides) => {
    expect(kind(address, overrides)).toBe("load");
  });

  test.each([
    ["another origin, or a script that may not be intercepted", { canIntercept: false }],
    ["reload", { navigationType: "reload" as const }],
    ["a download", { downloadRequest: "" }],
    ["a download with a name", { downloadRequest: "a.pdf" }],
    ["a form", { formData: new FormData() }],
    ["a full load that this script asks for", { info: "full" }],
  ])("LINK-2, LOAD-2 the browser's own: %s", (_case, overrides) => {
    expect(kind("/section", overrides)).toBe("browser");
    expect(kind(HERE, overrides)).toBe("browser");
  });

  test.each(["/blog/rss.xml", "/img/mark.svg", "/en/section", "/en/docs/board"])(
    "LINK-1, LOC-4 the browser's own: %s",
    (address) => {
      expect(kind(address)).toBe("browser");
    },
  );

  test("LINK-2 a link marked for a full load is the browser's, whatever in it was pressed", () => {
    document.body.innerHTML = "<p data-full-load><a><b>x</b></a></p><a><i>y</i></a>";
    const sourceElement = document.querySelector("b");
    expect(kind("/section", { sourceElement })).toBe("browser");
    expect(kind("/section", { sourceElement: document.querySelector("i") })).toBe("load");
    expect(kind("/section", { sourceElement: null })).toBe("load");
  });

  test("LINK-2 information of other scripts does not ask for a full load", () => {
    expect(kind("/section", { info: { full: true } })).toBe("load");
  });

  test.each([
    ["another fragment", `${HERE}#a`, { hashChange: true }],
    ["the same fragment again", `${HERE}#a`, { hashChange: true, navigationType: "replace" }],
    ["the top of the page", `${HERE}#`, { hashChange: true }],
    ["back to a fragment", `${HERE}#a`, { ...back(), hashChange: true, sameDocument: true }],
    ["a query that a script sets", `${HERE}?x=2`, { sameDocument: true }],
    ["an entry that a script makes", HERE, { sameDocument: true }],
    ["back to an entry that a script has made", HERE, { ...back(), sameDocument: true }],
  ] as const)("LINK-5, SCROLL-3 on the page itself the browser's: %s", (_case, address, fact) => {
    expect(kind(address, fact)).toBe("browser");
  });

  test.each([
    ["SOFT-3", "the same address", HERE, { navigationType: "replace" }],
    ["SCROLL-3", "another query", `${HERE}?x=2`, {}],
    ["SCROLL-3", "another query and a fragment", `${HERE}?x=2#a`, {}],
    ["SCROLL-1", "the page without its fragment", HERE, {}],
  ] as const)("%s nothing is fetched for %s", (_id, _case, address, overrides) => {
    expect(kind(address, overrides)).toBe("stay");
  });

  test("SOFT-2 what counts is the page that is shown, not the one that is on its way", () => {
    const shown = shownPage({ path: "/section" });
    expect(navigationKind(facts("/section"), shown)).toBe("stay");
    expect(navigationKind(facts(HERE), shown)).toBe("load");
    expect(navigationKind(facts(`${HERE}#a`, { hashChange: true }), shown)).toBe("load");
  });

  test("LOAD-1 where no page is shown in full, every link of the language leads to one", () => {
    const broken = shownPage({ path: "" });
    expect(navigationKind(facts(HERE), broken)).toBe("load");
    expect(navigationKind(facts("/"), broken)).toBe("load");
  });
});

function back() {
  return { navigationType: "traverse" as const };
}

const { follow } = vi.hoisted(() => ({ follow: vi.fn(async () => {}) }));
vi.mock("../../../../widgets/navigation/soft-navigation.ts", () => ({ follow }));

describe("startNavigation", () => {
  let api: EventTarget & { navigate: (...args: unknown[]) => void };

  beforeEach(() => {
    history.replaceState(null, "", HERE);
    follow.mockClear();
    api = Object.assign(new EventTarget(), { navigate: vi.fn() });
    vi.stubGlobal("navigation", api);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Lets the browser tell of a navigation; returns what it is asked to do. */
  function navigate(address: string, overrides: Parameters<typeof facts>[1] = {}) {
    const intercept = vi.fn<NavigateEvent["intercept"]>();
    const url = new URL(address, location.href).href;
    const event = Object.assign(new Event("navigate"), facts(url, overrides), { intercept });
    api.dispatchEvent(event);
    return { event, options: intercept.mock.calls[0]?.[0] };
  }

  test("SOFT-1 a link is followed in place, with scrolling and focus left to us", async () => {
    const page = shownPage();
    startNavigation(page);
    const from = location.href;
    const { event, options } = navigate("/section");
    expect(options).toMatchObject({ scroll: "manual", focusReset: "manual" });
    // The browser changes the address before it calls the handler.
    history.replaceState(null, "", "/section");
    await options?.handler?.();
    expect(follow).toHaveBeenCalledExactlyOnceWith(event, "load", from, page);
  });

  test("SOFT-3 the address of the page itself is followed without leaving it", async () => {
    const page = shownPage();
    startNavigation(page);
    const { event, options } = navigate(HERE, { navigationType: "replace" });
    await options?.handler?.();
    expect(follow).toHaveBeenCalledExactlyOnceWith(event, "stay", location.href, page);
  });

  test.each([
    ["/en/section", {}],
    ["/blog/rss.xml", {}],
    [`${HERE}#a`, { hashChange: true }],
    ["/section", { navigationType: "reload" }],
  ] as const)("LINK-2 what is the browser's is left alone: %s", (address, overrides) => {
    startNavigation(shownPage());
    expect(navigate(address, overrides).options).toBeUndefined();
  });

  test("SOFT-1 the page that is shown may change between two links", () => {
    const page = shownPage();
    startNavigation(page);
    page.path = "/section";
    expect(navigate("/section").options).toBeDefined();
    expect(navigate("/section", { hashChange: true }).options).toBeUndefined();
    page.isSoft = () => false;
    expect(navigate("/blog").options).toBeUndefined();
  });

  test("PE-1 without the Navigation API links stay plain links", () => {
    vi.stubGlobal("navigation", undefined);
    expect(() => startNavigation(shownPage())).not.toThrow();
  });

  test("LOAD-2 when the code for it cannot be had, the browser loads the page", async () => {
    vi.resetModules();
    vi.doMock("../../../../widgets/navigation/soft-navigation.ts", () => {
      throw new Error("404");
    });
    const fresh = await import("../../../../widgets/navigation/navigation.ts");
    const page = shownPage();
    fresh.startNavigation(page);
    const from = location.href;
    const { event, options } = navigate("/section#a");
    await options?.handler?.();
    expect(page.loadFully).toHaveBeenCalledExactlyOnceWith(event.destination.url, from);
    expect(follow).not.toHaveBeenCalled();
  });

  test("LOAD-2 a full load starts from the address before, and takes the place of the new one", () => {
    history.replaceState(null, "", "/section#a");
    const steps: string[] = [];
    vi.mocked(api.navigate).mockImplementation(() => steps.push(location.pathname));
    const replaceState = vi.spyOn(history, "replaceState");
    const [address, from] = [location.href, new URL(HERE, location.href).href];
    loadFully(address, from);
    expect(replaceState).toHaveBeenCalledOnce();
    expect(api.navigate).toHaveBeenCalledExactlyOnceWith(address, {
      history: "replace",
      info: "full",
    });
    expect(steps).toEqual([HERE]);
  });
});
