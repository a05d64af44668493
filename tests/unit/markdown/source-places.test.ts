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
  ["[a](/a) och [b](/b)", ["1:1", "1:13"]],
  ["Ett\ntvå [a](/a)\n\n[b](/b)", ["2:5", "4:1"]],
  ["Ett [a\nb](/a) [c](/c)", ["1:5", "2:8"]],
  ["`a\nb` [c](/c)", ["2:4"]],
  ["[![a](a.png)](/a)", ["1:1", "1:2"]],
  ["Se <https://a.example>", ["1:4"]],
  ["Se [a][x] och [x]\n\n[x]: /a", ["1:4", "1:15"]],
  ["## Om [a](/a)", ["1:7"]],
  ["- ett\n- två\n\n  [a](/a)", ["4:3"]],
  ["> ett\n> två [a](/a)", ["2:7"]],
  ["| a |\n| --- |\n| [y](/y) |\n| [y](/y) |", ["3:3", "4:3"]],
  ["Ord[^1]\n\n[^1]: Se [a](/a)", ["3:10"]],
  ["Ett\n\nOrd^[Se [a](/a)]", ["3:9"]],
  ["| a |\n| --- |\n| x\\|y [z](/z) |", ["3"]],
])("CHECK-4 the links and images of %j are found at %j", (source, at) => {
  expect(places(source)).toEqual(at);
});
