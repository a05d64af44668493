import { expect, test } from "vitest";
import { cardsOf } from "../../../src/model/docs/category-pages.ts";
import { buildDocPlace, type DocPlace } from "../../../src/model/docs/docs.ts";
import { firstLink } from "../../../src/model/docs/sidebar/walk-sidebar.ts";
import { activeVersion } from "../../../src/model/docs/versions.ts";
import { buildToc, type TocEntry, tocOf } from "../../../src/model/frame/toc.ts";
import type { DocSource } from "../../../src/model/sources.ts";
import { type SidebarsFile, sidebarsFile } from "../../../src/schema/docs.ts";
import { labelled, menuOf } from "../../support/docs-menu.ts";
import { label } from "../../support/labels.ts";
import { VERSIONS } from "../../support/navbar.ts";
import {
  both,
  contentSource,
  contextOf,
  docSource,
  heading,
  siteData,
  versionsOf,
} from "../../support/site-data.ts";

const hidden = (path: string) => docSource(path, { frontMatter: { unlisted: true } });
const menu = (items: unknown[]) => sidebarsFile.parse({ docs: { items } });

/** What the page of a doc shows around its text. */
function placeOf(url: string, docs: (DocSource | string)[], sidebars?: SidebarsFile) {
  const sources = docs.map((doc) => (typeof doc === "string" ? docSource(doc) : doc));
  const { versions, context } = versionsOf(sources, sidebars ? { sidebars } : {});
  const source = sources.find((candidate) => candidate.url === url);
  if (!source) throw new Error(`there is no doc at ${url}`);
  return buildDocPlace(source, versions, context);
}

const titles = ({ pagination }: Pick<DocPlace, "pagination">) =>
  `${pagination?.previous?.title ?? "–"} | ${pagination?.next?.title ?? "–"}`;

test("CRUMB-1 a link or ref before the doc's own item is not its place", () => {
  const others = [
    { type: "link", href: "/docs/board", label: both("x") },
    { type: "ref", id: "board" },
  ];
  const sidebars = menu([labelled("A", { items: others }), labelled("B", { items: ["board"] })]);
  const { breadcrumbs } = placeOf("/docs/board", ["board.md"], sidebars);
  expect(breadcrumbs?.[0]).toEqual({ label: "B", href: null });
});

test.each([
  ["pagination", { pagination_label: "pagination", sidebar_label: "sidebar" }, {}],
  ["sidebar", { sidebar_label: "sidebar" }, { label: both("item") }],
  ["item", { title: "title" }, { label: both("item") }],
  ["title", { title: "title" }, {}],
])("PAGI-2 a neighbour is called by its %s", (title, frontMatter, item) => {
  const doc = docSource("b.md", { frontMatter });
  const sidebars = menu(["a", { type: "doc", id: "b", ...item }]);
  const named = docSource("a.md", { frontMatter: { pagination_next: "b" } });
  for (const first of ["a.md", named])
    expect(titles(placeOf("/docs/a", [first, doc], sidebars))).toBe(`– | ${title}`);
});

const TWO_MENUS = sidebarsFile.parse({
  docs: { items: ["a", "b", "c"] },
  other: { items: ["b", "d"] },
});

test.each([
  [{ pagination_next: "d" }, "docs", "a | d"],
  [{ pagination_prev: "d" }, "docs", "d | c"],
  [{ pagination_prev: null, pagination_next: null }, "docs", "– | –"],
  [{ pagination_next: "hidden" }, "docs", "a | –"],
  [{ pagination_next: "draft" }, "docs", "a | –"],
  [{ displayed_sidebar: "other" }, "other", "– | d"],
  [{ displayed_sidebar: null }, null, "– | –"],
])('PAGI-3 with %j the menu is %s and the neighbours are "%s"', (frontMatter, id, shown) => {
  const docs = ["a.md", docSource("b.md", { frontMatter }), "c.md", "d.md", hidden("hidden.md")];
  const place = placeOf("/docs/b", docs, TWO_MENUS);
  expect([place.sidebar, titles(place)]).toEqual([id, shown]);
});

test("SIDE-2 positions come first, then names by code unit", () => {
  const at = (path: string, sidebar_position: number) =>
    docSource(path, { frontMatter: { sidebar_position } });
  const docs = [
    ...["å.md", "zz.md", "a.md", "Z.md", "2.md", "10.md"],
    ...[at("p2.md", 2), at("p15.md", 1.5), at("m1.md", -1)],
  ];
  expect(menuOf(docs).text).toBe("m1, p15, p2, 10, 2, Z, a, zz, å");
});

test("SIDE-1, SIDE-3 the label that the menu has for a doc comes before its title; a draft is left out", () => {
  const items = [{ type: "doc", id: "board", label: both("The board") }, "plan"];
  expect(menuOf(["board.md"], { items }).text).toBe("The board");
});

test.each([
  ["README", {}, "Event → /docs/event (event/board, event/cmi)"],
  ["Event", {}, "Event → /docs/event (event/board, event/cmi)"],
  ["other", {}, "Event (event/board, event/cmi, event/other)"],
  [
    "index",
    { link: { type: "generated-index", slug: "/events" } },
    "Event → /docs/events (event/board, event/cmi, event/index)",
  ],
  ["index", { link: null }, "Event (event/board, event/cmi, event/index)"],
])("SIDE-4 a folder with a doc called %s and %j is shown as %s", (name, rest, text) => {
  const docs = [`event/${name}.md`, "event/cmi.md", "event/board.md"];
  expect(menuOf(docs, { categories: { event: { label: both("Event"), ...rest } } }).text).toBe(
    text,
  );
});

