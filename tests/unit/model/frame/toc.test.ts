import { expect, test } from "vitest";
import type { TocEntry } from "../../../../src/model/frame/toc.ts";
import { buildToc, tocOf } from "../../../../src/model/frame/toc.ts";
import { contentSource, docSource, heading, siteData } from "../../../support/site-data.ts";

/** `a(b c) d`: children in brackets. */
function outline(entries: readonly TocEntry[]): string {
  return entries
    .map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
    .join(" ");
}

test.each([
  { headings: "a2 b3 c4 d2", min: 2, max: 3, expected: "a(b) d" },
  { headings: "", min: 2, max: 3, expected: "" },
  { headings: "a3 b2 c3", min: 2, max: 3, expected: "a b(c)" },
  { headings: "a2 b4 c3", min: 2, max: 4, expected: "a(b c)" },
  { headings: "a2 b3 c4 d3 e2", min: 2, max: 4, expected: "a(b(c) d) e" },
  { headings: "a2 b3", min: 3, max: 3, expected: "b" },
])(
  'TOC-1 headings "$headings" with levels $min–$max are listed as "$expected"',
  ({ headings, min, max, expected }) => {
    const parsed = headings
      .split(" ")
      .filter(Boolean)
      .map((text) => heading(Number(text.slice(1)), text.slice(0, 1)));
    expect(outline(buildToc(parsed, { min, max }))).toBe(expected);
  },
);

const HEADINGS = [heading(2, "a"), heading(3, "b"), heading(4, "c"), heading(5, "d")];

test.each([
  { frontMatter: {}, expected: "a(b)" },
  { frontMatter: { toc_min_heading_level: 3 }, expected: "b" },
  { frontMatter: { toc_min_heading_level: 3, toc_max_heading_level: 5 }, expected: "b(c(d))" },
  { frontMatter: { hide_table_of_contents: true }, expected: "" },
] as const)('TOC-1 a page with $frontMatter lists "$expected"', ({ frontMatter, expected }) => {
  for (const source of [
    contentSource("section.md", { frontMatter, text: { headings: HEADINGS } }),
    docSource("board.md", { frontMatter, text: { headings: HEADINGS } }),
  ])
    expect(outline(tocOf(source, siteData()))).toBe(expected);
});
