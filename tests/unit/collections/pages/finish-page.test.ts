import { describe, expect, test } from "vitest";
import type { PageModel } from "../../../../src/collections/pages/page-model.ts";
import type { SharePicture } from "../../../../src/collections/pages/share-picture.ts";
import type { SiteData } from "../../../../src/collections/site-data.ts";
import { sidebarsFile } from "../../../../src/schema/docs.ts";
import { navbarFile } from "../../../../src/schema/navbar.ts";
import { rightItems } from "../../../support/navbar.ts";
import {
  contentSource,
  docSource,
  homeSource,
  inBothLanguages,
  postSource,
  SITE,
  siteData,
  siteOf,
} from "../../../support/site-data.ts";
import { metaOf, SMALL_SITE } from "../../../support/small-site.ts";

const SWITCHER = { navbar: navbarFile.parse({ title: "I", items: [{ type: "localeDropdown" }] }) };

/** Where the language switcher of a page leads. */
function languageLinks(page: PageModel): Record<string, string> {
  const [menu] = rightItems(page);
  if (menu?.kind !== "group") throw new Error("the page has no language switcher");
  return Object.fromEntries(
    menu.items.map((item) => (item.kind === "link" ? [item.lang, item.href] : [])),
  );
}

const alternatesOf = (page: PageModel) =>
  page.head.links
    .filter(({ hreflang }) => hreflang)
    .map(({ hreflang, href }) => `${hreflang} ${href}`);

describe("languages", () => {
  test("LOC-2 the switcher leads from each page to the same page in the other language", () => {
    const site = siteOf(SMALL_SITE, SWITCHER);
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
      ...SMALL_SITE,
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
        ...SMALL_SITE,
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
        ...SMALL_SITE,
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
    const site = siteOf(SMALL_SITE);
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
    const site = siteOf(SMALL_SITE, { locales: { ...locales, locales: british } });
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
    const page = siteOf(SMALL_SITE).page(url);
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
    for (const { model } of siteOf(SMALL_SITE, {
      site: { ...SITE, socialImage: "/img/social.png" },
    }).pages) {
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

  test("HEAD-5 only unlisted pages, those for print and not-found pages keep search engines away", () => {
    const hidden = [
      contentSource("hidden.md", { frontMatter: { unlisted: true } }),
      docSource("hidden.md", { frontMatter: { unlisted: true } }),
      postSource("2024-01-01-hidden.md", { frontMatter: { unlisted: true } }),
    ];
    const { pages } = siteOf([...SMALL_SITE, ...hidden]);
    const noindex = pages
      .filter(({ model }) => metaOf(model, "robots").length > 0)
      .map(({ model }) => model.url);
    expect(noindex.toSorted()).toEqual([
      "/404",
      "/blog/2024/01/01/hidden",
      "/docs/hidden",
      "/docs/print",
      "/en/404",
      "/en/docs/print",
      "/en/redaktion/oversattningar",
      "/hidden",
      "/redaktion/oversattningar",
    ]);
  });

  test("HEAD-5 a social image is named with its whole address", () => {
    const site = { ...SITE, socialImage: "/img/social.png" };
    const page = siteOf(SMALL_SITE, { site }).page("/section");
    expect(metaOf(page, "og:image")).toEqual(["https://www.iare.se/img/social.png"]);
    expect(metaOf(page, "twitter:image")).toEqual(["https://www.iare.se/img/social.png"]);
    expect(metaOf(siteOf(SMALL_SITE).page("/section"), "og:image")).toEqual([]);
  });

  test.each<[url: string, picture: Partial<SharePicture>]>([
    ["/", { title: "I-Sektionen KTH", siteTitle: null }],
    ["/docs/board", { title: "board", cluster: "board", emblem: "<path/>" }],
    ["/blog/2024/03/25/ny-hemsida", { line: "25 mars 2024", motif: "screen" }],
    ["/404", { line: null, emblem: null, motif: "hanger" }],
  ])("SHARE-2 what a link to %s shows follows from what the page is", (url, picture) => {
    const shown: SharePicture[] = [];
    const data: Partial<SiteData> = {
      tags: { it: { label: { sv: "IT", en: "IT" }, cover: "screen" } },
      chapterMap: {
        title: { sv: "Karta", en: "Map" },
        operatingYear: "2026/2027",
        root: {
          label: { sv: "Styrelsen", en: "Board" },
          cluster: "board",
          to: "/docs/board",
          emblem: "gavel",
        },
      },
      emblems: { ...siteData().emblems, drawings: new Map([["gavel", "<path/>"]]) },
    };
    const { page } = siteOf(SMALL_SITE, data, {
      addressOfPicture: (drawn) => `/${shown.push(drawn) - 1}.png`,
    });
    const [address = ""] = metaOf(page(url), "og:image");
    expect(shown[Number(/\d+(?=\.png)/.exec(address))]).toMatchObject(picture);
  });

  test("BLOG-14 every page lists the feeds of its language, and none where there are no posts", () => {
    const feeds = (page: PageModel) =>
      page.head.links
        .filter(({ type }) => /rss|atom|feed/.test(type ?? ""))
        .map(({ href }) => href);
    const site = siteOf(SMALL_SITE);
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
    const site = siteOf(SMALL_SITE);
    expect(lists(site.page("/docs/board"))).toMatchObject([
      { itemListElement: [{ position: 1, name: "board", item: "https://www.iare.se/docs/board" }] },
    ]);
    expect(lists(site.page("/section"))).toEqual([]);
  });
});
