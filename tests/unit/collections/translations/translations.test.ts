import { describe, expect, test } from "vitest";
import {
  lostEntries,
  translatedPages,
  translationTable,
} from "../../../../src/collections/translations/translations.ts";
import { versionsFile } from "../../../../src/schema/docs.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import {
  both,
  contentSource,
  docSource,
  heading,
  homeSource,
  postSource,
  siteData,
  siteOf,
} from "../../../support/site-data.ts";

/** A text with a section for each word, which is its fingerprint; the first has no heading. */
const sectionsOf = (words: string) =>
  words.split(" ").map((word, index) => ({
    heading: index === 0 ? null : `${index} ${word}`,
    fingerprint: word,
  }));

const page = (locale: Locale, words: string) =>
  contentSource("om.md", {
    locale,
    sections: sectionsOf(words),
    text: { headings: words.split(" ").map((word, index) => heading(2, `${index} ${word}`)) },
  });

const CONFIRMED = { translations: { om: { sv: "a b c", en: "A B C" } } };

describe("states", () => {
  test.each([
    { what: "nothing has changed", sv: "a b c", en: "A B C", is: ["current", "current"] },
    { what: "one has changed", sv: "a x c", en: "A B C", is: ["current", "outdated"] },
    { what: "the other has changed", sv: "a b c", en: "A B X", is: ["outdated", "current"] },
    { what: "both have changed", sv: "a x c", en: "A X C", is: ["current", "current"] },
    { what: "one has changed more", sv: "x b y", en: "X B C", is: ["current", "outdated"] },
    { what: "one has grown", sv: "a b c d", en: "A B C", is: ["current", "outdated"] },
    { what: "both have grown", sv: "a b c d", en: "A B C D", is: ["current", "current"] },
    { what: "one has lost a section", sv: "a b c", en: "A C", is: ["outdated", "current"] },
    { what: "sections have moved", sv: "a c b", en: "A B C", is: ["current", "current"] },
    { what: "a section is there twice", sv: "a b b c", en: "A B C", is: ["current", "outdated"] },
  ])("LOC-7 $what since both were compared", ({ sv, en, is }) => {
    const [found] = translatedPages([page("sv", sv), page("en", en)], siteData(CONFIRMED));
    expect([found?.states.sv, found?.states.en]).toEqual(is);
  });

  test("LOC-7 a page that nobody has compared yet is current", () => {
    for (const translations of [null, {}])
      expect(
        translatedPages([page("sv", "x"), page("en", "y")], siteData({ translations })),
      ).toMatchObject([{ states: { sv: "current", en: "current" }, changed: { sv: [], en: [] } }]);
  });

  test("LOC-7 a page of one language is missing in the other, whatever was compared before", () => {
    expect(translatedPages([page("sv", "x")], siteData(CONFIRMED))).toEqual([
      {
        name: "om",
        texts: { sv: { title: "om", file: "src/content/sv/om.md", url: "/om" } },
        states: { sv: "current", en: "missing" },
        changed: { sv: [], en: [] },
      },
    ]);
  });
});

test("pages are named like their files, docs by their id; archived ones are not followed", () => {
  const versions = versionsFile.parse({
    last: "current",
    versions: [
      { name: "current", label: both("Nu"), path: "" },
      { name: "1.0", label: both("Förr"), path: "1.0" },
    ],
  });
  const texts = [
    homeSource(),
    postSource("2024-03-25-ny.md"),
    docSource("02-event/01-cmi.md"),
    docSource("gammal.md", { version: "1.0", versionPath: "1.0" }),
  ];
  const names = translatedPages(texts, siteData({ versions })).map(({ name }) => name);
  expect(names).toEqual(["blog/2024-03-25-ny", "docs/event/cmi", "index"]);
});

test("the table begins with what is to be done; stand-ins are no texts", () => {
  const site = siteOf(
    [
      contentSource("a.md"),
      contentSource("a.md", { locale: "en" }),
      contentSource("b.md"),
      contentSource("b.md", { locale: "en", contentLocale: "sv" }),
      page("sv", "a x c"),
      page("en", "A B C"),
    ],
    CONFIRMED,
  );
  expect(translationTable(site).map(({ name, states }) => [name, states.sv, states.en])).toEqual([
    ["b", "current", "missing"],
    ["om", "current", "outdated"],
    ["a", "current", "current"],
  ]);
});

test("entries whose page is gone in one language are lost, those of drafts are not", () => {
  const print = { sv: "a", en: "b" };
  const data = siteData({ translations: { om: print, borta: print, halv: print } });
  const texts = [page("sv", "a"), page("en", "b"), contentSource("halv.md")];
  expect(lostEntries(texts, data)).toEqual(["borta", "halv"]);
});

describe("the page", () => {
  const site = (updated: ReadonlyMap<string, string> = new Map()) =>
    siteOf([page("sv", "x b y"), page("en", "A B C")], CONFIRMED, { updated });

  test("LOC-7 an outdated text leads to the sections of the other language that have changed", () => {
    expect(site().page("/en/om")).toMatchObject({
      translation: "outdated",
      translationNote: {
        text: "translation.outdated",
        sections: [
          { label: "translation.beginning", lang: null, href: "/om" },
          { label: "2 y", lang: "sv", href: "/om#2%20y" },
        ],
      },
      styles: ["cluster-colors", "admonition"],
    });
    expect(site().page("/om")).toMatchObject({ translation: "current", translationNote: null });
  });

  test("LOC-7 the day of the change is told where it is known", () => {
    const known = site(
      new Map([
        ["src/content/sv/om.md", "2026-03-05"],
        ["src/content/en/om.md", "2026-01-02"],
      ]),
    );
    expect(known.page("/en/om").translationNote?.text).toBe(
      "translation.outdatedSince March 5, 2026",
    );
  });

  test("the table for editors names pages in its own language and what has changed in which", () => {
    const table = site().page("/en/redaktion/oversattningar");
    expect(table).toMatchObject({
      unlisted: true,
      rows: [
        {
          name: "om",
          page: { label: "om", lang: null, href: "/en/om" },
          states: [
            { locale: "sv", state: "current" },
            { locale: "en", state: "outdated" },
          ],
          changed: ["Svenska: translation.beginning, 2 y"],
        },
      ],
    });
  });
});
