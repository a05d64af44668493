import { expect, test } from "vitest";
import type { ImageMetadata } from "../../../src/assets/images.ts";
import { renderTexts } from "../../../src/markdown/render-texts.ts";
import { emptyTexts, TEXTS, textFile } from "../../support/checked-site.ts";
import { both, docSource, siteData } from "../../support/site-data.ts";

const PICTURE = {} as ImageMetadata;

/** A doc at /docs/event/cmi as Markdown for other programs. */
function twin(body: string): string | undefined {
  const data = siteData({
    people: {
      board: {
        roles: [
          { title: both("Ordförande"), email: "ordf@x.example", task: both("Leder.") },
          { title: both("Kassör"), email: "kassor@x.example" },
        ],
      },
    },
    contacts: {
      business: {
        caption: both("Kontakter"),
        topicHeading: both("Ärende"),
        contactHeading: both("E-post"),
        rows: [{ topic: both("Ja | nej"), email: "a@x.example" }],
      },
    },
    chapterMap: {
      title: both("Karta"),
      operatingYear: "2026/2027",
      root: { label: both("Mötet"), children: [{ label: both("CMI"), to: "/docs/event/cmi" }] },
    },
  });
  const source = docSource("event/cmi.md");
  const files = [textFile(source, body), textFile(docSource("board.md"))];
  const byPath = new Map([["no-such-folder/src/content/sv/docs/event/a.jpg", PICTURE]]);
  const images = { ...TEXTS.images, byPath };
  return renderTexts({ ...TEXTS, images, data, files }, emptyTexts()).find(
    ({ source }) => source.key === "docs/current/event/cmi" && source.locale === "sv",
  )?.source.text.markdown;
}

const DOCS = "https://www.iare.se/docs";

test.each([
  { what: "plain text", body: "Ord *och* `kod` \\* [x] | y\n", is: "Ord *och* `kod` \\* [x] | y" },
  { what: "a link", body: "Se [a](/docs/board#b).", is: `Se [a](${DOCS}/board#b).` },
  { what: "a link to a file", body: "[a](../board.md)", is: `[a](${DOCS}/board)` },
  { what: "a link on the page", body: "[a](#b)\n\n## b", is: `[a](${DOCS}/event/cmi#b)\n\n## b` },
  {
    what: "links among code and markup",
    body: "`[x](/x)` **[a](/docs/board)** och\n[`b](`](</docs/board> 'T') \\[c](/d)",
    is: `\`[x](/x)\` **[a](${DOCS}/board)** och\n[\`b](\`](${DOCS}/board 'T') \\[c](/d)`,
  },
  {
    what: "references",
    body: "[a][r], [r] och [b](/docs/board)\n\n[r]: /docs/board 'T'\n\nSlut.",
    is: `[a](${DOCS}/board), [r](${DOCS}/board) och [b](${DOCS}/board)\n\nSlut.`,
  },
  {
    what: "equal cells of a table",
    body: "| a | b |\n| --- | --- |\n| [x](/docs/board) | [x](/docs/board) |",
    is: `| a | b |\n| --- | --- |\n| [x](${DOCS}/board) | [x](${DOCS}/board) |`,
  },
  {
    what: "lists and quotations",
    body: "- a\n  - [x](/docs/board)\n\n> b\n> [y](/docs/board)",
    is: `- a\n  - [x](${DOCS}/board)\n\n> b\n> [y](${DOCS}/board)`,
  },
  {
    what: "an image in a link",
    body: '[![En bild](a.jpg)](/docs/board)\n\n![Två](a.jpg "Text")',
    is: `[![En bild](https://www.iare.se/x.png)](${DOCS}/board)\n\n![Två](https://www.iare.se/x.png "Text")`,
  },
  { what: "other addresses", body: "<https://a.example> [m](mailto:a@b.c)", is: null },
  { what: "a footnote", body: "Ord[^1]\n\n[^1]: Not.", is: null },
  { what: "tasks", body: "- [x] gjort\n- [ ] kvar", is: null },
  { what: "headings with ids", body: "## Rubrik {#id}\n\nText.", is: "## Rubrik\n\nText." },
  { what: "the title", body: "# Titel\n\nText.", is: "Text." },
  { what: "comments", body: "En.\n\n<!-- till\noss -->\n\nTvå.", is: "En.\n\nTvå." },
  {
    what: "code",
    body: '```js title="x.js" {1}\na\n// highlight-next-line\nb\n\n\n[c](/d)\n```',
    is: '```js title="x.js"\na\nb\n\n\n[c](/d)\n```',
  },
  {
    what: "boxes",
    body: "::: tip\nEtt.\n:::\n\n:::: details Mer\n::: warning Se [upp]\nTvå.\n:::\n::::\n\nTre.",
    is: "**admonition.tip**\n\nEtt.\n\n**Mer**\n\n**Se [upp]**\n\nTvå.\n\nTre.",
  },
  {
    what: "tabs",
    body: ":::: tabs\n::: tab En\nEtt.\n:::\n::: tab Två\nTvå.\n:::\n::::",
    is: "**En**\n\nEtt.\n\n**Två**\n\nTvå.",
  },
  {
    what: "roles",
    body: "Före.\n::: roles board\nEfter.",
    is: "Före.\n\n- **Ordförande**: Leder. <ordf@x.example>\n- **Kassör** <kassor@x.example>\n\nEfter.",
  },
  {
    what: "a table of data",
    body: "::: contacts business",
    is: "**Kontakter**\n\n| Ärende | E-post |\n| --- | --- |\n| Ja \\| nej | <a@x.example> |",
  },
  {
    what: "the chapter map",
    body: "::: chapter-map",
    is: `**Karta 2026/2027**\n\n- Mötet\n  - [CMI](${DOCS}/event/cmi)`,
  },
])("TWIN-1 $what", ({ body, is }) => {
  expect(twin(body)).toBe(is ?? body);
});
