import { expect, test } from "vitest";
import { textSections } from "../../../src/model/text-sections.ts";

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

const prints = (frontMatter: object, body: string) =>
  textSections(frontMatter, body).map(({ fingerprint }) => fingerprint);
const before = prints(FRONT, TEXT);

/** The headings of the sections that say something else than before. */
const changed = (body: string, frontMatter: object = FRONT) =>
  textSections(frontMatter, body)
    .filter(({ fingerprint }, index) => fingerprint !== before[index])
    .map(({ heading }) => heading);

test.each([
  ["line breaks", TEXT.replace("stycke om", "stycke\nom")],
  ["empty lines", TEXT.replaceAll("\n\n", "\n\n\n\n")],
  ["marks of lists", TEXT.replaceAll("- Sk", "*   Sk")],
  ["widths of columns", TEXT.replaceAll("| --- |", "| ------ |").replace("| 1 |", "|  1  |")],
  [
    "comments",
    TEXT.replace("## Kontakt", "<!-- truncate -->\n\n{/* Till oss\n## själva */}\n## Kontakt"),
  ],
  ["ids of headings", TEXT.replace("## Ansökan", "## Ansökan {#brev}")],
  ["how letters are composed", TEXT.normalize("NFD")],
])("LOC-7 %s do not change what a text says", (_what, body) => {
  expect(body).not.toBe(TEXT);
  expect(prints(FRONT, body)).toEqual(before);
});

test("LOC-7 the place and look of a page do not change what it says", () => {
  const place = {
    sidebar_position: 3,
    slug: "/annan",
    draft: true,
    tags: ["it"],
    title_meta: undefined,
  };
  expect(prints({ ...place, ...FRONT }, TEXT)).toEqual(before);
});

test.each([
  { what: "a word", body: TEXT.replace("brev", "mejl"), sections: ["Ansökan"] },
  { what: "a heading", body: TEXT.replace("Kontakt", "Fråga oss"), sections: ["Fråga oss"] },
  {
    what: "where a link leads",
    body: TEXT.replace("/docs/board", "/docs/intro"),
    sections: [null],
  },
  { what: "a capital letter", body: TEXT.replace("Skicka", "skicka"), sections: ["Ansökan"] },
])("LOC-7 $what changes what its section says, and no other", ({ body, sections }) => {
  expect(changed(body)).toEqual(sections);
});

test("LOC-7 the title, the description and names in menus belong to the beginning", () => {
  for (const words of [{ title: "En annan" }, { description: "Nytt." }, { sidebar_label: "Kort" }])
    expect(changed(TEXT, { ...FRONT, ...words })).toEqual([null]);
});

test("LOC-7 headings are named without their markup; what code looks like is none", () => {
  const body =
    "# Allt\n\n### Om [`npm`](/x) och *annat* \\* {#id} #\n\n````md\n## Kod\n```\n## Mer\n````\n\n#taggar\n\n## Sist\n";
  expect(textSections(FRONT, body).map(({ heading }) => heading)).toEqual([
    null,
    "Allt",
    "Om npm och annat *",
    "Sist",
  ]);
});
