import { describe, expect, test } from "vitest";
import { checkAnchors, checkLinks } from "../../../src/checks/links.ts";
import type { LinkPlace, SiteFacts } from "../../../src/checks/page-facts.ts";

interface Site {
  /** Links of each page, by its address. */
  pages: Record<string, string[]>;
  ids?: Record<string, string[]>;
  /** Ids of menus and the like. */
  frameIds?: string[];
  files?: string[];
  redirects?: string[];
  /** Lines of links written in Markdown, by `address target`. */
  places?: Record<string, Pick<LinkPlace, "file" | "line"> & Partial<LinkPlace>>;
}

function facts({
  pages,
  ids = {},
  frameIds = [],
  files = [],
  redirects = [],
  places = {},
}: Site): SiteFacts {
  return {
    pages: new Map(
      Object.entries(pages).map(([url, targets]) => [
        url,
        {
          url,
          targets,
          ids: new Set([...frameIds, ...(ids[url] ?? [])]),
          contentIds: new Set(ids[url] ?? []),
        },
      ]),
    ),
    files: new Set(files),
    redirects: new Set(redirects),
    origin: "https://www.iare.se",
    placeOf(url, target) {
      const place = places[`${url} ${target}`];
      return place && { written: target, isRepeated: false, ...place };
    },
  };
}

/** Pages without links of their own. */
const EXISTING = {
  "/": [],
  "/en/": [],
  "/section": [],
  "/en/section": [],
  "/docs/board": [],
  "/docs/event/cmi": [],
  "/tag/långa": [],
};
const from = (url: string, ...targets: string[]) => ({ pages: { ...EXISTING, [url]: targets } });

