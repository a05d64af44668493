import { describe, expect, test } from "vitest";
import { LOCALES } from "../../src/schema/localized.ts";
import { label } from "../support/labels.ts";
import { all, linkList, meta, only } from "./dom.ts";
import { bare, PREVIEW } from "./sites.ts";

const { DEPLOY_PRIME_URL: ADDRESS, COMMIT_REF: COMMIT } = PREVIEW;
const REPOSITORY = "https://code.example/test";

describe("a preview of a pull request", () => {
  test("PREVIEW-1 says on every page what it is, in its language, with a stylesheet that is there", async () => {
    const { urls, page, read } = await bare();
    for (const url of urls) {
      const locale = LOCALES.find((known) => known === page(url).documentElement.lang) ?? "sv";
      const ribbon = only(page(url), ".preview-ribbon");
      expect(ribbon.getAttribute("aria-label")).toBe(label(locale, "preview.title"));
      expect(linkList(ribbon)).toEqual([
        [label(locale, "preview.pullRequest", { number: "12" }), `${REPOSITORY}/pull/12`],
        [label(locale, "preview.commit", { commit: "0123456" }), `${REPOSITORY}/commit/${COMMIT}`],
      ]);
      const [stylesheet] = all(page(url).head, "link[data-extra]");
      const css = read(stylesheet?.getAttribute("href")?.slice(1) ?? "");
      expect([url, css.includes(".preview-ribbon")]).toEqual([url, true]);
    }
  });

  test("PREVIEW-2 is not to be listed, names its own address, and leads to the published site where readers take something away", async () => {
    const { urls, page, read } = await bare();
    for (const url of urls) {
      expect(meta(page(url), "robots")).toBe("noindex");
      const canonical = only(page(url), 'link[rel="canonical"]').getAttribute("href");
      expect(canonical?.startsWith("https://test.example/")).toBe(true);
      for (const link of all(page(url), 'a[href^="webcal:"], [data-share], [data-copy]'))
        expect(link.outerHTML).not.toContain(new URL(ADDRESS).host);
    }
    expect(read("evenemang.ics")).not.toContain(new URL(ADDRESS).host);
    for (const file of ["sitemap.xml", "robots.txt", "en/join.xml"]) {
      expect(read(file)).toContain(ADDRESS);
      expect(read(file)).not.toContain("https://test.example");
    }
  });
});
