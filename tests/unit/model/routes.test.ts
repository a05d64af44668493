import { expect, test } from "vitest";
import { editLinks } from "../../../src/routes/edit-links.ts";
import { generatedAddresses } from "../../../src/routes/generated-pages.ts";
import { classifyLink } from "../../../src/routes/links.ts";
import { localeOf, localizeTarget, switchLocale } from "../../../src/routes/locales.ts";
import { ownAddresses } from "../../../src/routes/own-addresses.ts";
import { canonicalPath, isSamePath, normalizePath } from "../../../src/routes/paths.ts";
import { docId, docUrl, parsePostPath, postUrl } from "../../../src/routes/routes.ts";
import { createHeadingSlugger, headingSlug, tagSlug } from "../../../src/routes/slugs.ts";
import { identify } from "../../../src/routes/text-identity.ts";
import { isSlug } from "../../../src/schema/fields.ts";
import {
  contentSource,
  contextOf,
  LOCALES_FILE as LOCALES,
  postSource,
  siteData,
  siteOf,
} from "../../support/site-data.ts";

test.each([
  ["/Docs/Board/", "/docs/board", true],
  ["/docs/board", "/docs/board//", false],
  ["/en", "/en/", true],
  ["/en/", "/", false],
  [undefined, "/", false],
  ["/docs/board?next=/docs/intro", "/docs/board#roles", true],
  ["/%c3%96VERSIKT", "/o\u0308versikt", true],
  ["/50%", "/50%", true],
  ["/docs/board.html", "/docs/board", true],
  ["/index.html", "/", true],
])("ROUTE-3 %s and %s are the same page: %s", (a, b, same) => {
  expect(isSamePath(a, b)).toBe(same);
});

test.each([
  ["/en/index.html", "/en/"],
  ["/docs/board/index.html", "/docs/board"],
  ["/en/404.html", "/en/404.html"],
  ["/docs/board/", "/docs/board/"],
  ["  /docs/board.html ", "/docs/board"],
  ["/.html", "/"],
  ["/docs/board.html?x=1#roles", "/docs/board?x=1#roles"],
  ["/docs/board?file=a.html", "/docs/board?file=a.html"],
  ["/docs/board.htm", "/docs/board.htm"],
])('ROUTE-4 "%s" is treated as %s', (asked, path) => {
  expect(normalizePath(asked)).toBe(path);
});

test.each([
  ["/docs/board/", "/docs/board"],
  ["/en", "/en/"],
  ["/english/", "/english"],
  ["", "/"],
])('ROUTE-7 "%s" is written %s', (path, canonical) => {
  expect(canonicalPath(path, ["/", "/en/"])).toBe(canonical);
});

test.each([
  ["/en/docs/board", "en"],
  ["/en", "en"],
  ["/english", "sv"],
  ["/docs/en/", "sv"],
])("ROUTE-2 the language of %s is %s", (path, locale) => {
  expect(localeOf(path, LOCALES)).toBe(locale);
});

test.each([
  ["/section", "/section", "/en/section"],
  ["for-antagna", "/for-antagna", "/en/for-antagna"],
  ["/", "/", "/en/"],
  ["/en/section", "/en/section", "/en/section"],
  ["#roles", "#roles", "#roles"],
  ["mailto:ordf@example.org", "mailto:ordf@example.org", "mailto:ordf@example.org"],
  ["https://www.kth.se/en", "https://www.kth.se/en", "https://www.kth.se/en"],
  ["/img/map.pdf", "/img/map.pdf", "/img/map.pdf"],
  ["/docs/2.0", "/docs/2.0", "/en/docs/2.0"],
  ["/docs/board.html#roles", "/docs/board#roles", "/en/docs/board#roles"],
  ["/index.html?x=1", "/?x=1", "/en/?x=1"],
])("ROUTE-6, ROUTE-7 %s is %s on a Swedish and %s on an English page", (target, sv, en) => {
  expect(localizeTarget(target, "sv", LOCALES)).toBe(sv);
  expect(localizeTarget(target, "en", LOCALES)).toBe(en);
});

