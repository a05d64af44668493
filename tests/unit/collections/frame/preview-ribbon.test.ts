import { expect, test } from "vitest";
import type { OutputSources } from "../../../../src/files/output-file.ts";
import { outputFiles } from "../../../../src/files/outputs.ts";
import { renderPage } from "../../../../src/layouts/document/render-page.tsx";
import { contentSource, inBothLanguages, SITE, siteOf } from "../../../support/site-data.ts";
import { metaOf, SMALL_SITE } from "../../../support/small-site.ts";

const ADDRESS = "https://deploy-preview-12--iare.netlify.app";
const PREVIEW = {
  url: ADDRESS,
  pullRequest: "12",
  branch: "pull/12/head",
  commit: "0123456789abcdef0123456789abcdef01234567",
};
const ribbonOf = (preview: object, site = SITE) =>
  siteOf(SMALL_SITE, { site, preview: { ...PREVIEW, ...preview } }).page("/section").shell.ribbon;

test("PREVIEW-1 the ribbon names pull request and commit, and leads to both", () => {
  const repository = "https://github.com/isektionen/docusaurus";
  expect(ribbonOf({})).toEqual({
    title: "preview.title",
    facts: [
      { text: "Ändringsförslag 12", href: `${repository}/pull/12` },
      { text: "Commit 0123456", href: `${repository}/commit/${PREVIEW.commit}` },
    ],
  });
});

test("PREVIEW-1 without a pull request it names the branch, and leads nowhere without a repository", () => {
  expect(ribbonOf({ pullRequest: null, commit: null })?.facts).toEqual([
    { text: "Gren pull/12/head", href: null },
  ]);
  expect(ribbonOf({}, { ...SITE, repository: null })?.facts.map(({ href }) => href)).toEqual([
    null,
    null,
  ]);
  expect(ribbonOf({ pullRequest: null, branch: null, commit: null })?.facts).toEqual([]);
});

test("PREVIEW-1 it is the first thing after the skip link, and the published site has none", () => {
  const page = renderPage(siteOf(SMALL_SITE, { preview: PREVIEW }).page("/en/section"));
  expect(page).toMatch(
    /<body><a class="skip"[^>]*>[^<]*<\/a><section class="preview-ribbon" aria-label="preview.title">/,
  );
  expect(page).toContain('href="/assets/preview.css"');
  const published = renderPage(siteOf(SMALL_SITE).page("/en/section"));
  expect(published).not.toContain("preview");
});

test("PREVIEW-2 search engines are to leave out every page, and every address is the preview's own", () => {
  const site = siteOf(SMALL_SITE, { preview: PREVIEW });
  for (const { model } of site.pages) {
    expect(metaOf(model, "robots")).toEqual(["noindex"]);
    expect(model.head.canonical).toBe(ADDRESS + model.url);
  }
  const files = outputFiles({
    ...site,
    deployment: "netlify",
    inlineScriptHash: "",
    licences: "",
  } as OutputSources);
  const named = files.filter(({ path }) => /rss|atom|feed|sitemap|robots/.test(path));
  expect(named.length).toBeGreaterThan(7);
  for (const { path, content } of named) {
    expect([path, content.includes(ADDRESS), content.includes(SITE.url)]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

test("PREVIEW-3 a link with the address of the published site is still one of our own", () => {
  const absolute = { items: [{ label: { sv: "a", en: "a" }, href: `${SITE.url}/section` }] };
  const externals = [undefined, PREVIEW].map((preview) => {
    const site = siteOf(
      inBothLanguages((locale) => [contentSource("section.md", { locale })]),
      {
        footer: { style: "light", links: absolute.items, logo: undefined, copyright: undefined },
        ...(preview ? { preview } : {}),
      } as never,
    );
    const links = site.page("/section").shell.footer?.links;
    return (
      links?.layout === "row" && links.items.map((item) => "external" in item && item.external)
    );
  });
  expect(externals).toEqual([[false], [false]]);
});
