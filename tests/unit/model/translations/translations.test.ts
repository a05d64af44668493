import { describe, expect, test } from "vitest";
import { textSections } from "../../../../src/model/text-sections.ts";
import { lostEntries, translatedPages } from "../../../../src/model/translations/translations.ts";
import { versionsFile } from "../../../../src/schema/docs.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import { label } from "../../../support/labels.ts";
import {
  both,
  contentSource,
  docSource,
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

const page = (locale: Locale, words: string) => ({
  ...contentSource("om.md", { locale }),
  sections: () => sectionsOf(words),
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

test("LOC-7 translations are sorted by name; fallbacks are no texts", () => {
  const fallback = contentSource("b.md", { locale: "en", contentLocale: "sv" });
  const whole = ["sv", "en"].map((locale) => contentSource("a.md", { locale: locale as Locale }));
  const texts = [
    ...whole,
    contentSource("b.md"),
    fallback,
    page("sv", "a x c"),
    page("en", "A B C"),
  ];
  const table = translatedPages(texts, siteData(CONFIRMED));
  expect(table.map(({ name, states }) => [name, states.sv, states.en])).toEqual([
    ["a", "current", "current"],
    ["b", "current", "missing"],
    ["om", "current", "outdated"],
  ]);
});

test("entries whose page is gone in one language are lost, those of drafts are not", () => {
  const print = { sv: "a", en: "b" };
  const data = siteData({ translations: { om: print, borta: print, halv: print } });
  const texts = [page("sv", "a"), page("en", "b"), contentSource("halv.md")];
  expect(lostEntries(texts, data)).toEqual(["borta", "halv"]);
});

test("LOC-7 an outdated text leads to what has changed in the other one, with the day if it is known", () => {
  const text = (locale: Locale, body: string) => contentSource("om.md", { locale, text: { body } });
  const printOf = ({ frontMatter, body }: ReturnType<typeof text>) =>
    textSections(frontMatter, body)
      .map(({ fingerprint }) => fingerprint)
      .join(" ");
  const english = text("en", "Welcome.\n\n## Hours\n\nAt 10.");
  const before = text("sv", "Hej.\n\n## Tider\n\nKl. 10.");
  const now = text("sv", "Välkommen.\n\n## Tider\n\nKl. 11.");
  const translations = { om: { sv: printOf(before), en: printOf(english) } };
  const updated = new Map([
    ["src/content/sv/om.md", "2026-03-05"],
    ["src/content/en/om.md", "2026-01-02"],
  ]);
  expect(siteOf([now, english], { translations }, { updated }).page("/en/om")).toMatchObject({
    translationNote: {
      text: label("en", "translation.outdatedSince", { date: "5 March 2026" }),
      sections: [
        { label: label("en", "translation.beginning"), lang: null, href: "/om" },
        { label: "Tider", lang: "sv", href: "/om#tider" },
      ],
    },
  });
});