test.each([
  ["/docs/intro/", "/en/docs/intro/"],
  ["/", "/en/"],
  ["/english", "/en/english"],
])("LOC-2 %s and %s lead to each other", (sv, en) => {
  expect(switchLocale(sv, "en", LOCALES)).toBe(en);
  expect(switchLocale(en, "sv", LOCALES)).toBe(sv);
  expect(switchLocale(en, "en", LOCALES)).toBe(en);
});

const content = (key: string, sv: string, en: string) => [
  contentSource(key, { frontMatter: { slug: sv } }),
  contentSource(key, { locale: "en", frontMatter: { slug: en } }),
];

test.each([
  ["en", "/om", "/en/about"],
  ["en", "om?a=1#b", "/en/about?a=1#b"],
  ["sv", "/about", "/om"],
  ["sv", "/en/om", "/en/about"],
  ["sv", "https://x.example/about", "https://x.example/about"],
  ["en", "#om", "#om"],
] as const)("ROUTE-9 in %s the target %s leads to %s", (locale, target, href) => {
  const addresses = ownAddresses(content("om.md", "om", "about"), LOCALES);
  expect(contextOf(locale, { addresses }).href(target)).toBe(href);
});

test("ROUTE-9 an address that another page has belongs to that page", () => {
  const sources = [...content("om.md", "om", "about"), ...content("other.md", "x", "om")];
  expect(ownAddresses(sources, LOCALES).en).toEqual({ "/en/x": "/en/om" });
});

test("CHECK-1 every page that the linter takes for granted is generated, in both languages", () => {
  const day = "2026-01-01-x.md";
  const site = siteOf([postSource(day), postSource(day, { locale: "en" })]);
  const addresses = generatedAddresses(LOCALES);
  expect(addresses).toContainEqual({ key: "search", locale: "en", url: "/en/search" });
  for (const { key, locale, url } of addresses)
    expect(site.page(url)).toMatchObject({ kind: key, locale, url });
});

test.each([
  ["#a", "fragment"],
  ["/x?file=a.pdf", "internal"],
  ["x", "internal"],
  ["https://WWW.EXAMPLE.ORG/x", "internal"],
  ["https://www.example.org/f.pdf", "file"],
  ["https://www.example.org.example/x", "external"],
  ["//h/x", "external"],
  ["mailto:a@b", "scheme"],
  ["/backup.7z?x#y", "file"],
])("LINK-1 %s is %s", (target, kind) => {
  expect(classifyLink(target, "https://www.example.org")).toBe(kind);
});

test.each([
  ["02-event/01-cmi.md", undefined, "/docs/event/cmi"],
  ["1. Intro.md", undefined, "/docs/Intro"],
  ["7.0/2024-03.md", undefined, "/docs/7.0/2024-03"],
  ["event/cmi.md", "/x", "/docs/x"],
  ["event/cmi.md", "y", "/docs/event/y"],
  ["event/README.md", undefined, "/docs/event"],
  ["02-event/event.md", undefined, "/docs/event"],
  ["index.md", undefined, "/docs"],
  ["intro.md", "/", "/docs"],
])("SIDE-10 %s with the slug %s is at %s", (path, slug, url) => {
  expect(docUrl("/docs", path, { slug })).toBe(url);
  expect(docUrl("/en/docs/1.0", path, { slug })).toBe(url.replace("/docs", "/en/docs/1.0"));
});

test.each([
  ["02-event/01-cmi.md", undefined, "event/cmi"],
  ["02-event/01-cmi.md", "club", "event/club"],
])("SIDE-10 the id of %s with the id %s is %s", (path, id, expected) => {
  expect(docId(path, id)).toBe(expected);
});

