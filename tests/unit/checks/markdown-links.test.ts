import { expect, test } from "vitest";
import { markdownLinks } from "../../../src/checks/markdown-links.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { contentSource, docSource } from "../../support/site-data.ts";

const board = textFile(docSource("board.md"));
const page = (body: string) => textFile(contentSource("section.md"), body);
const problems = (body: string) => markdownLinks.run(checkedSite([board, page(body)]));

test.each(["[a](docs/board.md)", "[a](https://x.example/a.md)"])("CHECK-4 %s is fine", (body) => {
  expect(problems(body)).toEqual([]);
});

test("CHECK-4 a link to a Markdown file that is not there is told at its place, in the page itself only", () => {
  expect(problems("Text.\n\nEn [länk](docs/bord.md).\n")).toEqual([
    {
      file: "src/content/sv/section.md",
      line: 3,
      column: 4,
      problem: 'The link "docs/bord.md" names a Markdown file that does not exist.',
      fix: 'Did you mean "src/content/sv/docs/board.md"?',
    },
  ]);
});
