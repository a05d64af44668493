// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import {
  isSoft,
  type NavigationFacts,
  navigationKind,
  type ShownPage,
  savesData,
} from "../../../../widgets/navigation/navigation.ts";

const HOMES = ["/en/", "/"];
const HERE = "/docs/board";

/** A page at `HERE`, of a Swedish site with English pages. */
function shownPage(overrides: Partial<ShownPage> = {}): ShownPage {
  return {
    path: HERE,
    own: new Set(),
    isSoft: (path) => isSoft(path, HERE, HOMES),
    savesData: () => false,
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
    destination: { url: new URL(address, "https://www.example.org/").href, sameDocument },
    ...overrides,
  };
}

describe("isSoft", () => {
  test.each([
    ["/en", "/en/docs/board", true],
    ["/en/section", "/section", false],
    ["/", "/en", false],
    ["/english", "/section", true],
    ["/docs/en/x", "/en/section", false],
  ])("LINK-2, LOC-4, ROUTE-2 %s on %s is of the same language: %s", (path, shown, expected) => {
    expect(isSoft(path, shown, HOMES)).toBe(expected);
  });

  test.each([
    ["/blog/rss.xml", false],
    ["/%C3%85rs%20m%C3%B6te.pdf", false],
    ["//other.example/x", false],
    ["/docs/v1.2/intro", true],
  ])("LINK-1 %s is a page: %s", (path, expected) => {
    expect(isSoft(path, HERE, HOMES)).toBe(expected);
  });
});

test.each([
  [{}, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "3g" }, false],
])("PRE-3 a connection with %j saves data: %s", (connection, expected) => {
  expect(savesData(connection)).toBe(expected);
});

describe("navigationKind", () => {
  const kind = (...args: Parameters<typeof facts>) => navigationKind(facts(...args), shownPage());

  test.each([
    ["a link", "/section", {}],
    ["a link with a fragment", "/section#a", {}],
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
    ["a form", { formData: new FormData() }],
    ["a full load that this script asks for", { info: "full" }],
    ["only another address", { navigationType: "replace" as const, sameDocument: true }],
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

  test.each([
    ["another fragment", `${HERE}#a`, { hashChange: true }],
    ["the same fragment again", `${HERE}#a`, { hashChange: true, navigationType: "replace" }],
    ["back to a fragment", `${HERE}#a`, { ...back(), hashChange: true, sameDocument: true }],
    ["a query that a script sets", `${HERE}?x=2`, { sameDocument: true }],
    ["back to an entry that a script has made", HERE, { ...back(), sameDocument: true }],
  ] as const)("LINK-5, SCROLL-3 on the page itself the browser's: %s", (_case, address, fact) => {
    expect(kind(address, fact)).toBe("browser");
  });

  test.each([
    ["SOFT-3", "the same address", HERE, { navigationType: "replace" }],
    ["SCROLL-3", "another query", `${HERE}?x=2`, {}],
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
});

function back() {
  return { navigationType: "traverse" as const };
}