test.each([
  ...[
    "",
    "a b",
    "a?b",
    "a\\b",
    "a%20b",
    "a//b",
    "//",
    "../b",
    "Å",
    "å",
    "*",
    "x3*",
    ":splat",
    "robots.txt",
    "_headers",
  ],
  ...['x"><script>', "/admin/index", "index", "a".repeat(101)],
])('SIDE-10 the slug "%s" is no part of an address', (slug) => expect(isSlug(slug)).toBe(false));

test.each(["/", "a", "a/", "/a-b/2026", "a".repeat(100)])("SIDE-10 the slug %s is", (slug) => {
  expect(isSlug(slug)).toBe(true);
});

test.each([
  ["2024-03-25-ny/index.md", "2024-03-25", "/blog/2024/03/25/ny"],
  ["nyheter/2024-3-5-x.md", "2024-03-05", "/blog/2024/03/05/nyheter/x"],
  ["2024/03/25/x.md", "2024-03-25", "/blog/2024/03/25/x"],
  ["room-1234-5-6.md", undefined, "/blog/room-1234-5-6"],
  ["2024-03-255.md", undefined, "/blog/2024-03-255"],
])("BLOG-4, BLOG-6 the post %s is of %s and at %s", (path, date, url) => {
  expect(parsePostPath(path).date).toBe(date);
  expect(postUrl("/en/blog", path)).toBe(`/en${url}`);
});

test("BLOG-4, BLOG-6 a date in front matter counts, and the address keeps that of the name; a slug replaces it", () => {
  const data = { ...siteData(), build: { firstCommits: new Map<string, string>() } };
  const file = "./src/content/sv/blog/2024-03-25-x.md";
  expect(identify(file, { date: "2024-04-01" }, data)).toMatchObject({
    date: "2024-04-01",
    url: "/blog/2024/03/25/x",
  });
  expect(postUrl("/blog", "2024-03-25-ny-hemsida.md", "/y")).toBe("/blog/y");
});

test.each([
  ["Å, Ä & Ö!", "å-ä--ö"],
  ["snake_case och bindestreck-ord", "snake_case-och-bindestreck-ord"],
  ["A\u030angstro\u0308m", "ångström"],
])('ANCH-1 the id of "%s" is %s', (heading, id) => {
  expect(headingSlug(heading)).toBe(id);
});

test.each([
  ["equal headings are numbered from the second", [], ["Ö", "O\u0308", "Ö"], ["ö", "ö-1", "ö-2"]],
  ["ids avoid explicit ones", ["same", "same-2"], ["Same", "Same"], ["same-1", "same-3"]],
  ["headings without letters have ids, too", [], ["🎉", "–"], ["section", "section-1"]],
  ["names of JavaScript are words", [], ["constructor"], ["constructor"]],
])("ANCH-2 %s", (_name, reserved, headings, ids) => {
  expect(headings.map(createHeadingSlugger(reserved))).toEqual(ids);
});

test.each([
  ["  Mat & Dryck  ", "mat-dryck"],
  ["Café_kväll", "cafe-kvall"],
  ["A\u030aka", "aka"],
])('BLOG-11 the address of the tag "%s" ends with %s', (label, slug) => {
  expect(tagSlug(label)).toBe(slug);
});

test.each([
  ["docs/event/cmi", "docs-event/entries/cmi"],
  ["docs/event/large/a", "docs-event/entries/large/a"],
  ["docs/board", "docs/entries/board"],
  ["blog/2026-03-01-a", "posts/entries/2026-03-01-a"],
  ["ga-med", "pages/entries/ga-med"],
])("AID-20 the text %s is edited in the form at %s, or as a file on GitHub", (name, entry) => {
  const [repository, url] = ["https://github.com/a/b", "https://test.example"];
  expect(editLinks(`src/content/en/${name}.md`, { repository, url })).toEqual({
    form: `${url}/admin/#/collections/${entry}`,
    file: `${repository}/edit/main/src/content/en/${name}.md`,
  });
  const elsewhere = { repository: "https://code.example/b", url };
  expect(editLinks(`src/content/en/${name}.md`, elsewhere).form).toBeNull();
});
