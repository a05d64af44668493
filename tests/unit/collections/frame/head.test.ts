import { expect, test } from "vitest";
import { breadcrumbList, headTitle, mergeHead } from "../../../../src/collections/frame/head.ts";

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
