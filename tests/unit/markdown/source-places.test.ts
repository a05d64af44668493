import MarkdownIt from "markdown-it";
import footnote from "markdown-it-footnote";
import { expect, test } from "vitest";
import { placeOf, rememberPlaces, type TextPlace } from "../../../src/markdown/source-places.ts";

const md = new MarkdownIt();
rememberPlaces(md);
md.use(footnote);

/** Places of all links and images of a text, as `line:column`. */
function places(source: string): string[] {
  const shown = ({ line, column }: TextPlace) => (column ? `${line}:${column}` : `${line}`);
  return md
    .parse(source, {})
    .flatMap((block) =>
      (block.children ?? [])
        .filter(({ type }) => type === "link_open" || type === "image")
        .map((token) => shown(placeOf(token, block, source))),
    );
}

test.each([
  { what: "a link", source: "Se [a](/a).", at: ["1:4"] },
  { what: "two links on a line", source: "[a](/a) och [b](/b)", at: ["1:1", "1:13"] },
  { what: "a link on a later line", source: "Ett\ntvå [a](/a)\n\n[b](/b)", at: ["2:5", "4:1"] },
  { what: "a link over two lines", source: "Ett [a\nb](/a) [c](/c)", at: ["1:5", "2:8"] },
  { what: "a link after code over two lines", source: "`a\nb` [c](/c)", at: ["2:4"] },
  { what: "an image", source: "Se ![a](a.png)", at: ["1:4"] },
  { what: "a linked image", source: "[![a](a.png)](/a)", at: ["1:1", "1:2"] },
  { what: "an address in angle brackets", source: "Se <https://a.example>", at: ["1:4"] },
  { what: "a reference", source: "Se [a][x] och [x]\n\n[x]: /a", at: ["1:4", "1:15"] },
  { what: "a heading", source: "## Om [a](/a)", at: ["1:7"] },
  { what: "a list", source: "- ett\n- två\n\n  [a](/a)", at: ["4:3"] },
  { what: "a quotation", source: "> ett\n> två [a](/a)", at: ["2:7"] },
  { what: "a table", source: "| a | b |\n| --- | --- |\n| x | [y](/y) |", at: ["3:7"] },
  {
    what: "a link in two rows",
    source: "| a |\n| --- |\n| [y](/y) |\n| [y](/y) |",
    at: ["3:3", "4:3"],
  },
  { what: "a footnote", source: "Ord[^1]\n\n[^1]: Se [a](/a)", at: ["3:10"] },
  { what: "a footnote in the line", source: "Ett\n\nOrd^[Se [a](/a)]", at: ["3:9"] },
  { what: "a changed table cell", source: "| a |\n| --- |\n| x\\|y [z](/z) |", at: ["3"] },
])("CHECK-4 $what is found at $at", ({ source, at }) => {
  expect(places(source)).toEqual(at);
});
