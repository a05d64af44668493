import { describe, expect, test } from "vitest";
import { embedded } from "../../../../src/collections/docs/embedded-text.ts";
import type { printPages } from "../../../../src/collections/docs/print-pages.ts";
import type { ModelOf } from "../../../../src/collections/pages/generated-page.ts";
import { both, docSource, inBothLanguages, siteOf } from "../../../support/site-data.ts";

/** Docs of two versions; of the newer one a doc in a category, one in no menu, and one unlisted. */
const site = siteOf(
  [
    ...inBothLanguages((locale) => [
      docSource("event/cmi.md", {
        locale,
        text: { html: '<h2 id="a">A</h2><p><a href="/docs/intro#b">B</a></p>' },
      }),
      docSource("event/index.md", { locale }),
      docSource("intro.md", { locale, frontMatter: { sidebar_position: 1 } }),
      docSource("extra.md", { locale, frontMatter: { displayed_sidebar: null } }),
      docSource("hidden.md", { locale, frontMatter: { unlisted: true } }),
    ]),
    docSource("intro.md", { version: "1.0", versionPath: "1.0" }),
  ],
  {
    versions: {
      last: "current",
      versions: [
        { name: "current", label: both("2026/27"), path: "" },
        { name: "1.0", label: both("2025/26"), path: "1.0" },
      ],
    },
    sidebars: {
      docs: {
        items: ["intro", { type: "category", label: both("Event"), items: ["event/cmi"] }],
        categories: {},
      },
    },
  },
);
const printed = (url: string) => site.page(url) as ModelOf<typeof printPages>;

describe("PRINT-1 all docs of a version on one page", () => {
  test("follow the order of the menu, those without a place in it last", () => {
    const { contents, docs } = printed("/docs/print");
    expect(docs.map(({ id }) => id)).toEqual(["intro", "event/cmi", "event/index", "extra"]);
    expect(contents).toEqual([
      { label: "intro", id: "intro", children: [] },
      {
        label: "Event",
        id: null,
        children: [{ label: "event/cmi", id: "event/cmi", children: [] }],
      },
      { label: "event/index", id: "event/index", children: [] },
      { label: "extra", id: "extra", children: [] },
    ]);
  });
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
  ['<p aria-label="x">h2 id="x"</p>', '<p aria-label="x">h2 id="x"</p>'],
  ["<code>&lt;h2 id=&quot;x&quot;&gt;</code>", "<code>&lt;h2 id=&quot;x&quot;&gt;</code>"],
])("PRINT-1 a text beside others has ids of its own: %s", (html, result) => {
  const options = { id: "d", title: 'Mat & "dryck"', addresses: ADDRESSES };
  expect(embedded(html, options)).toBe(result);
});
