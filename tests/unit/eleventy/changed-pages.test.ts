import { expect, test } from "vitest";
import type { PageModel } from "../../../src/collections/pages/page-model.ts";
import type { SiteData } from "../../../src/collections/site-data.ts";
import { type ChangedPages, createChangedPages } from "../../../src/eleventy/changed-pages.ts";
import type { PageToWrite } from "../../../src/eleventy/site-build.ts";
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

const changedFiles = (changes: ChangedPages, pages: PageToWrite[]) =>
  changes.of(pages).map(({ outputPath }) => outputPath);

/** Prints that know the pages of `SOURCES` and `DOCS`. */
function knowing(data?: Partial<SiteData>): ChangedPages {
  const changes = createChangedPages();
  changes.of(pagesOf([...SOURCES, ...DOCS], data));
  return changes;
}

test("at first every page is changed", () => {
  const pages = pagesOf(SOURCES);
  expect(createChangedPages().of(pages)).toEqual(pages);
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

test("what pages share is the same object as before, so that it is not drawn again", () => {
  const changes = createChangedPages();
  const [before] = changes.of(pagesOf([...SOURCES, ...DOCS]));
  const edited = contentSource("a.md", { text: { html: "<p>other</p>" } });
  const [after] = changes.of(pagesOf([edited, ...SOURCES.slice(1), ...DOCS]));
  expect(after?.outputPath).toBe(before?.outputPath);
  expect(after?.model.shell).toBe(before?.model.shell);
  expect(after?.model.menu).toBe(before?.model.menu);
});

test("with other words it is another object", () => {
  const changes = createChangedPages();
  const [before] = changes.of(pagesOf(SOURCES));
  const site = siteOf([]).data;
  const labels = { ...site.labels, sv: { ...site.labels.sv, "navbar.menu": "Other" } };
  const [after] = changes.of(pagesOf(SOURCES, { labels }));
  expect(after?.model.menu).not.toBe(before?.model.menu);
});

test("a page whose marks in the navbar differ is changed", () => {
  const changes = createChangedPages();
  const [page] = pagesOf(SOURCES);
  if (!page) throw new Error("the site has no pages");
  changes.of([page]);
  const model: PageModel = { ...page.model, menuPage: { ...page.model.menuPage, path: "/x" } };
  expect(changedFiles(changes, [{ ...page, model }])).toEqual([page.outputPath]);
});

test("a change is told once, also when the page changes back", () => {
  const changes = knowing();
  const edited = [contentSource("a.md"), ...SOURCES.slice(1), ...DOCS];
  expect(changedFiles(changes, pagesOf(edited))).toEqual(["a.html"]);
  expect(changedFiles(changes, pagesOf(edited))).toEqual([]);
  expect(changedFiles(changes, pagesOf([...SOURCES, ...DOCS]))).toEqual(["a.html"]);
});

test("files of pages that are no longer there are gone, once", () => {
  const changes = knowing();
  changes.of(pagesOf([...SOURCES.slice(1), ...DOCS]));
  expect(changes.gone()).toEqual(["a.html"]);
  changes.of(pagesOf([...SOURCES.slice(1), ...DOCS]));
  expect(changes.gone()).toEqual([]);
});

test("after a change of what draws pages every page is changed, and gone ones are still known", () => {
  const changes = knowing();
  changes.forget();
  const pages = pagesOf([...SOURCES.slice(1), ...DOCS]);
  expect(changes.of(pages)).toEqual(pages);
  expect(changes.gone()).toEqual(["a.html"]);
});
