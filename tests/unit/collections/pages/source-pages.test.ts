import { describe, expect, test } from "vitest";
import { sitemap } from "../../../../src/pages/files/sitemap.11ty.ts";
import { versionsFile } from "../../../../src/schema/docs.ts";
import { both, docSource, SITE, siteOf } from "../../../support/site-data.ts";
import { SMALL_SITE } from "../../../support/small-site.ts";

describe("editing", () => {
  const archived = versionsFile.parse({
    last: "current",
    versions: [
      { name: "current", label: both("Next"), path: "" },
      { name: "1.0", label: both("1.0"), path: "1.0" },
    ],
  });

  test("pages can be edited where they are written; archived and generated ones cannot", () => {
    const old = docSource("board.md", { version: "1.0", versionPath: "1.0" });
    const site = siteOf([...SMALL_SITE, old], { versions: archived });
    const link = (url: string) => /[^"]*\/edit\/main\/[^"]*/.exec(site.html(url))?.[0];
    expect(link("/section")).toBe(
      "https://github.com/isektionen/docusaurus/edit/main/src/content/sv/section.md",
    );
    expect(link("/en/docs/board")).toBe(
      "https://github.com/isektionen/docusaurus/edit/main/src/content/en/docs/board.md",
    );
    expect(link("/docs/1.0/board")).toBeUndefined();
    expect(link("/blog")).toBeUndefined();
  });

  test("without a repository there is no link", () => {
    const site = siteOf(SMALL_SITE, { site: { ...SITE, repository: null } });
    expect(site.html("/section")).not.toContain("/edit/");
  });
});

test("DATE-3 docs and pages show the day of their last change, and the sitemap has it", () => {
  const updated = new Map([
    ["src/content/sv/docs/board.md", "2026-03-05"],
    ["src/content/sv/section.md", "2026-01-02"],
  ]);
  const site = siteOf(SMALL_SITE, {}, { updated });
  expect(site.html("/docs/board")).toContain('<time dateTime="2026-03-05">5 mars 2026</time>');
  expect(site.html("/section")).toContain('<time dateTime="2026-01-02">');
  expect(site.html("/en/docs/board")).not.toContain("common.lastUpdated");
  expect(sitemap(site.collections)).toContain("<lastmod>2026-03-05</lastmod>");
});