describe("links", () => {
  test.each([
    { target: "/section" },
    { target: "/section/" },
    { target: "/section.html" },
    { target: "/section/index.html" },
    { target: "/section?x=1#y" },
    { target: "/" },
    { target: "/en" },
    { target: "/en/" },
    { target: "/en/section" },
    { target: "/tag/långa" },
    { target: "/tag/l%C3%A5nga" },
    { target: "event/cmi" },
    { target: "./event/cmi" },
    { target: "../section" },
    { target: "board" },
    { target: "" },
    { target: "#anything" },
    { target: "?x=1" },
    { target: "https://www.iare.se/section" },
    { target: "https://www.iare.se" },
    { target: "https://other.example/nope" },
    { target: "//other.example/nope" },
    { target: "mailto:ordf@iare.nu" },
    { target: "tel:+4687906000" },
  ])('CHECK-1 "$target" on /docs/board is fine', ({ target }) => {
    expect(checkLinks(facts(from("/docs/board", target)))).toEqual([]);
  });

  test("CHECK-1 files and redirects are fine", () => {
    const site = {
      ...from(
        "/docs/board",
        "/img/logo.svg",
        "/files/%C3%85rs%20m%C3%B6te.pdf",
        "/blog/Ny%20hemsida",
      ),
      files: ["/img/logo.svg", "/files/Års möte.pdf"],
      redirects: ["/blog/Ny hemsida"],
    };
    expect(checkLinks(facts(site))).toEqual([]);
  });

  test.each([
    { target: "/nope", shown: "/nope", path: "/nope", fix: null },
    { target: "/sektion", shown: "/sektion", path: "/sektion", fix: 'Did you mean "/section"?' },
    { target: "/Section", shown: "/Section", path: "/Section", fix: "Write:  /section" },
    {
      target: "/en/Section",
      shown: "/en/Section",
      path: "/en/Section",
      fix: "Write:  /en/section",
    },
    { target: "nope", shown: "nope (/docs/nope)", path: "/docs/nope", fix: null },
    { target: "../nope?x=1", shown: "../nope?x=1 (/nope)", path: "/nope", fix: null },
    { target: "/n%C3%B6pe", shown: "/n%C3%B6pe (/nöpe)", path: "/nöpe", fix: null },
    {
      target: "https://www.iare.se/nope",
      shown: "https://www.iare.se/nope (/nope)",
      path: "/nope",
      fix: null,
    },
    { target: "/nope.pdf", shown: "/nope.pdf", path: "/nope.pdf", fix: null },
    {
      target: "/en/docs/board",
      shown: "/en/docs/board",
      path: "/en/docs/board",
      fix: 'Did you mean "/docs/board"?',
    },
  ])("CHECK-1 $target on /docs/board is told", ({ target, shown, path, fix }) => {
    expect(checkLinks(facts(from("/docs/board", target)))).toEqual([
      {
        file: "page /docs/board",
        line: null,
        problem: `The link ${shown} on /docs/board leads to ${path}, which does not exist.`,
        fix,
      },
    ]);
  });

  test("CHECK-1 a link written in Markdown is told with file and line", () => {
    const place = { file: "src/content/sv/docs/board.md", line: 12 };
    const site = { ...from("/docs/board", "/nope"), places: { "/docs/board /nope": place } };
    expect(checkLinks(facts(site))).toEqual([
      {
        ...place,
        problem: "The link /nope on /docs/board leads to /nope, which does not exist.",
        fix: null,
      },
    ]);
  });

  test.each([{ first: "the page itself" }, { first: "its stand-in" }])(
    "CHECK-1 a link that a stand-in repeats is told once, of the page itself; first checked: $first",
    ({ first }) => {
      const at = { file: "src/content/sv/sida.md", line: 5, column: 4, written: "/nope" };
      const pages = { "/sida": ["/nope"], "/en/sida": ["/en/nope"] };
      const entries = Object.entries(pages);
      const site = {
        pages: Object.fromEntries(first === "its stand-in" ? entries.reverse() : entries),
        places: { "/sida /nope": at, "/en/sida /en/nope": { ...at, isRepeated: true } },
      };
      expect(checkLinks(facts(site))).toEqual([
        {
          file: at.file,
          line: 5,
          column: 4,
          problem: "The link /nope on /sida leads to /nope, which does not exist.",
          fix: null,
        },
      ]);
    },
  );

  test("CHECK-1 a link that is broken only on a stand-in is told of it", () => {
    const place = { file: "src/content/sv/sida.md", line: 5, column: 4, written: "/x" };
    const site = {
      pages: { "/x": [], "/sida": ["/x"], "/en/sida": ["/en/x"] },
      places: { "/sida /x": place, "/en/sida /en/x": { ...place, isRepeated: true } },
    };
    expect(checkLinks(facts(site)).map(({ problem }) => problem)).toEqual([
      "The link /en/x on /en/sida leads to /en/x, which does not exist.",
    ]);
  });

  test("CHECK-1 two broken links on one line are both told", () => {
    const at = { file: "sida.md", line: 5 };
    const site = {
      pages: { "/sida": ["/a", "/b"] },
      places: { "/sida /a": { ...at, column: 1 }, "/sida /b": { ...at, column: 9 } },
    };
    expect(checkLinks(facts(site)).map(({ column }) => column)).toEqual([1, 9]);
  });

  test("CHECK-1 a link that stands twice on a page is told once", () => {
    expect(checkLinks(facts(from("/docs/board", "/nope", "/nope")))).toHaveLength(1);
  });

  test("CHECK-1 a link that is broken on up to four pages is told for each of them", () => {
    const pages = Object.fromEntries(["/a", "/b", "/c", "/d"].map((url) => [url, ["/nope"]]));
    expect(checkLinks(facts({ pages })).map(({ file }) => file)).toEqual([
      "page /a",
      "page /b",
      "page /c",
      "page /d",
    ]);
  });

  test("CHECK-1 the same relative link means another page in another folder", () => {
    const pages = { "/docs/a": ["x"], "/blog/b": ["x"], "/other/c": ["x"], "/blog/x": [] };
    expect(checkLinks(facts({ pages })).map(({ problem }) => problem)).toEqual([
      "The link x (/docs/x) on /docs/a leads to /docs/x, which does not exist.",
      "The link x (/other/x) on /other/c leads to /other/x, which does not exist.",
    ]);
  });

  test("CHECK-1 a link that is broken on five pages or more is probably in the layout", () => {
    const pages = Object.fromEntries(
      ["/a", "/b", "/c", "/d", "/e"].map((url) => [url, ["/sekton"]]),
    );
    expect(checkLinks(facts({ pages: { ...pages, "/sektion": [] } }))).toEqual([
      {
        file: "_data",
        line: null,
        problem: "The link /sekton on /a and 4 other pages leads to /sekton, which does not exist.",
        fix: 'Did you mean "/sektion"? It is on so many pages that it is probably in the layout: look in navbar.json, footer.json and sidebars.json.',
      },
    ]);
  });

  test("CHECK-1 links written in Markdown do not count for the layout", () => {
    const urls = ["/a", "/b", "/c", "/d", "/e"];
    const site = {
      pages: Object.fromEntries(urls.map((url) => [url, ["/nope"]])),
      places: Object.fromEntries(
        urls.map((url) => [`${url} /nope`, { file: `${url.slice(1)}.md`, line: 1 }]),
      ),
    };
    expect(checkLinks(facts(site)).map(({ file }) => file)).toEqual([
      "a.md",
      "b.md",
      "c.md",
      "d.md",
      "e.md",
    ]);
  });
});