test("SIDE-4 a generated page shows a card per child: its description, or how many pages it holds", () => {
  const docs = ["cmi.md", hidden("hidden.md"), "large/a.md", "large/b.md", hidden("large/c.md")];
  const plurals = label("sv", "docs.DocCard.categoryDescription.plurals", { count: "2" });
  const text = plurals.split("|").at(-1);
  expect(cardsOf(menuOf(docs).items, contextOf("sv"))).toEqual([
    { label: "cmi", href: "/docs/cmi", text: "About cmi" },
    { label: "large", href: "/docs/large/a", text },
  ]);
});

test("SIDE-5 an empty category with a doc becomes a link to it; one with a generated page is left out, and so is the page", () => {
  const empty = (link: object) =>
    menuOf(["board.md"], { items: [labelled("Projects", { items: [], link })] });
  const { items, docIds } = empty({ type: "doc", id: "board" });
  expect(items).toMatchObject([{ kind: "link", label: "Projects", href: "/docs/board" }]);
  expect([...docIds]).toEqual(["board"]);
  expect(empty({ type: "generated-index" })).toMatchObject({ text: "", indexes: [] });
});

test("SIDE-6 categories are collapsible and collapsed unless the data say otherwise", () => {
  const items = [{}, { collapsed: false }, { collapsible: false }].map((rest) =>
    labelled("A", { items: ["board"], ...rest }),
  );
  expect(menuOf(["board.md"], { items }).items).toMatchObject([
    { collapsible: true, collapsed: true },
    { collapsible: true, collapsed: false },
    { collapsible: false, collapsed: true },
  ]);
});

const X = { type: "link", href: "https://x.example", label: both("X") };
const linked = (id: string) => labelled("A", { items: ["board"], link: { type: "doc", id } });

test.each([
  ["html, another site, a doc", [{ type: "html", value: both("x") }, X, "board"], "/docs/board"],
  [
    "a doc in nested categories",
    [labelled("A", { items: [labelled("B", { items: ["board"] })] })],
    "/docs/board",
  ],
  ["a category with a doc as its page", [linked("media")], "/docs/media"],
  ["an unlisted doc, another doc", ["hidden", "board"], "/docs/board"],
  ["a category with an unlisted page", [linked("hidden")], "/docs/board"],
  ["nothing", [], undefined],
])("NAV-8 the first entry to link to, in a menu of %s", (_what, items, href) => {
  const docs = ["board.md", "media.md", hidden("hidden.md")];
  expect(firstLink(menuOf(docs, { items }).items)?.href).toBe(href);
});

test.each([
  ["sv", "/docs/next/board", "current", "board"],
  ["sv", "/docs/next", "current", undefined],
  ["sv", "/docs/Board/", "2.0", "board"],
  ["sv", "/docs/nextgen", "2.0", undefined],
  ["sv", "/docs/1.0/board", "1.0", "board"],
  ["sv", "/docsen", undefined, undefined],
  ["en", "/en/docs/1.0/board", "1.0", "board"],
  ["en", "/docs/1.0/board", undefined, undefined],
] as const)("VER-1 in %s %s is in %s and shows the doc %s", (locale, url, version, doc) => {
  const docs = VERSIONS.versions.map(({ name, path }) =>
    docSource("board.md", { version: name, versionPath: path, locale }),
  );
  const active = activeVersion(url, versionsOf(docs, { versions: VERSIONS }, locale).versions);
  expect([active.version?.name, active.doc?.id]).toEqual([version, doc]);
});

test.each([
  ["the doc at its root", ["a.md", docSource("z.md", { frontMatter: { slug: "/" } })], ["a"], "z"],
  ["else the first doc of the first menu", ["a.md", "m.md", "z.md"], [X, "z", "a"], "z"],
  [
    "no generated page and no unlisted doc",
    ["a.md", hidden("h.md"), "m.md"],
    ["h", labelled("M", { link: { type: "generated-index" }, items: ["m"] }), "a"],
    "m",
  ],
  ["else the first doc", ["a.md", "z.md"], [{ type: "html", value: both("x") }], "a"],
])("VER-3 the main doc of a version is %s", (_rule, docs, items, main) => {
  const { versions } = versionsOf(docs, { sidebars: menu(items) });
  expect(versions[0]?.mainDocId).toBe(main);
});

/** `a(b c) d`: children in brackets. */
function outline(entries: readonly TocEntry[]): string {
  return entries
    .map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
    .join(" ");
}

test.each([
  ["", 2, 3, ""],
  ["a3 b2 c3", 2, 3, "a b(c)"],
  ["a2 b4 c3", 2, 4, "a(b c)"],
  ["a2 b3 c4 d3 e2", 2, 4, "a(b(c) d) e"],
  ["a2 b3", 3, 3, "b"],
])('TOC-1 headings "%s" with levels %i–%i are listed as "%s"', (headings, min, max, expected) => {
  const parsed = headings
    .split(" ")
    .filter(Boolean)
    .map((text) => heading(Number(text.slice(1)), text.slice(0, 1)));
  expect(outline(buildToc(parsed, { min, max }))).toBe(expected);
});

test.each([
  [{}, "a(b)"],
  [{ toc_min_heading_level: 3, toc_max_heading_level: 5 }, "b(c(d))"],
  [{ hide_table_of_contents: true }, ""],
] as const)('TOC-1 a page with %j lists "%s"', (frontMatter, expected) => {
  const headings = ["a", "b", "c", "d"].map((name, index) => heading(2 + index, name));
  for (const source of [contentSource, docSource])
    expect(outline(tocOf(source("a.md", { frontMatter, text: { headings } }), siteData()))).toBe(
      expected,
    );
});
