// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { scriptJson } from "../../../src/components/json/script-json.ts";
import { comparablePath, isSamePath, normalizePath } from "../../../src/routes/paths.ts";
import { makeIndex } from "../../../src/search/make-index.ts";
import { start as startAnnouncement } from "../../../widgets/behaviours/announcement.ts";
import { startCarryAddress } from "../../../widgets/behaviours/carry-address.ts";
import { start as startChecklists } from "../../../widgets/behaviours/checklist.ts";
import { startPreferredVersion } from "../../../widgets/behaviours/preferred-version.ts";
import { setChoice, startColorMode } from "../../../widgets/color-mode/color-mode-choice.ts";
import { describeError } from "../../../widgets/navigation/failure.ts";
import { isSoft, navigationKind } from "../../../widgets/navigation/navigation.ts";
import { prefetchPath } from "../../../widgets/navigation/prefetch.ts";
import { createSearch } from "../../../widgets/search/engine.ts";
import type { SearchFile } from "../../../widgets/search/index-settings.ts";
import { drawHits } from "../../../widgets/search/results.ts";
import { hashTarget } from "../../../widgets/shared/hash-target.ts";
import { STORAGE_KEYS } from "../../../widgets/shared/storage.ts";
import { property } from "../../support/property.ts";

/*
 * Whatever is in an address, in the visitor's storage or in a query: none of it runs, leads
 * to another host, throws or hangs. `npm run test:hostile` tries 10,000 of each. Texts of editors:
 * tests/unit/markdown/any-text.test.ts.
 */

/** Of what a DOM has to draw. */
const FEW = 100;

const HOMES = ["/", "/en/"];
const HERE = "/en/section";
const ORIGIN = location.origin;

const PIECES = [
  "<img src=x onerror=hacked()>",
  '"><script>hacked()</script>',
  "</script><script>hacked()//",
  "javascript:hacked()",
  "//evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "@evil.example",
  "%",
  "%E0%A4%A",
  "%2e%2e%2f",
  "../",
  "/",
  "//",
  "en/",
  "/en",
  ".html",
  "#",
  "?",
  "&",
  "=",
  "'\"",
  '"]',
  "\\",
  ":",
  "\u0000",
  "\u202e",
  "\ud800",
  "__proto__",
  "constructor",
  "å",
  "a\u030a",
  "null",
  "{}",
  "[",
  "true",
  "2.0",
  "dark",
  "styrelse",
  "a".repeat(500),
];
const hostile = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 8 })), {
      maxLength: 6,
    })
    .map((parts) => parts.join("")),
  fc.json(),
);

const PAGE = `
  <header>
    <div data-announcement-id="a"><p>News</p><button>Close</button></div>
    <a href="/" data-full-load>sv</a><a href="/en/" data-full-load>en</a>
    <a href="/docs/intro" data-hrefs='{"next":"/docs/next/intro"}'>Intro</a>
    <button data-labels='{"next":"Next"}'>2.0</button>
    <a href="/docs/next/new" data-version="next">Next</a>
  </header>
  <main data-not-found>
    <h2 id="a"></h2><h2 id="år"></h2><a name="old"></a>
    <div data-checklist="admitted">
      <input type="checkbox" value="queue"><p data-kept hidden></p><button data-print hidden></button>
    </div>
  </main>`;

