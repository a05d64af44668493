import { expect, test } from "vitest";
import { createPagePrints, type PagePrints } from "../../../src/eleventy/page-prints.ts";
import type { PageToWrite } from "../../../src/eleventy/site-build.ts";
import type { PageModel } from "../../../src/model/pages/page-model.ts";
import type { SiteData } from "../../../src/model/site-data.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { both, contentSource, docSource, siteOf } from "../../support/site-data.ts";

const SOURCES = ["a", "b"].flatMap((name) => [
  contentSource(`${name}.md`, { text: { html: `<p>${name}</p>` } }),
]);
const DOCS = [docSource("one.md"), docSource("two.md")];

/** The pages of a site, computed anew as after each change. */
function pagesOf(
  sources: Parameters<typeof siteOf>[0],
  data: Partial<SiteData> = {},
): PageToWrite[] {
  return siteOf(sources, data).pages.map(({ model }) => ({
    outputPath: model.outputPath,
    model,
    eleventyPaginationGroupNumber: 0,
  }));
}

const changedFiles = (prints: PagePrints, pages: PageToWrite[]) =>
  prints.changed(pages).map(({ outputPath }) => outputPath);

/** Prints that know the pages of `SOURCES` and `DOCS`. */
function knowing(data?: Partial<SiteData>): PagePrints {
  const prints = createPagePrints();
  prints.changed(pagesOf([...SOURCES, ...DOCS], data));
  return prints;
}

test("at first every page is changed", () => {
  const pages = pagesOf(SOURCES);
  expect(createPagePrints().changed(pages)).toEqual(pages);
});

test("pages that were computed anew and are the same are not changed", () => {
  expect(changedFiles(knowing(), pagesOf([...SOURCES, ...DOCS]))).toEqual([]);
});

test("of a changed text only its page is changed", () => {
  const [first, ...rest] = SOURCES;
  const edited = contentSource("a.md", { text: { html: "<p>other</p>" } });
  expect(first?.file).toBe(edited.file);
  expect(changedFiles(knowing(), pagesOf([edited, ...rest, ...DOCS]))).toEqual(["a.html"]);
});

test("a changed label, navbar or menu changes all pages that show it", () => {
  const all = pagesOf([...SOURCES, ...DOCS]).map(({ outputPath }) => outputPath);
  const site = siteOf([]).data;
  const labels = { ...site.labels, en: { ...site.labels.en, "navbar.menu": "Other" } };
  expect(changedFiles(knowing(), pagesOf([...SOURCES, ...DOCS], { labels }))).toEqual(
    all.filter((path) => path.startsWith("en/")),
  );
  const navbar = navbarFile.parse({ title: "I", items: [{ label: both("x"), to: "/x" }] });
  expect(changedFiles(knowing(), pagesOf([...SOURCES, ...DOCS], { navbar }))).toEqual(all);
  const [one] = DOCS;
  const renamed = docSource("two.md", { frontMatter: { sidebar_label: "Other" } });
  expect(one && changedFiles(knowing(), pagesOf([...SOURCES, one, renamed]))).toEqual([
    "docs/one.html",
    "docs/two.html",
  ]);
});

test("a page whose marks in the navbar differ is changed", () => {
  const prints = createPagePrints();
  const [page] = pagesOf(SOURCES);
  if (!page) throw new Error("the site has no pages");
  prints.changed([page]);
  const model: PageModel = { ...page.model, navbarMarks: { current: { x: "page" }, hrefs: {} } };
  expect(changedFiles(prints, [{ ...page, model }])).toEqual([page.outputPath]);
});

test("a change is told once, also when the page changes back", () => {
  const prints = knowing();
  const edited = [contentSource("a.md"), ...SOURCES.slice(1), ...DOCS];
  expect(changedFiles(prints, pagesOf(edited))).toEqual(["a.html"]);
  expect(changedFiles(prints, pagesOf(edited))).toEqual([]);
  expect(changedFiles(prints, pagesOf([...SOURCES, ...DOCS]))).toEqual(["a.html"]);
});

test("files of pages that are no longer there are gone, once", () => {
  const prints = knowing();
  prints.changed(pagesOf([...SOURCES.slice(1), ...DOCS]));
  expect(prints.gone()).toEqual(["a.html"]);
  prints.changed(pagesOf([...SOURCES.slice(1), ...DOCS]));
  expect(prints.gone()).toEqual([]);
});

test("after a change of what draws pages every page is changed, and gone ones are still known", () => {
  const prints = knowing();
  prints.forget();
  const pages = pagesOf([...SOURCES.slice(1), ...DOCS]);
  expect(prints.changed(pages)).toEqual(pages);
  expect(prints.gone()).toEqual(["a.html"]);
});
