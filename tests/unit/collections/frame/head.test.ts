import { expect, test } from "vitest";
import {
  alternateLinks,
  breadcrumbList,
  headTitle,
  mergeHead,
} from "../../../../src/collections/frame/head.ts";

const absolute = (path: string) => `https://www.iare.se${path}`;

test("HEAD-3 what site and page both set occurs once, with the page's value", () => {
  const head = mergeHead([
    {
      title: "Site",
      canonical: "https://www.iare.se/",
      meta: [
        { name: "description", content: "site" },
        { name: "robots", content: "index" },
        { property: "og:type", content: "website" },
      ],
    },
    {
      title: "Page",
      canonical: "https://www.iare.se/page",
      meta: [
        { name: "description", content: "page" },
        { name: "robots", content: "noindex" },
        { property: "og:type", content: "article" },
      ],
    },
  ]);
  expect(head).toEqual({
    title: "Page",
    canonical: "https://www.iare.se/page",
    meta: [
      { name: "description", content: "page" },
      { name: "robots", content: "noindex" },
      { property: "og:type", content: "article" },
    ],
    links: [],
    jsonLd: [],
  });
});

test("HEAD-3 a source that does not set something leaves it to the ones before", () => {
  const head = mergeHead([{ title: "Site", canonical: "https://x/" }, { meta: [] }]);
  expect(head).toMatchObject({ title: "Site", canonical: "https://x/" });
});

test("HEAD-3 alternates, structured data and list properties add up", () => {
  const sv = { rel: "alternate", hreflang: "sv", href: "https://x/" };
  const en = { rel: "alternate", hreflang: "en", href: "https://x/en/" };
  const head = mergeHead([
    { links: [sv], jsonLd: [{ a: 1 }], meta: [{ property: "article:tag", content: "it" }] },
    {
      links: [en],
      jsonLd: [{ b: 2 }],
      meta: [
        { property: "article:tag", content: "hemsida" },
        { property: "article:tag", content: "it" },
      ],
    },
  ]);
  expect(head.links).toEqual([sv, en]);
  expect(head.jsonLd).toEqual([{ a: 1 }, { b: 2 }]);
  expect(head.meta).toEqual([
    { property: "article:tag", content: "it" },
    { property: "article:tag", content: "hemsida" },
  ]);
});

test("HEAD-3 the colours of light and dark mode stand side by side", () => {
  const light = { name: "theme-color", content: "#ffffff", media: "(prefers-color-scheme: light)" };
  const dark = { name: "theme-color", content: "#000000", media: "(prefers-color-scheme: dark)" };
  expect(mergeHead([{ meta: [light, dark] }]).meta).toEqual([light, dark]);
});

test.each([
  { page: "News", title: "News | I-Sektionen KTH" },
  { page: "  News ", title: "News | I-Sektionen KTH" },
  { page: "", title: "I-Sektionen KTH" },
  { page: "   ", title: "I-Sektionen KTH" },
  { page: undefined, title: "I-Sektionen KTH" },
  { page: "I-Sektionen KTH", title: "I-Sektionen KTH" },
  { page: " I-Sektionen KTH ", title: "I-Sektionen KTH" },
])('HEAD-4 the page title "$page" gives the browser title "$title"', ({ page, title }) => {
  expect(headTitle(page, "I-Sektionen KTH")).toBe(title);
});

test("HEAD-4 the delimiter can be another", () => {
  expect(headTitle("News", "I-Sektionen KTH", "–")).toBe("News – I-Sektionen KTH");
});

const SV = { locale: "sv", hreflang: "sv", url: "/docs/board" } as const;
const EN = { locale: "en", hreflang: "en", url: "/en/docs/board" } as const;

test("LOC-6 a page in two languages lists both and Swedish as the default", () => {
  expect(alternateLinks([SV, EN], "sv", absolute)).toEqual([
    { rel: "alternate", hreflang: "sv", href: "https://www.iare.se/docs/board" },
    { rel: "alternate", hreflang: "en", href: "https://www.iare.se/en/docs/board" },
    { rel: "alternate", hreflang: "x-default", href: "https://www.iare.se/docs/board" },
  ]);
});

test.each([
  { languages: "Swedish only", alternates: [SV] },
  { languages: "English only", alternates: [EN] },
  { languages: "no language", alternates: [] },
])("LOC-6 a page in $languages lists no alternates", ({ alternates }) => {
  expect(alternateLinks(alternates, "sv", absolute)).toEqual([]);
});

test("CRUMB-2 entries with a link are numbered from 1, with absolute addresses", () => {
  const crumbs = [
    { label: "Event", href: null },
    { label: "Stora", href: "/docs/event/large" },
    { label: "CMI </script>", href: "/docs/event/cmi" },
  ];
  expect(breadcrumbList(crumbs, absolute)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: "Stora",
        item: "https://www.iare.se/docs/event/large",
      },
      {
        "@type": "ListItem",
        position: 2,
        name: "CMI </script>",
        item: "https://www.iare.se/docs/event/cmi",
      },
    ],
  });
});

test("CRUMB-2 without any link there is no list", () => {
  expect(breadcrumbList([{ label: "Event", href: null }], absolute)).toBeNull();
});
