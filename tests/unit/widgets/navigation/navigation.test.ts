// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
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
    siteElements: new Set(),
    isSoft: (path) => isSoft(path, HERE, HOMES),
    savesData: () => false,
    loadFully: vi.fn(),
    startBehaviours: vi.fn(),
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

test.each([
  ["LOC-4", "/en", "/en/docs/board", true],
  ["LOC-4", "/en/section", "/section", false],
  ["LOC-4", "/", "/en", false],
  ["ROUTE-2", "/english", "/section", true],
  ["ROUTE-2", "/docs/en/x", "/en/section", false],
  ["LINK-1", "/blog/rss.xml", HERE, false],
  ["LINK-1", "/%C3%85rs%20m%C3%B6te.pdf", HERE, false],
  ["LINK-1", "//other.example/x", HERE, false],
  ["LINK-1", "/docs/v1.2/intro", HERE, true],
])("%s %s on %s is a page of the same language: %s", (_id, path, shown, expected) => {
  expect(isSoft(path, shown, HOMES)).toBe(expected);
});

test.each([
  [{}, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "3g" }, false],
])("PRE-3 a connection with %j saves data: %s", (connection, expected) => {
  expect(savesData(connection)).toBe(expected);
});

const kind = (...args: Parameters<typeof facts>) => navigationKind(facts(...args), shownPage());
const back = { navigationType: "traverse" } as const;
const replace = { navigationType: "replace" } as const;
const [sameDocument, hashChange] = [true, true];

test.each<[what: string, address: string, facts: Parameters<typeof facts>[1], kind: string]>([
  ["SOFT-1 a link", "/section", {}, "load"],
  ["SOFT-1 a link with a fragment", "/section#a", {}, "load"],
  ["SOFT-1 a script", "/section", replace, "load"],
  ["SOFT-1 back to a page that was shown in place", "/section", { ...back, sameDocument }, "load"],
  ["SOFT-1 back to a heading of such a page", "/section#a", { ...back, sameDocument }, "load"],
  ["LINK-2 what may not be intercepted", "/section", { canIntercept: false }, "browser"],
  ["LINK-2 a reload", HERE, { navigationType: "reload" }, "browser"],
  ["LINK-2 a download", "/section", { downloadRequest: "" }, "browser"],
  ["LINK-2 a form", "/section", { formData: new FormData() }, "browser"],
  ["LOAD-2 a full load that this script asks for", "/section", { info: "full" }, "browser"],
  ["LINK-2 only another address", "/section", { ...replace, sameDocument }, "browser"],
  ["LINK-1 a file", "/img/mark.svg", {}, "browser"],
  ["LOC-4 a page in another language", "/en/docs/board", {}, "browser"],
  ["LINK-5 another fragment", `${HERE}#a`, { hashChange }, "browser"],
  ["LINK-5 the same fragment again", `${HERE}#a`, { ...replace, hashChange }, "browser"],
  ["SCROLL-3 back to a fragment", `${HERE}#a`, { ...back, hashChange, sameDocument }, "browser"],
  ["SCROLL-3 a query that a script sets", `${HERE}?x=2`, { sameDocument }, "browser"],
  ["SCROLL-3 back to a script's entry", HERE, { ...back, sameDocument }, "browser"],
  ["SOFT-3 the same address", HERE, replace, "stay"],
  ["SCROLL-3 another query", `${HERE}?x=2`, {}, "stay"],
  ["SCROLL-1 the page without its fragment", HERE, {}, "stay"],
])("%s: %s with %j: %s", (_what, address, fact, expected) => {
  expect(kind(address, fact)).toBe(expected);
});

test("LINK-2 a link marked for a full load is the browser's, whatever in it was pressed", () => {
  document.body.innerHTML = "<p data-full-load><a><b>x</b></a></p><a><i>y</i></a>";
  const sourceElement = document.querySelector("b");
  expect(kind("/section", { sourceElement })).toBe("browser");
  expect(kind("/section", { sourceElement: document.querySelector("i") })).toBe("load");
  expect(kind("/section", { sourceElement: null })).toBe("load");
});

test("SOFT-2 what counts is the page that is shown, not the one that is on its way", () => {
  const shown = shownPage({ path: "/section" });
  expect(navigationKind(facts("/section"), shown)).toBe("stay");
  expect(navigationKind(facts(HERE), shown)).toBe("load");
  expect(navigationKind(facts(`${HERE}#a`, { hashChange: true }), shown)).toBe("load");
});