describe("anchors", () => {
  test("CHECK-2 only sections of the content are suggested, but other elements may be linked to", () => {
    const page = {
      pages: { "/a": ["#navbar", "#rolle"] },
      ids: { "/a": ["roller"] },
      frameIds: ["navbar", "rolled"],
    };
    expect(checkAnchors(facts(page)).map(({ fix }) => fix)).toEqual(['Did you mean "roller"?']);
  });

  const site = (url: string, target: string) => ({
    ...from(url, target),
    ids: { "/docs/event/cmi": ["översikt", "roller"], "/docs/board": ["roller"] },
  });

  test.each([
    { target: "/docs/event/cmi#översikt" },
    { target: "/docs/event/cmi#%C3%B6versikt" },
    { target: "/docs/event/cmi/#roller" },
    { target: "/docs/event/cmi#" },
    { target: "/docs/event/cmi#top" },
    { target: "/docs/event/cmi" },
    { target: "#roller" },
    { target: "#" },
    { target: "#top" },
    { target: "https://other.example/#nope" },
    { target: "/nope#nope" },
  ])('CHECK-2 "$target" on /docs/board is fine', ({ target }) => {
    expect(checkAnchors(facts(site("/docs/board", target)))).toEqual([]);
  });

  test.each([
    {
      target: "/docs/event/cmi#nope",
      shown: "/docs/event/cmi#nope",
      id: "nope",
      path: "/docs/event/cmi",
      fix: "Known: översikt, roller",
    },
    {
      target: "/docs/event/cmi/#rollen",
      shown: "/docs/event/cmi/#rollen",
      id: "rollen",
      path: "/docs/event/cmi/",
      fix: 'Did you mean "roller"?',
    },
    {
      target: "#Roller",
      shown: "#Roller (/docs/board)",
      id: "Roller",
      path: "/docs/board",
      fix: 'Did you mean "roller"?',
    },
    {
      target: "#n%C3%B6pe",
      shown: "#n%C3%B6pe (/docs/board)",
      id: "nöpe",
      path: "/docs/board",
      fix: "Known: roller",
    },
    { target: "/section#nope", shown: "/section#nope", id: "nope", path: "/section", fix: null },
  ])("CHECK-2 $target on /docs/board is told", ({ target, shown, id, path, fix }) => {
    expect(checkAnchors(facts(site("/docs/board", target)))).toEqual([
      {
        file: "page /docs/board",
        line: null,
        problem: `The link ${shown} on /docs/board leads to "#${id}", and ${path} has no such section.`,
        fix,
      },
    ]);
  });

  test("CHECK-2 the same fragment is looked for on the page it stands on", () => {
    const pages = { "/a": ["#x"], "/b": ["#x"] };
    expect(checkAnchors(facts({ pages, ids: { "/a": ["x"] } })).map(({ file }) => file)).toEqual([
      "page /b",
    ]);
  });
});
