import { expect, test } from "vitest";
import { announcementFile } from "../../../src/schema/announcement.ts";
import { parseHtml } from "../../support/build.ts";
import { label } from "../../support/labels.ts";
import {
  both,
  contentSource,
  docSource,
  homeSource,
  inBothLanguages,
  postSource,
  siteOf,
} from "../../support/site-data.ts";
import { SMALL_SITE } from "../../support/small-site.ts";

test("CRUMB-1 the way to a doc begins at the home page, leads through its category and ends with the doc, which is no link", () => {
  const site = siteOf([
    ...SMALL_SITE,
    ...inBothLanguages((locale) => [docSource("event/cmi.md", { locale })]),
  ]);
  const crumbs = [...parseHtml(site.html("/en/docs/event/cmi")).querySelectorAll(".crumbs li")];
  expect(crumbs.map((entry) => entry.querySelector("a")?.getAttribute("href"))).toEqual([
    "/en/",
    "/en/docs/event",
    undefined,
  ]);
  expect(crumbs.map((entry) => entry.getAttribute("aria-current"))).toEqual([null, null, "page"]);
});

test("LOC-5 in a language that lacks a text its page says so, and marks title and text as those of the other language", () => {
  const site = siteOf([homeSource("sv"), homeSource("en"), contentSource("ensam.md")]);
  const page = parseHtml(site.html("/en/ensam"));
  expect(page.querySelector("main")?.textContent).toContain(label("en", "translation.missing"));
  for (const part of ["h1", ".prose"])
    expect(page.querySelector<HTMLElement>(part)?.lang, part).toBe("sv");
  expect(page.documentElement.lang).toBe("en");
  const own = parseHtml(site.html("/ensam"));
  expect(own.querySelector("[role=note], h1[lang]")).toBeNull();
});

test.each([true, false])(
  "ANN-2 an announcement that can be closed (%s) has a named button, and the page says which it is",
  (isCloseable) => {
    const written = { enabled: true, id: "prov", content: both("Hej"), isCloseable };
    const site = siteOf(SMALL_SITE, { announcement: announcementFile.parse(written) });
    const page = parseHtml(site.html("/section"));
    const button = page.querySelector("[data-announcement-id=prov] button");
    const name = label("sv", "AnnouncementBar.closeButtonAriaLabel");
    expect(button?.getAttribute("aria-label")).toBe(isCloseable ? name : undefined);
    expect(page.documentElement.dataset.announcement).toBe(isCloseable ? "prov" : undefined);
  },
);

test("BLOG-10 the page of tags has them by first letter in the order of the language, with their counts", () => {
  const post = (day: string, ...tags: string[]) =>
    postSource(`2024-01-${day}-a.md`, { frontMatter: { tags } });
  const site = siteOf([...SMALL_SITE, post("01", "öl", "zon", "åka"), post("02", "ärta", "öl")]);
  const main = parseHtml(site.html("/blog/tags")).querySelector("main");
  const texts = (selector: string) =>
    [...(main?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim());
  expect(texts("h2")).toEqual(["I", "Z", "Å", "Ä", "Ö"]);
  expect(texts("li a")).toEqual(["IT 1", "zon 1", "Åka 1", "Ärta 1", "Öl 2"]);
});
