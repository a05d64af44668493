import { describe, expect, test, vi } from "vitest";
import { sidebarsFile } from "../../../src/schema/docs.ts";
import { LOCALES } from "../../../src/schema/localized.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import { docSource, inBothLanguages, siteOf } from "../../support/site-data.ts";
import { metaOf, SMALL_SITE } from "../../support/small-site.ts";

describe("addresses", () => {
  test("ROUTE-7 every page but the homes is written without trailing slash, in address, canonical link and og:url", () => {
    const { pages } = siteOf(SMALL_SITE);
    expect(pages.map(({ model }) => model.url).filter((url) => url.endsWith("/"))).toEqual([
      "/",
      "/en/",
    ]);
    for (const { model } of pages) {
      expect(model.head.canonical).toBe(`https://www.iare.se${model.url}`);
      expect(metaOf(model, "og:url")).toEqual([model.head.canonical]);
    }
  });

  test("ROUTE-1 the pages that follow from the others exist in both languages", () => {
    const urls = siteOf(SMALL_SITE).pages.map(({ model }) => model.url);
    for (const base of ["", "/en"]) {
      for (const path of [
        "/404",
        "/blog",
        "/blog/archive",
        "/blog/tags",
        "/blog/tags/it",
        "/blog/authors",
      ]) {
        expect(urls).toContain(base + path);
      }
    }
    expect(new Set(urls).size).toBe(urls.length);
  });

  test("ROUTE-2 language and direction of a page come from the record of its language", () => {
    const { pages } = siteOf(SMALL_SITE);
    for (const { model } of pages) {
      const locale = /^\/en(\/|$)/.test(model.url) ? "en" : "sv";
      expect(model.locale).toBe(locale);
      expect(model.shell).toMatchObject({
        htmlLang: locale,
        dir: "ltr",
        homeUrl: locale === "en" ? "/en/" : "/",
      });
    }
  });
});

describe("drafts", () => {
  const menus = {
    navbar: navbarFile.parse({ title: "I", items: [{ type: "doc", docId: "plan" }] }),
    sidebars: sidebarsFile.parse({ docs: { items: ["board", "plan"] } }),
  };

  test("NAV-7 menus that name a draft leave it out in both languages", () => {
    const sources = inBothLanguages((locale) => [docSource("board.md", { locale })]);
    const drafts = LOCALES.map((locale) => ({ locale, version: "current", id: "plan" }));
    const site = siteOf(sources, menus, { drafts });
    expect(site.problems).toEqual([]);
    expect(site.page("/docs/board").menu.data.items).toEqual([]);
  });

  test("NAV-7 a doc that does not even exist as a draft is told", () => {
    const problems = siteOf([docSource("board.md")], menus).problems.map(({ problem }) => problem);
    expect(problems).toContain('There is no doc "plan".');
  });
});

test("what is the same on all pages of a language is one object", () => {
  const site = siteOf(SMALL_SITE);
  expect(site.page("/section").shell).toBe(site.page("/docs/board").shell);
  expect(site.page("/section").shell).not.toBe(site.page("/en/section").shell);
});

test("a site does not depend on the day its code runs, only on the moment it is given", () => {
  const build = (day: string) => {
    vi.useFakeTimers({ now: new Date(day) });
    try {
      return siteOf(SMALL_SITE).pages;
    } finally {
      vi.useRealTimers();
    }
  };
  expect(build("2000-01-01")).toEqual(build("2050-06-01"));
});
