import { expect, test } from "vitest";
import { shown, textsIn } from "../../support/block.ts";
import { both } from "../../support/site-data.ts";

test("::: glossary is in the alphabetical order of the page's language, with both names and a link to each letter", () => {
  const glossary = {
    to: "/ordlista",
    terms: [
      { id: "ovve", term: { sv: "ovve", en: "overall" }, explanation: both("x") },
      { id: "aska", term: { sv: "äskning", en: "request" }, explanation: both("x") },
      { id: "spex", term: both("spex"), explanation: both("x") },
      { id: "oph", term: both("ÖPH"), explanation: both("x") },
    ],
  };
  const swedish = shown("glossary", "", { glossary }, "sv");
  expect([...swedish.matchAll(/<div id="(\w+)"/g)].map(([, id]) => id)).toEqual([
    "ovve",
    "spex",
    "aska",
    "oph",
  ]);
  expect([...swedish.matchAll(/<a href="#(.)">/g)].map(([, letter]) => letter)).toEqual([
    "O",
    "S",
    "Ä",
    "Ö",
  ]);
  expect([...swedish.matchAll(/<h2 id="(.)"/g)].map(([, id]) => id)).toEqual(["O", "S", "Ä", "Ö"]);
  const english = shown("glossary", "", { glossary });
  expect([...english.matchAll(/<a href="#(.)">/g)].map(([, letter]) => letter).join("")).toBe(
    "ORS",
  );
  expect(english).toContain('<dt lang="en">overall</dt><dt lang="sv">ovve</dt>');
  expect(textsIn(english, "dt")).toEqual([
    "ÖPH",
    "ÖPH",
    "overall",
    "ovve",
    "request",
    "äskning",
    "spex",
    "spex",
  ]);
});
