import { expect, test } from "vitest";
import { embedded } from "../../../../src/collections/docs/embedded-text.ts";
import type { printPages } from "../../../../src/collections/docs/print-pages.ts";
import type { ModelOf } from "../../../../src/collections/pages/generated-page.ts";
import { both, docSource, siteOf } from "../../../support/site-data.ts";

test("PRINT-1 all docs are on one page in the order of the menu, those without a place in it last", () => {
  const site = siteOf(
    [
      docSource("event/cmi.md"),
      docSource("event/index.md"),
      docSource("extra.md", { frontMatter: { displayed_sidebar: null } }),
      docSource("hidden.md", { frontMatter: { unlisted: true } }),
      docSource("intro.md"),
    ],
    {
      sidebars: {
        docs: {
          items: ["intro", { type: "category", label: both("Event"), items: ["event/cmi"] }],
          categories: {},
        },
      },
    },
  );
  const { contents, docs } = site.page("/docs/print") as ModelOf<typeof printPages>;
  expect(docs.map(({ id }) => id)).toEqual(["intro", "event/cmi", "event/index", "extra"]);
  expect(contents).toMatchObject([
    { id: "intro" },
    { label: "Event", id: null, children: [{ id: "event/cmi" }] },
    { id: "event/index" },
    { id: "extra" },
  ]);
});

const ADDRESSES = new Map([["/docs/board", "board"]]);

test.each([
  ['<h5 id="x">X</h5><h6>Y</h6>', '<h6 id="d:x">X</h6><h6>Y</h6>'],
  ['<a class="anchor" href="#å%25">', '<a class="anchor" href="#d:å%25">'],
  ['<a href="/docs/board">b</a>', '<a href="#board">b</a>'],
  ['<a href="/docs/board?x#y">b</a>', '<a href="/docs/board?x#y">b</a>'],
  ['<a href="https://a.example/#b">b</a>', '<a href="https://a.example/#b">b</a>'],
  [
    '<section class="scroll" tabindex="0" aria-label="Tabell 1">',
    '<section class="scroll" tabindex="0" aria-label="Tabell 1, Mat &amp; &quot;dryck&quot;">',
  ],
  [
    '<section class="footnotes" role="doc-endnotes" aria-label="Fotnoter">',
    '<section class="footnotes" role="doc-endnotes" aria-label="Fotnoter, Mat &amp; &quot;dryck&quot;">',
  ],
  ['<p aria-label="x">h2 id=&quot;x&quot;</p>', '<p aria-label="x">h2 id=&quot;x&quot;</p>'],
  ["<code>&lt;h2 id=&quot;x&quot;&gt;</code>", "<code>&lt;h2 id=&quot;x&quot;&gt;</code>"],
])("PRINT-1 a text beside others has ids of its own: %s", (html, result) => {
  const options = { id: "d", title: 'Mat & "dryck"', addresses: ADDRESSES };
  expect(embedded(html, options)).toBe(result);
});
