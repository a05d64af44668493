import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SharePicture } from "../../../src/assets/share-pictures.ts";
import { PageHero } from "../../../src/components/page-hero/page-hero.tsx";
import { faultMail } from "../../../src/model/pages/fault-mail.ts";
import { leadAndText } from "../../../src/model/pages/page-hero.ts";
import type { SiteData } from "../../../src/model/site-data.ts";
import sitemap from "../../../src/pages/files/sitemap.11ty.ts";
import { all, textsOf } from "../../build/dom.ts";
import { parseHtml } from "../../support/build.ts";
import { label } from "../../support/labels.ts";
import {
  both,
  chapterMapOf,
  contentSource,
  contextOf,
  docSource,
  homeSource,
  inBothLanguages,
  postSource,
  siteData,
  siteOf,
} from "../../support/site-data.ts";
import { metaOf, SMALL_SITE } from "../../support/small-site.ts";

test("CRUMB-1 the way to a doc begins at the home page, leads through its category and ends with the doc, which is no link", () => {
  const docs = inBothLanguages((locale) => [docSource("event/cmi.md", { locale })]);
  const { document } = siteOf([...SMALL_SITE, ...docs]);
  const crumbs = all(document("/en/docs/event/cmi"), ".crumbs li");
  expect(crumbs.map((entry) => entry.querySelector("a")?.getAttribute("href"))).toEqual([
    ...["/en/", "/en/docs/event", undefined],
  ]);
  expect(crumbs.map((entry) => entry.getAttribute("aria-current"))).toEqual([null, null, "page"]);
});

test("LOC-5 in a language that lacks a text its page says so, and marks title and text as those of the other language", () => {
  const { document } = siteOf([homeSource("sv"), homeSource("en"), contentSource("ensam.md")]);
  const page = document("/en/ensam");
  expect(page.querySelector("main")?.textContent).toContain(label("en", "translation.missing"));
  for (const part of ["h1", ".prose"])
    expect(page.querySelector<HTMLElement>(part)?.lang, part).toBe("sv");
  expect(page.documentElement.lang).toBe("en");
  expect(document("/ensam").querySelector("[role=note], h1[lang]")).toBeNull();
});

const PEOPLE = {
  club: {
    roles: [
      { key: "ordf", title: both("Chair"), email: "c@test.example" },
      { title: both("Press"), email: "p@test.example" },
      { title: both("Sales"), email: "s@test.example", audience: both("Companies") },
    ],
  },
};

test.each([
  ["ordf", "c@test.example"],
  [undefined, "fel@test.example"],
])("AID-20 of a page of %s a mail about a fault goes to %s, with its address", (owner, to) => {
  const context = contextOf("sv", { people: PEOPLE });
  const nothingFound = [{ label: both("Skriv"), to: "mailto:fel@test.example" }];
  context.data.site = { ...context.data.site, nothingFound };
  const source = contentSource("a.md", { frontMatter: { ...(owner && { owner }) } });
  const mail = faultMail({ source, title: "Jag & du", url: "/a", context });
  const { pathname, searchParams } = new URL(mail ?? "");
  expect(pathname).toBe(to);
  expect(searchParams.get("subject")).toContain("Jag & du");
  expect(searchParams.get("body")).toContain(context.absolute("/a"));
});

test.each<[url: string, picture: Partial<SharePicture>]>([
  ["/", { title: "Testsektionen", siteTitle: null }],
  ["/docs/board", { title: "board", cluster: "board", emblem: "<path/>" }],
  ["/blog/2024/03/25/ny-hemsida", { line: "25 mars 2024", motif: "screen" }],
  ["/404", { line: null, emblem: null, motif: "hanger" }],
])("SHARE-2 what a link to %s shows follows from what the page is", (url, picture) => {
  const shown: SharePicture[] = [];
  const data: Partial<SiteData> = {
    newsTags: [{ key: "it", label: both("IT"), cover: "screen" }],
    chapterMap: chapterMapOf([], { cluster: "board", to: "/docs/board", emblem: "gavel" }),
    emblems: { ...siteData().emblems, drawings: new Map([["gavel", "<path/>"]]) },
  };
  const { page } = siteOf(SMALL_SITE, data, {
    addressOfPicture: (drawn) => `/${shown.push(drawn) - 1}.png`,
  });
  const [address = ""] = metaOf(page(url), "og:image");
  expect(shown[Number(/\d+(?=\.png)/.exec(address))]).toMatchObject(picture);
});

test("HERO-1 the field of colour takes the first paragraph out of the text, if it begins with one", () => {
  expect(leadAndText("<p>Vill <b>ni</b>?</p>\n<h2>Hur</h2>")).toEqual({
    lead: "Vill <b>ni</b>?",
    text: "\n<h2>Hur</h2>",
  });
  for (const html of ["<h2>Hur</h2><p>Så.</p>", '<p><img src="/a.png" alt=""></p>'])
    expect(leadAndText(html)).toMatchObject({ lead: null, text: html });
});

