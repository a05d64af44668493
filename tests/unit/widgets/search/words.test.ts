import { expect, test } from "vitest";
import { foundBy, stem, termsOf, wordsOf } from "../../../../widgets/search/words.ts";

const NONE = new Set<string>();

test("SEARCH-4 words are split at all but letters, numbers and what joins them", () => {
  expect(wordsOf("I-Case, THS:s 2026/27 – ”Öl”!").map(({ text }) => text)).toEqual([
    "i-case",
    "ths:s",
    "2026/27",
    "öl",
  ]);
});

test.each([
  ["sv", "nämnderna", "nämnden"],
  ["sv", "styrelsens", "styrelse"],
  ["en", "committees", "committee"],
  ["en", "studies", "study"],
] as const)("SEARCH-4 %s: %s and %s are the same word", (language, one, other) => {
  expect(stem(one, language)).toBe(stem(other, language));
});

test("SEARCH-4 a word is found by its pieces and all of them as one", () => {
  expect(termsOf("i-case", "sv", NONE)).toEqual(["icas", "i", "cas"]);
});

test("SEARCH-2 what is marked in an excerpt is what was found, also as a part", () => {
  const isFound = foundBy(new Set(["nämnd", "~lan"]), "sv");
  expect(["studienämnden", "lån", "kassa"].map(isFound)).toEqual([true, true, false]);
});
