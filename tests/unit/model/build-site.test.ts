import { describe, expect, test, vi } from "vitest";
import type { NavDropdown, PageModel } from "../../../src/model/page-model.ts";
import { sidebarsFile, versionsFile } from "../../../src/schema/docs.ts";
import { LOCALES } from "../../../src/schema/localized.ts";
import { navbarFile } from "../../../src/schema/navbar.ts";
import {
  both,
  contentSource,
  docSource,
  homeSource,
  inBothLanguages,
  postSource,
  SITE,
  siteOf,
} from "../../support/site-data.ts";

const SOURCES = inBothLanguages((locale) => [
  homeSource(locale),
  contentSource("section.md", { locale }),
  docSource("board.md", { locale }),
  docSource("event/index.md", { locale }),
  postSource("2024-03-25-ny-hemsida.md", { locale, frontMatter: { tags: ["it"] } }),
]);

const SWITCHER = { navbar: navbarFile.parse({ items: [{ type: "localeDropdown" }] }) };

/** Where the language switcher of a page leads. */
function languageLinks(page: PageModel): Record<string, string> {
  const menu = page.navbar.right[0] as NavDropdown;
  return Object.fromEntries(
    menu.items.map((item) => (item.kind === "link" ? [item.lang, item.href] : [])),
  );
}

const metaOf = (page: PageModel, name: string) =>
  page.head.meta
    .filter((tag) => ("name" in tag ? tag.name : tag.property) === name)
    .map(({ content }) => content);
const alternatesOf = (page: PageModel) =>
  page.head.links
    .filter(({ hreflang }) => hreflang)
    .map(({ hreflang, href }) => `${hreflang} ${href}`);