test("HERO-1 a calm field has no picture, and the button for an emergency comes first", () => {
  const action = { label: "Prata med någon", to: "#prata" };
  const hero = { color: "light", action, urgent: { label: "Ring 112", to: "tel:112" } } as const;
  const props = { hero, lead: null, title: "Trygghet", context: contextOf("sv") };
  const page = parseHtml(renderToStaticMarkup(createElement(PageHero, props)));
  expect(page.querySelector("svg")).toBeNull();
  expect(textsOf(page, "a")).toEqual(["Ring 112", "Prata med någon"]);
  expect(textsOf(page, "a.urgent")).toEqual(["Ring 112"]);
});

test("AID-7, AID-20 the page of a hidden text does not lead to its file until the day it is shown", () => {
  const hidden = contentSource("a.md", { frontMatter: { hidden: { until: "2026-02-01" } } });
  const isEdited = (today: string) =>
    siteOf([hidden], { today }).html("/a").includes("/edit/main/");
  expect(["2026-01-31", "2026-02-01"].map(isEdited)).toEqual([false, true]);
});

test("DATE-3 docs and pages show the day of their last change once each doc has one, and the sitemap has it", () => {
  const texts = SMALL_SITE.map(({ file }) => file);
  const docs = texts.filter((file) => file.includes("/docs/"));
  const siteWith = (changed: readonly string[]) => {
    const days = new Map(changed.map((file) => [file, "2026-03-05"]));
    return siteOf(SMALL_SITE, {}, { updated: days.set("src/content/sv/section.md", "2026-01-02") });
  };
  const time = '<time dateTime="2026-03-05">5 mars 2026</time>';
  expect(siteWith(docs.slice(1)).html("/docs/event")).not.toContain(time);
  const site = siteWith(docs);
  expect(site.html("/docs/board")).toContain(time);
  expect(site.html("/section")).toContain('<time dateTime="2026-01-02">');
  expect(sitemap(site)).toContain("<lastmod>2026-03-05</lastmod>");
});

test("DATE-3 a text that somebody has read through says in which month", () => {
  const read = docSource("read.md", { frontMatter: { reviewed: "2026-08-20" } });
  const { html } = siteOf([...SMALL_SITE, read]);
  expect(html("/docs/read")).toContain('<time dateTime="2026-08">augusti 2026</time>');
  expect(html("/docs/board")).not.toContain("<time dateTime=");
});

const cmi = docSource("event/cmi.md", { frontMatter: { cluster: "event", members: "ungefär 30" } });
const choir = docSource("social/choir.md", { frontMatter: { cluster: "social" } });
const COMMITTEES: Partial<SiteData> = {
  chapterMap: {
    ...chapterMapOf([
      { label: both("Events"), cluster: "event" },
      { label: both("Social"), cluster: "social" },
    ]),
    committees: [
      { label: both("Kl\u00adubben"), to: "/docs/event/cmi", people: "club" },
      { label: both("Kören"), to: "/docs/social/choir" },
    ],
  },
  people: PEOPLE,
};

test("CMT-1 number of members, cluster and buttons are those of the page", () => {
  const page = siteOf([cmi, choir], COMMITTEES).document("/docs/event/cmi");
  expect(textsOf(page, ".committee-header dd")).toEqual(["ungefär 30", "Events"]);
  expect(textsOf(page, ".committee-header .button")[1]).toBe("Companies: s@test.example");
});

test.each(["cmi", "klubben"])("BLOG-12 a post is signed by a committee as %s", (author) => {
  const post = postSource("2025-12-01-pub.md", { frontMatter: { authors: [author] } });
  const { page, document } = siteOf([cmi, choir, post], COMMITTEES);
  const link = document(post.url).querySelector<HTMLAnchorElement>("header .meta a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Klubben", "/docs/event/cmi"]);
  expect(JSON.stringify(page(post.url).head.jsonLd)).toContain('"name":"Klubben"');
  expect(textsOf(document("/blog/authors"), ".author h2")[0]).toBe("Klubben");
});

test("CMT-2 a committee's page shows its posts, and nothing where there is none", () => {
  const frontMatter = { authors: ["cmi"] };
  const posts = [
    postSource("2025-12-01-pub.md", { frontMatter }),
    postSource("2025-12-02-tagged.md", { frontMatter: { tags: ["cmi"] } }),
    postSource("2025-11-01-over.md", { frontMatter: { ...frontMatter, expires: "2025-12-31" } }),
    postSource("2025-12-03-other.md"),
  ];
  const { document } = siteOf([cmi, choir, ...posts], COMMITTEES);
  const page = document("/docs/event/cmi");
  const headings = all(page, ".own > h2").map((heading) => heading.getAttribute("aria-label"));
  expect(headings).toEqual([label("sv", "body.posts")]);
  expect(textsOf(page, ".own li a > span")).toEqual(["tagged", "pub"]);
  expect(all(document("/docs/social/choir"), ".own > h2")).toEqual([]);
});

test("BLOG-8 a post says once that it is old, and can be shared", () => {
  const old = postSource("2024-03-25-old.md", { frontMatter: { expires: "2024-03-31" } });
  const page = siteOf([old]).document("/blog/2024/03/25/old");
  expect(all(page, "[role=note]")).toHaveLength(1);
  expect(all(page, '[href^=mailto][data-share$="/2024/03/25/old"]')).toHaveLength(1);
});
