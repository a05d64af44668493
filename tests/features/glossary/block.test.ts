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
  const found = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, name]) => name).join(" ");
  expect(found(swedish, /<div id="(\w+)"/g)).toBe("ovve spex aska oph");
  expect(found(swedish, /<a href="#(.)">/g)).toBe("O S Ä Ö");
  expect(found(swedish, /<h2 id="(.)"/g)).toBe("O S Ä Ö");
  const english = shown("glossary", "", { glossary });
  expect(found(english, /<a href="#(.)">/g)).toBe("O R S");
  expect(english).toContain('<dt lang="en">overall</dt><dt lang="sv">ovve</dt>');
  const names = "ÖPH ÖPH overall ovve request äskning spex spex";
  expect(textsIn(english, "dt").join(" ")).toBe(names);
});
