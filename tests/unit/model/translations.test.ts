import { expect, test } from "vitest";
import { textSections } from "../../../src/model/text-sections.ts";
import { lostEntries, translatedPages } from "../../../src/model/translations/translations.ts";
import { versionsFile } from "../../../src/schema/docs.ts";
import type { Locale } from "../../../src/schema/localized.ts";
import { label } from "../../support/labels.ts";
import {
  both,
  contentSource,
  docSource,
  homeSource,
  inBothLanguages,
  postSource,
  siteData,
  siteOf,
} from "../../support/site-data.ts";

const FRONT = { title: "Sidan", description: "Om sidan." };
const TEXT = `Ett stycke om [styrelsen](/docs/board).

## Ansökan

- Skriv ett brev.
- Skicka det.

| a | b |
| --- | --- |
| 1 | 2 |

## Kontakt

Skriv till oss.
`;

const before = textSections(FRONT, TEXT).map(({ fingerprint }) => fingerprint);

/** The headings of the sections that say something else than before. */
const changed = (body: string, frontMatter: object = {}) =>
  textSections({ ...FRONT, ...frontMatter }, body)
    .filter(({ fingerprint }, index) => fingerprint !== before[index])
    .map(({ heading }) => heading);

test.each([
  ["line breaks", TEXT.replace("stycke om", "stycke\nom")],
  ["empty lines", TEXT.replaceAll("\n\n", "\n\n\n\n")],
  ["marks of lists", TEXT.replaceAll("- Sk", "*   Sk")],
  ["widths of columns", TEXT.replaceAll("| --- |", "| ------ |").replace("| 1 |", "|  1  |")],
  ["comments", TEXT.replace("## Kontakt", "{/* Till oss\n## själva */}\n## Kontakt")],
  ["ids of headings", TEXT.replace("## Ansökan", "## Ansökan {#brev}")],
  ["how letters are composed", TEXT.normalize("NFD")],
])("LOC-7 %s do not change what a text says", (_what, body) => {
  expect(body).not.toBe(TEXT);
  expect(changed(body)).toEqual([]);
});

test("LOC-7 the place and look of a page do not change what it says", () => {
  expect(changed(TEXT, { sidebar_position: 3, slug: "/b", draft: true, tags: ["it"] })).toEqual([]);
});

test.each([
  ["a word", TEXT.replace("brev", "mejl"), {}, "Ansökan"],
  ["a heading", TEXT.replace("Kontakt", "Fråga oss"), {}, "Fråga oss"],
  ["where a link leads", TEXT.replace("/docs/board", "/docs/intro"), {}, null],
  ["a capital letter", TEXT.replace("Skicka", "skicka"), {}, "Ansökan"],
  ["the title", TEXT, { title: "En annan" }, null],
  ["the name in the menu", TEXT, { sidebar_label: "Kort" }, null],
])("LOC-7 %s changes what its section says, and no other", (_what, body, more, section) => {
  expect(changed(body, more)).toEqual([section]);
});

test("LOC-7 headings are named without their markup; what code looks like is none", () => {
  const body =
    "# Allt\n\n### Om [`npm`](/x) och *annat* \\* {#id} #\n\n````md\n## Kod\n```\n````\n\n#taggar\n\n## Sist\n";
  expect(textSections(FRONT, body).map(({ heading }) => heading)).toEqual([
    ...[null, "Allt", "Om npm och annat *", "Sist"],
  ]);
});

/** A text with a section for each word, which is its fingerprint; the first has no heading. */
const page = (locale: Locale, words: string) => ({
  ...contentSource("om.md", { locale }),
  sections: () =>
    words.split(" ").map((word, index) => ({
      heading: index === 0 ? null : `${index} ${word}`,
      fingerprint: word,
    })),
});

const CONFIRMED = { translations: { om: { sv: "a b c", en: "A B C" } } };

test.each([
  ["nothing has changed", "a b c", "A B C", "current", "current"],
  ["one has changed", "a x c", "A B C", "current", "outdated"],
  ["the other has changed", "a b c", "A B X", "outdated", "current"],
  ["both have changed", "a x c", "A X C", "current", "current"],
  ["one has changed more", "x b y", "X B C", "current", "outdated"],
  ["both have grown", "a b c d", "A B C D", "current", "current"],
  ["one has lost a section", "a b c", "A C", "outdated", "current"],
  ["sections have moved", "a c b", "A B C", "current", "current"],
  ["a section is there twice", "a b b c", "A B C", "current", "outdated"],
])("LOC-7 when %s since both were compared (%s, %s), they are %s and %s", (_when, ...row) => {
  const [sv, en, ...states] = row;
  const [found] = translatedPages([page("sv", sv), page("en", en)], siteData(CONFIRMED));
  expect([found?.states.sv, found?.states.en]).toEqual(states);
});

test.each([null, {}])("LOC-7 a page that nobody has compared is current: %j", (translations) => {
  const texts = [page("sv", "x"), page("en", "y")];
  expect(translatedPages(texts, siteData({ translations }))).toMatchObject([
    { states: { sv: "current", en: "current" }, changed: { sv: [], en: [] } },
  ]);
});

test("LOC-7 pages are named like their files, docs by their id, sorted; one of one language is missing in the other", () => {
  const versions = versionsFile.parse({
    last: "current",
    versions: [
      { name: "current", label: both("Nu"), path: "" },
      { name: "1.0", label: both("Förr"), path: "1.0" },
    ],
  });
  const texts = [
    ...inBothLanguages((locale) => [
      homeSource(locale),
      docSource("02-event/01-cmi.md", { locale }),
    ]),
    postSource("2024-03-25-ny.md"),
    contentSource("b.md"),
    contentSource("b.md", { locale: "en", contentLocale: "sv" }),
    docSource("gammal.md", { version: "1.0", versionPath: "1.0" }),
    page("sv", "x"),
  ];
  const table = translatedPages(texts, siteData({ versions, ...CONFIRMED }));
  expect(table.map(({ name, states }) => [name, states.sv, states.en])).toEqual([
    ["b", "current", "missing"],
    ["blog/2024-03-25-ny", "current", "missing"],
    ["docs/event/cmi", "current", "current"],
    ["index", "current", "current"],
    ["om", "current", "missing"],
  ]);
});

test("LOC-7 entries whose page is gone in one language are lost, those of drafts are not", () => {
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
  const old = text("sv", "Hej.\n\n## Tider\n\nKl. 10.");
  const now = text("sv", "Välkommen.\n\n## Tider\n\nKl. 11.");
  const translations = { om: { sv: printOf(old), en: printOf(english) } };
  const updated = new Map([["src/content/sv/om.md", "2026-03-05"]]);
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
