import { expect, test } from "vitest";
import { lix } from "../../../../src/collections/review/lix.ts";

test.each([
  ["two sentences of three words, none of them long", "Jag går hem. Du går ut.", 3],
  ["one word in three has more than six letters", "Vi läser matematik.", 3 + 33],
  [
    "a heading, a block and a table do not count",
    "# Rubriken\n\n::: roles board\n\n| a |\n\nHej.",
    1,
  ],
  ["items of a list are sentences", "- en\n- två\n- tre", 1],
  ["addresses of links are not read", "Läs [det](/docs/en-mycket-lang-adress) nu.", 3],
  ["of a word of the glossary only what is shown", "Se [[nollan|n0llan]].", 2],
  ["no words", "::: events", 0],
])("AID-13 %s", (_, text, expected) => {
  expect(lix(text)).toBe(expected);
});