describe("addresses", () => {
  test("ROUTE-7 every page but the homes is written without trailing slash, in address, canonical link and og:url", () => {
    const { pages } = siteOf(SOURCES);
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
    const urls = siteOf(SOURCES).pages.map(({ model }) => model.url);
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
    const { pages } = siteOf(SOURCES);
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

describe("two sources for one address", () => {
  const section = contentSource("section.md");
  const FIX = 'Rename one of the files, or give it another "slug".';

  test.each([
    {
      name: "the same slug",
      other: contentSource("other.md", { frontMatter: { slug: "section" } }),
    },
    { name: "another letter case", other: contentSource("Section.md") },
    {
      name: "a trailing slash",
      other: contentSource("other.md", { frontMatter: { slug: "section/" } }),
    },
  ])("ROUTE-8 $name: path and both files are told", ({ other }) => {
    expect(siteOf([section, other]).problems).toEqual([
      {
        file: other.file,
        problem: `The address /section is taken twice: by src/content/sv/section.md and by ${other.file}.`,
        fix: FIX,
      },
    ]);
  });

  test.each([
    { slug: "blog", page: "blog.title" },
    { slug: "blog/archive", page: "blog.archive.title" },
    { slug: "blog/tags", page: "tags.tagsPageTitle" },
    { slug: "blog/tags/it", page: 'Ett inlägg taggade med "it"' },
    { slug: "404", page: "NotFound.title" },
  ])("ROUTE-8 a file at the address of the generated page /$slug is told", ({ slug, page }) => {
    const file = contentSource("mine.md", { frontMatter: { slug } });
    const post = postSource("2024-03-25-x.md", { frontMatter: { tags: ["it"] } });
    const { problems } = siteOf([file, post]);
    expect(problems.filter(({ severity }) => severity !== "warning")).toEqual([
      {
        file: "src/content/sv/mine.md",
        problem: `The address /${slug} is taken twice: by src/content/sv/mine.md and by the generated page "${page}".`,
        fix: FIX,
      },
    ]);
  });

  test("ROUTE-8 the same path in the other language is another address", () => {
    expect(siteOf([section, contentSource("section.md", { locale: "en" })]).problems).toEqual([]);
  });
});

describe("languages", () => {
  test("LOC-2 the switcher leads from each page to the same page in the other language", () => {
    const site = siteOf(SOURCES, SWITCHER);
    for (const [sv, en] of [
      ["/", "/en/"],
      ["/section", "/en/section"],
      ["/docs/event", "/en/docs/event"],
      ["/blog/tags/it", "/en/blog/tags/it"],
    ] as const) {
      expect(languageLinks(site.page(sv))).toEqual({ sv, en });
      expect(languageLinks(site.page(en))).toEqual({ sv, en });
    }
  });

  test("LOC-5 every language link of every page leads to a page that exists", () => {
    const uneven = [
      ...SOURCES,
      contentSource("bara-svenska.md"),
      postSource("2025-01-01-a.md", { frontMatter: { tags: ["endast"] } }),
      docSource("only.md", { locale: "en" }),
      ...Array.from({ length: 12 }, (_, index) => postSource(`2023-01-01-${index}.md`)),
    ];
    const site = siteOf(uneven, SWITCHER);
    const urls = new Set(site.pages.map(({ model }) => model.url));
    for (const { model } of site.pages) {
      for (const target of Object.values(languageLinks(model))) expect(urls).toContain(target);
    }
  });

  test.each([
    { name: "a tag", url: "/blog/tags/endast", en: "/en/blog/tags" },
    { name: "a second page of the list", url: "/blog/page/2", en: "/en/blog" },
    { name: "a page", url: "/bara-svenska", en: "/en/" },
  ])("LOC-5 of $name that exists in Swedish only the English link leads to $en", ({ url, en }) => {
    const site = siteOf(
      [
        ...SOURCES,
        contentSource("bara-svenska.md"),
        ...Array.from({ length: 12 }, (_, index) =>
          postSource(`2023-01-01-${index}.md`, { frontMatter: { tags: ["endast"] } }),
        ),
      ],
      SWITCHER,
    );
    const page = site.page(url);
    expect(languageLinks(page)).toEqual({ sv: url, en });
    expect(page.alternates.map(({ locale }) => locale)).toEqual(["sv"]);
    expect(alternatesOf(page)).toEqual([]);
    expect(metaOf(page, "og:locale:alternate")).toEqual([]);
  });

  test("LOC-5 the switcher leads to a stand-in in the other language, which is no alternate", () => {
    const site = siteOf(
      [
        ...SOURCES,
        contentSource("x.md"),
        contentSource("x.md", { locale: "en", contentLocale: "sv" }),
      ],
      SWITCHER,
    );
    const [written, standIn] = [site.page("/x"), site.page("/en/x")];
    expect(languageLinks(written)).toEqual({ sv: "/x", en: "/en/x" });
    expect(alternatesOf(written)).toEqual([]);
    expect(written.translation).toBe("current");
    expect(standIn).toMatchObject({ locale: "en", contentLocale: "sv", translation: "missing" });
    expect(alternatesOf(standIn)).toEqual([]);
    expect(standIn.head.canonical).toBe("https://www.iare.se/x");
  });

  test("LOC-6 a page in both languages lists both, Swedish as the default, and they list each other", () => {
    const site = siteOf(SOURCES);
    const expected = [
      "sv https://www.iare.se/docs/board",
      "en https://www.iare.se/en/docs/board",
      "x-default https://www.iare.se/docs/board",
    ];
    expect(alternatesOf(site.page("/docs/board"))).toEqual(expected);
    expect(alternatesOf(site.page("/en/docs/board"))).toEqual(expected);
    expect(metaOf(site.page("/docs/board"), "og:locale")).toEqual(["sv"]);
    expect(metaOf(site.page("/docs/board"), "og:locale:alternate")).toEqual(["en"]);
  });

  test("LOC-6 in og:locale the dash of a language tag is an underscore", () => {
    const { locales } = siteOf([]).data;
    const british = { ...locales.locales, en: { ...locales.locales.en, htmlLang: "en-GB" } };
    const site = siteOf(SOURCES, { locales: { ...locales, locales: british } });
    expect(metaOf(site.page("/en/section"), "og:locale")).toEqual(["en_GB"]);
    expect(metaOf(site.page("/section"), "og:locale:alternate")).toEqual(["en_GB"]);
    expect(alternatesOf(site.page("/section"))).toContain("en-GB https://www.iare.se/en/section");
  });

  test("LOC-2 generated pages of a category find each other although their names differ", () => {
    const sidebars = sidebarsFile.parse({
      docs: {
        items: [{ type: "autogenerated", dir: "" }],
        categories: {
          event: { label: { sv: "Evenemang", en: "Events" }, link: { type: "generated-index" } },
        },
      },
    });
    const sources = inBothLanguages((locale) => [docSource("event/cmi.md", { locale })]);
    const site = siteOf(sources, { ...SWITCHER, sidebars });
    const expected = { sv: "/docs/category/evenemang", en: "/en/docs/category/events" };
    expect(languageLinks(site.page(expected.sv))).toEqual(expected);
    expect(languageLinks(site.page(expected.en))).toEqual(expected);
  });
});

describe("head", () => {
  test.each([
    { url: "/section", title: "section | I-Sektionen KTH" },
    { url: "/docs/board", title: "board | I-Sektionen KTH" },
    { url: "/", title: "I-Sektionen KTH" },
    { url: "/404", title: "NotFound.title | I-Sektionen KTH" },
  ])("HEAD-4 $url has the browser title $title, and so has its og:title", ({ url, title }) => {
    const page = siteOf(SOURCES).page(url);
    expect(page.head.title).toBe(title);
    expect(metaOf(page, "og:title")).toEqual([title]);
  });

  test("HEAD-4 a home page of another title than the site's shows both", () => {
    expect(siteOf([homeSource("sv", { title: "Hem" })]).page("/").head.title).toBe(
      "Hem | I-Sektionen KTH",
    );
  });

  test("BLOG-15 title_meta replaces the title in the head only", () => {
    const post = postSource("2024-03-25-x.md", {
      frontMatter: { title: "Long", title_meta: "Short" },
    });
    const page = siteOf([post]).page("/blog/2024/03/25/x");
    expect(page.title).toBe("Long");
    expect(page.head.title).toBe("Short | I-Sektionen KTH");
    expect(metaOf(page, "og:title")).toEqual(["Short | I-Sektionen KTH"]);
  });

  test("HEAD-3 nothing that may occur once occurs twice on any page", () => {
    const repeatable = ["article:tag", "article:author", "og:locale:alternate", "theme-color"];
    for (const { model } of siteOf(SOURCES, { site: { ...SITE, socialImage: "/img/social.png" } })
      .pages) {
      const names = model.head.meta
        .map((tag) => ("name" in tag ? tag.name : tag.property))
        .filter((name) => !repeatable.includes(name));
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test("HEAD-3 the page's description replaces the site's", () => {
    const site = siteOf([
      contentSource("section.md", { frontMatter: { description: "Vad är en sektion?" } }),
    ]);
    expect(metaOf(site.page("/section"), "description")).toEqual(["Vad är en sektion?"]);
    expect(metaOf(site.page("/section"), "og:description")).toEqual(["Vad är en sektion?"]);
  });

  test("HEAD-5 only unlisted and not-found pages keep search engines away", () => {
    const hidden = [
      contentSource("hidden.md", { frontMatter: { unlisted: true } }),
      docSource("hidden.md", { frontMatter: { unlisted: true } }),
      postSource("2024-01-01-hidden.md", { frontMatter: { unlisted: true } }),
    ];
    const { pages } = siteOf([...SOURCES, ...hidden]);
    const noindex = pages
      .filter(({ model }) => metaOf(model, "robots").length > 0)
      .map(({ model }) => model.url);
    expect(noindex.toSorted()).toEqual([
      "/404",
      "/blog/2024/01/01/hidden",
      "/docs/hidden",
      "/en/404",
      "/hidden",
    ]);
  });

  test("HEAD-5 a social image is named with its whole address", () => {
    const site = { ...SITE, socialImage: "/img/social.png" };
    const page = siteOf(SOURCES, { site }).page("/section");
    expect(metaOf(page, "og:image")).toEqual(["https://www.iare.se/img/social.png"]);
    expect(metaOf(page, "twitter:image")).toEqual(["https://www.iare.se/img/social.png"]);
    expect(metaOf(siteOf(SOURCES).page("/section"), "og:image")).toEqual([]);
  });

  test("BLOG-14 every page lists the feeds of its language, and none where there are no posts", () => {
    const feeds = (page: PageModel) =>
      page.head.links
        .filter(({ type }) => /rss|atom|feed/.test(type ?? ""))
        .map(({ href }) => href);
    const site = siteOf(SOURCES);
    expect(feeds(site.page("/section"))).toEqual([
      "/blog/rss.xml",
      "/blog/atom.xml",
      "/blog/feed.json",
    ]);
    expect(feeds(site.page("/en/section"))).toEqual([
      "/en/blog/rss.xml",
      "/en/blog/atom.xml",
      "/en/blog/feed.json",
    ]);
    expect(feeds(siteOf([contentSource("section.md")]).page("/section"))).toEqual([]);
  });

  test("CRUMB-2 the head of a doc holds its breadcrumbs, that of another page none", () => {
    const lists = (page: PageModel) =>
      page.head.jsonLd.filter((data) => "@type" in data && data["@type"] === "BreadcrumbList");
    const site = siteOf(SOURCES);
    expect(lists(site.page("/docs/board"))).toMatchObject([
      { itemListElement: [{ position: 1, name: "board", item: "https://www.iare.se/docs/board" }] },
    ]);
    expect(lists(site.page("/section"))).toEqual([]);
  });
});

describe("drafts", () => {
  const menus = {
    navbar: navbarFile.parse({ items: [{ type: "doc", docId: "plan" }] }),
    sidebars: sidebarsFile.parse({ docs: { items: ["board", "plan"] } }),
  };

  test("NAV-7 menus that name a draft leave it out in both languages", () => {
    const sources = inBothLanguages((locale) => [docSource("board.md", { locale })]);
    const drafts = LOCALES.map((locale) => ({ locale, version: "current", id: "plan" }));
    const site = siteOf(sources, menus, { drafts });
    expect(site.problems).toEqual([]);
    expect(site.page("/docs/board").navbar.right).toEqual([]);
  });

  test("NAV-7 a doc that does not even exist as a draft is told", () => {
    const problems = siteOf([docSource("board.md")], menus).problems.map(({ problem }) => problem);
    expect(problems).toContain('There is no doc "plan".');
  });
});

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
    const site = siteOf([...SOURCES, old], { versions: archived });
    const link = (url: string) => site.page(url).editUrl;
    expect(link("/section")).toBe(
      "https://github.com/isektionen/docusaurus/edit/main/src/content/sv/section.md",
    );
    expect(link("/en/docs/board")).toBe(
      "https://github.com/isektionen/docusaurus/edit/main/src/content/en/docs/board.md",
    );
    expect(link("/docs/1.0/board")).toBeNull();
    expect(link("/blog")).toBeNull();
  });

  test("without a repository there is no link", () => {
    expect(
      siteOf(SOURCES, { site: { ...SITE, repository: null } }).page("/section").editUrl,
    ).toBeNull();
  });
});

test("what is the same on all pages of a language is one object", () => {
  const site = siteOf(SOURCES);
  expect(site.page("/section").shell).toBe(site.page("/docs/board").shell);
  expect(site.page("/section").shell).not.toBe(site.page("/en/section").shell);
});

test("a site does not depend on the day its code runs, only on the moment it is given", () => {
  const build = (day: string) => {
    vi.useFakeTimers({ now: new Date(day) });
    try {
      return siteOf(SOURCES).pages;
    } finally {
      vi.useRealTimers();
    }
  };
  expect(build("2000-01-01")).toEqual(build("2050-06-01"));
});
