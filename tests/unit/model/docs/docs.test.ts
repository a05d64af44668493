import { describe, expect, test } from "vitest";
import type { DocPlace } from "../../../../src/model/docs/docs.ts";
import { buildDocPlace } from "../../../../src/model/docs/docs.ts";
import type { DocSource } from "../../../../src/model/sources.ts";
import { type SidebarsFile, sidebarsFile } from "../../../../src/schema/docs.ts";
import { both, docSource, versionsOf } from "../../../support/site-data.ts";

const hidden = (path: string) => docSource(path, { frontMatter: { unlisted: true } });

/** What the page of a doc shows around its text. */
function placeOf(url: string, docs: (DocSource | string)[], sidebars?: SidebarsFile) {
  const sources = docs.map((doc) => (typeof doc === "string" ? docSource(doc) : doc));
  const { versions, context } = versionsOf(sources, sidebars ? { sidebars } : {});
  const source = sources.find((candidate) => candidate.url === url);
  if (!source) throw new Error(`there is no doc at ${url}`);
  return buildDocPlace(source, versions, context);
}

const menu = (items: unknown[]) => sidebarsFile.parse({ docs: { items } });

const titles = ({ pagination }: Pick<DocPlace, "pagination">) =>
  `${pagination?.previous?.title ?? "–"} | ${pagination?.next?.title ?? "–"}`;

test("CRUMB-1 a link or ref before the doc's own item is not its place", () => {
  const sidebars = menu([
    {
      type: "category",
      label: both("A"),
      items: [
        { type: "link", href: "/docs/board", label: both("x") },
        { type: "ref", id: "board" },
      ],
    },
    { type: "category", label: both("B"), items: ["board"] },
  ]);
  expect(placeOf("/docs/board", ["board.md"], sidebars).breadcrumbs?.[0]).toEqual({
    label: "B",
    href: null,
  });
});

describe("titles of neighbours", () => {
  const ALL = { pagination_label: "pagination", sidebar_label: "sidebar", title: "title" };
  const { pagination_label: _p, ...NO_PAGINATION } = ALL;
  const { sidebar_label: _s, ...ONLY_TITLE } = NO_PAGINATION;

  test.each([
    { source: "pagination_label", frontMatter: ALL, label: true, title: "pagination" },
    { source: "sidebar_label", frontMatter: NO_PAGINATION, label: true, title: "sidebar" },
    { source: "the label of the item", frontMatter: ONLY_TITLE, label: true, title: "item" },
    { source: "the title", frontMatter: ONLY_TITLE, label: false, title: "title" },
  ])("PAGI-2 come from $source", ({ frontMatter, label, title }) => {
    const docs = ["a.md", docSource("b.md", { frontMatter })];
    const sidebars = menu([
      "a",
      { type: "doc", id: "b", ...(label ? { label: both("item") } : {}) },
    ]);
    expect(titles(placeOf("/docs/a", docs, sidebars))).toBe(`– | ${title}`);
    const named = [
      docSource("a.md", { frontMatter: { pagination_next: "b" } }),
      docs[1] as DocSource,
    ];
    expect(titles(placeOf("/docs/a", named, sidebars))).toBe(`– | ${title}`);
  });
});

describe("overrides in front matter", () => {
  const doc = (frontMatter: Partial<DocSource["frontMatter"]>) =>
    docSource("b.md", { frontMatter });
  const around = (middle: DocSource) => ["a.md", middle, "c.md", "d.md", hidden("hidden.md")];

  test.each([
    { frontMatter: { pagination_next: "d" }, shown: "a | d" },
    { frontMatter: { pagination_prev: "d" }, shown: "d | c" },
    { frontMatter: { pagination_prev: null, pagination_next: null }, shown: "– | –" },
    { frontMatter: { pagination_next: "hidden" }, shown: "a | –" },
    { frontMatter: { pagination_next: "draft" }, shown: "a | –" },
  ])('PAGI-3 with $frontMatter the neighbours are "$shown"', ({ frontMatter, shown }) => {
    const place = placeOf("/docs/b", around(doc(frontMatter)));
    expect(titles(place)).toBe(shown);
  });

  const TWO_MENUS = sidebarsFile.parse({
    docs: { items: ["a", "b"] },
    other: { items: ["b", "c"] },
  });

  test.each([
    { displayed_sidebar: undefined, id: "docs", shown: "a | –" },
    { displayed_sidebar: "other", id: "other", shown: "– | c" },
    { displayed_sidebar: null, id: null, shown: "– | –" },
  ])(
    "PAGI-3 displayed_sidebar $displayed_sidebar shows the menu $id",
    ({ displayed_sidebar, id, shown }) => {
      const place = placeOf("/docs/b", around(doc({ displayed_sidebar })), TWO_MENUS);
      expect(place.sidebar).toBe(id);
      expect(titles(place)).toBe(shown);
    },
  );
});
