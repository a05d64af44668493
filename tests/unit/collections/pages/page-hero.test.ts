import { describe, expect, test } from "vitest";
import { leadAndText } from "../../../../src/collections/pages/page-hero.ts";
import { contentFrontMatter } from "../../../../src/schema/front-matter.ts";
import { contentSource } from "../../../support/site-data.ts";

const hero = {
  color: "green",
  illustration: "business",
  action: { label: "Skriv", to: "mailto:naringsliv@iare.nu" },
} as const;

describe("HERO-1 the field of colour at the top of a page", () => {
  const shown = (html: string, more = {}) =>
    leadAndText(contentSource("business", { text: { html }, frontMatter: { hero, ...more } }));

  test("takes the first paragraph out of the text", () => {
    expect(shown("<p>Vill <b>ni</b>?</p>\n<h2>Hur</h2>\n<p>Så.</p>")).toEqual({
      lead: "Vill <b>ni</b>?",
      text: "\n<h2>Hur</h2>\n<p>Så.</p>",
    });
  });

  test("leaves a text that begins with something else whole", () => {
    const html = "<h2>Hur</h2><p>Så.</p>";
    expect(shown(html)).toMatchObject({ lead: null, text: html });
  });

  test("without it the text is whole", () => {
    expect(shown("<p>Vill ni?</p>", { hero: undefined })).toMatchObject({
      lead: null,
      text: "<p>Vill ni?</p>",
    });
  });
});

test("HERO-1 an address without its protocol is reported", () => {
  const wrong = { ...hero, action: { label: "Skriv", to: "naringsliv@iare.nu" } };
  const { error } = contentFrontMatter.safeParse({ title: "t", description: "d", hero: wrong });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["hero.action.to"]);
});
