import { expect, test } from "vitest";
import { footerFile } from "../../../src/schema/footer.ts";
import { SITE, siteOf } from "../../support/site-data.ts";
import { SMALL_SITE } from "../../support/small-site.ts";

const ADDRESS = "https://deploy-preview-12--site.netlify.app";
const PREVIEW = {
  url: ADDRESS,
  pullRequest: "12",
  branch: "pull/12/head",
  commit: "0123456789abcdef0123456789abcdef01234567",
};
const ribbonOf = (preview: object, site = SITE) => {
  const html = siteOf(SMALL_SITE, { site, preview: { ...PREVIEW, ...preview } }).html("/section");
  return /<\/b>(.*?)<\/section>/.exec(html)?.[1];
};

test("PREVIEW-1 without a pull request it names the branch, and leads nowhere without a repository", () => {
  expect(ribbonOf({ pullRequest: null, commit: null })).toBe("<span>Gren pull/12/head</span>");
  expect(ribbonOf({}, { ...SITE, repository: null })).toBe(
    "<span>Ändringsförslag 12</span><span>Commit 0123456</span>",
  );
  expect(ribbonOf({ pullRequest: null, branch: null, commit: null })).toBe("");
});

test("PREVIEW-3 a link with the address of the published site is still one of our own", () => {
  const links = [{ label: { sv: "a", en: "a" }, href: `${SITE.url}/section` }];
  const pages = [null, PREVIEW].map((preview) =>
    siteOf(SMALL_SITE, { footer: footerFile.parse({ links }), preview }).html("/section"),
  );
  for (const html of pages) expect(html).toContain(`<a href="${SITE.url}/section">a</a>`);
});
