import { expect, test } from "vitest";
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

test("PREVIEW-1 it is the first element after the skip link, and the published site has none", () => {
  expect(siteOf(SMALL_SITE, { preview: PREVIEW }).html("/en/section")).toMatch(
    /<body><a class="skip"[^>]*>[^<]*<\/a><section class="preview-ribbon" aria-label="preview.title">/,
  );
  expect(siteOf(SMALL_SITE).html("/en/section")).not.toContain("preview");
});

test("PREVIEW-2 search engines are to leave out every page, and every address is the preview's own", () => {
  for (const page of siteOf(SMALL_SITE, { preview: PREVIEW }).pages) {
    expect(metaOf(page, "robots")).toEqual(["noindex"]);
    expect(page.head.canonical).toBe(ADDRESS + page.url);
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
