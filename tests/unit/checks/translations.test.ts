import { expect, test } from "vitest";
import { translations } from "../../../src/checks/translations.ts";
import { checkedSite, textFile } from "../../support/checked-site.ts";
import { contentSource, homeSource } from "../../support/site-data.ts";

const section = textFile(contentSource("section.md"));
const english = textFile(contentSource("section.md", { locale: "en" }));
const home = textFile(homeSource());

/** What is told when the plugin pairs the pages of a site so; pages that are not named have a translation. */
function problems(files: (typeof home)[], plugin: Record<string, string[]>) {
  const site = checkedSite(files);
  const partners = new Map(site.pages.map((page) => [page.model.url, page.partners]));
  return translations.run({
    ...site,
    localeLinks: (url) =>
      plugin[url] ?? (partners.get(url) ?? []).filter((partner) => partner !== url),
  });
}

test.each<{ what: string; files: (typeof home)[]; plugin: Record<string, string[]> }>([
  { what: "one translation", files: [section, english], plugin: { "/section": ["/en/section"] } },
  { what: "a stand-in", files: [section], plugin: { "/en/section": ["/section"] } },
])("LOC-5 nothing is told when both ways of pairing agree on $what", ({ files, plugin }) => {
  expect(problems([home, ...files], plugin)).toEqual([]);
});

test("LOC-5 the order in which the plugin names translations does not matter", () => {
  const site = checkedSite([section]);
  const [page] = site.pages.filter(({ model }) => model.url === "/section");
  if (!page) throw new Error("the page is missing");
  const pages = [{ ...page, partners: ["/section", "/en/section", "/de/section"] }];
  const localeLinks = () => ["/de/section", "/en/section"];
  expect(translations.run({ ...site, pages, localeLinks })).toEqual([]);
});

test.each([
  {
    plugin: { "/section": [] },
    problem:
      "The translations of /section are /en/section by its file name, but Eleventy pairs it with none.",
  },
  {
    plugin: { "/section": ["/en/om"] },
    problem:
      "The translations of /section are /en/section by its file name, but Eleventy pairs it with /en/om.",
  },
])("LOC-5 a difference between them is told: $problem", ({ plugin, problem }) => {
  expect(problems([section, english], plugin)).toEqual([
    {
      file: "src/content/sv/section.md",
      problem,
      fix: "Give the files of both languages the same name and folder.",
    },
  ]);
});

test("LOC-5 a page without a file is told of by its address", () => {
  expect(problems([section], { "/404": [] })).toMatchObject([{ file: "page /404" }]);
});

test("LOC-5 nothing is told while only some pages are built", () => {
  expect(translations.run(checkedSite([section], { localeLinks: undefined }))).toEqual([]);
});
