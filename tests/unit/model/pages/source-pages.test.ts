import { expect, test } from "vitest";
import sitemap from "../../../../src/pages/files/sitemap.11ty.ts";
import { docSource, siteOf } from "../../../support/site-data.ts";
import { SMALL_SITE } from "../../../support/small-site.ts";

test("DATE-3 docs and pages show the day of their last change, and the sitemap has it", () => {
  const days = (docs: readonly string[]) =>
    new Map([
      ...docs.map((file) => [file, "2026-03-05"] as const),
      ["src/content/sv/section.md", "2026-01-02"] as const,
    ]);
  const board = "src/content/sv/docs/board.md";
  const all = SMALL_SITE.map(({ file }) => file).filter((file) => file.includes("/docs/"));
  expect(siteOf(SMALL_SITE, {}, { updated: days([board]) }).html("/docs/board")).not.toContain(
    "common.lastUpdated",
  );
  const site = siteOf(SMALL_SITE, {}, { updated: days(all) });
  expect(site.html("/docs/board")).toContain('<time dateTime="2026-03-05">5 mars 2026</time>');
  expect(site.html("/section")).toContain('<time dateTime="2026-01-02">');
  expect(site.html("/en/docs/board")).not.toContain("common.lastUpdated");
  expect(sitemap(site)).toContain("<lastmod>2026-03-05</lastmod>");
});

test("DATE-3 a text that somebody has read through says in which month", () => {
  const site = siteOf([
    ...SMALL_SITE,
    docSource("read.md", { locale: "sv", frontMatter: { reviewed: "2026-08-20" } }),
  ]);
  expect(site.html("/docs/read")).toContain('<time dateTime="2026-08">augusti 2026</time>');
  expect(site.html("/docs/board")).not.toContain("common.reviewed");
});
