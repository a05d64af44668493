import { expect, test } from "vitest";
import { leadAndText } from "../../../../src/model/pages/page-hero.ts";
import { contentSource } from "../../../support/site-data.ts";

const shown = (html: string) => {
  const hero = {
    color: "green",
    illustration: "business",
    action: { label: "Skriv", to: "mailto:naringsliv@example.org" },
  } as const;
  return leadAndText(contentSource("business.md", { frontMatter: { hero } }), html);
};

test("HERO-1 the field of colour takes the first paragraph out of the text", () => {
  expect(shown("<p>Vill <b>ni</b>?</p>\n<h2>Hur</h2>\n<p>Så.</p>")).toEqual({
    lead: "Vill <b>ni</b>?",
    text: "\n<h2>Hur</h2>\n<p>Så.</p>",
  });
});

test("HERO-1 a text that begins with something else stays whole", () => {
  const html = "<h2>Hur</h2><p>Så.</p>";
  expect(shown(html)).toMatchObject({ lead: null, text: html });
});