/** What could run something, or lead to another host. */
function dangers(root: ParentNode = document): string[] {
  const code = root.querySelectorAll(
    "script, img, iframe, object, embed, base, svg, [onerror], [onclick], [onload]",
  );
  const leading = [...root.querySelectorAll("a")].filter(
    (link) => link.hasAttribute("href") && link.origin !== ORIGIN,
  );
  return [...code, ...leading].map(({ outerHTML }) => outerHTML);
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  // As https://drafts.csswg.org/cssom/#serialize-an-identifier, more than is needed.
  vi.stubGlobal("CSS", {
    escape: (text: string) =>
      [...text].map((sign) => `\\${sign.codePointAt(0)?.toString(16)} `).join(""),
  });
  document.body.innerHTML = PAGE;
  document.documentElement.dataset.versions = '["next","2.0"]';
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

describe("addresses", () => {
  const shown = { path: HERE, isSoft: (path: string) => isSoft(path, HERE, HOMES) };

  test("LINK-1, LINK-2, PRE-1 what is shown in place or fetched ahead is a page of this host", () => {
    const link = document.createElement("a");
    property(
      fc.property(hostile, (text) => {
        link.setAttribute("href", text);
        const path = prefetchPath(link, shown);
        if (path !== null) {
          expect(link.origin).toBe(ORIGIN);
          expect(new URL(path, ORIGIN).pathname).toBe(path);
          expect(shown.isSoft(path)).toBe(true);
        }
        if (!link.href.startsWith(`${ORIGIN}/`)) return;
        const event = {
          canIntercept: true,
          navigationType: "push" as const,
          hashChange: false,
          downloadRequest: null,
          formData: null,
          info: undefined,
          destination: { url: link.href, sameDocument: false },
        };
        const kind = navigationKind(event, shown);
        expect(kind !== "browser").toBe(shown.isSoft(link.pathname));
      }),
    );
  });

  test("ROUTE-3, ROUTE-4 paths are compared, whatever is in them", () => {
    property(
      fc.property(hostile, hostile, (one, other) => {
        expect(isSamePath(one, one)).toBe(true);
        expect(isSamePath(one, other)).toBe(isSamePath(other, one));
        expect(normalizePath(one).length).toBeLessThanOrEqual(one.length + 1);
        expect(comparablePath(one)).not.toBe("");
      }),
    );
  });

  test("SCROLL-1, G-18 a fragment names an element of its id, or none", () => {
    property(
      fc.property(hostile, (text) => {
        for (const hash of [text, `#${text}`, `#${encodeURIComponent(text.toWellFormed())}`]) {
          const target = hashTarget(hash);
          if (target) expect([target.id, target.getAttribute("name")]).not.toEqual(["", null]);
        }
      }),
    );
    expect(hashTarget("#%C3%A5r")?.id).toBe("år");
  });

  test("LOC-3, VER-3 links that take query, fragment and path along stay on this host", () => {
    const left = new AbortController();
    startCarryAddress(document, left.signal);
    property(
      fc.property(hostile, hostile, hostile, (path, query, fragment) => {
        const url = new URL(`${ORIGIN}/en/`);
        url.pathname = `/en/${path}`;
        url.search = query;
        url.hash = fragment;
        history.replaceState(null, "", url);
        dispatchEvent(new Event("popstate"));
        expect(dangers()).toEqual([]);
        const [sv] = document.querySelectorAll<HTMLAnchorElement>("[data-full-load]");
        expect(sv?.search).toBe(url.search);
        expect(sv?.hash).toBe(url.hash);
      }),
      FEW,
    );
    left.abort();
  });
});

describe("stored values", () => {
  test("STORE-1, MODE-6, PREF-1, ANN-3, AID-9 each part starts with whatever is stored", () => {
    const ticks = fc.oneof(
      hostile,
      fc
        .record({ admitted: fc.jsonValue(), __proto__: fc.jsonValue() })
        .map((all) => JSON.stringify(all)),
    );
    startColorMode(document);
    property(
      fc.property(fc.record({ value: hostile, ticks }), ({ value, ticks: list }) => {
        document.body.innerHTML = PAGE;
        for (const key of Object.values(STORAGE_KEYS)) {
          const newValue = key === STORAGE_KEYS.checklists ? list : value;
          localStorage.setItem(key, newValue);
          dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
        }
        const left = new AbortController();
        startAnnouncement(document, left.signal);
        startPreferredVersion(document);
        startChecklists(document, left.signal);
        const box = document.querySelector("input");
        box?.dispatchEvent(new Event("change", { bubbles: true }));
        left.abort();
        expect(dangers()).toEqual([]);
        const { theme, themeChoice } = document.documentElement.dataset;
        expect(["light", "dark"]).toContain(theme);
        expect(["system", "light", "dark"]).toContain(themeChoice);
        expect([null, "next", "2.0"]).toContain(localStorage.getItem(STORAGE_KEYS.docsVersion));
        if (!["system", "light", "dark"].includes(value))
          expect(() => setChoice(value as never, document)).toThrow("is no colour mode");
      }),
      FEW,
    );
  });
});

describe("what is drawn", () => {
  test("SEARCH-2 any question finds pages of this host, or nothing", () => {
    const pages = ["styrelse", ...PIECES.slice(0, 4)].map((text, at) => ({
      found: { url: `/p${at}`, title: text },
      sections: [
        { id: "", heading: "", text },
        { id: "a", heading: text, text: `${text} ${"ord ".repeat(60)}` },
      ],
    }));
    const content = makeIndex({
      language: "sv",
      pages,
      synonyms: [["styrelse", "board"]],
      hasArchive: false,
    });
    const search = createSearch(JSON.parse(content) as SearchFile);
    const list = document.createElement("div");
    property(
      fc.property(hostile, (question) => {
        drawHits(search(question), list);
        expect(dangers(list)).toEqual([]);
      }),
      FEW,
    );
    expect(search("styrelse")[0]?.page.url).toBe("/p0");
  });

  test("ERR-1 any error has a message", () => {
    property(
      fc.property(fc.anything(), fc.anything(), (error, cause) => {
        const outer = new Error("outer", { cause: cause ?? error });
        expect(describeError(outer, "Cause:")).toContain("outer");
        expect(typeof describeError(error, "Cause:")).toBe("string");
      }),
      FEW,
    );
  });

  test("CRUMB-2 no data can end the script that holds it", () => {
    property(
      fc.property(fc.oneof(fc.jsonValue(), hostile), (value) => {
        const json = scriptJson(value);
        expect(json).not.toContain("<");
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
