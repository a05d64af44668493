import { describe, expect, test } from "vitest";
import type { ContentPage } from "../../../../src/collections/pages/page-model.ts";
import { contentFrontMatter } from "../../../../src/schema/front-matter.ts";
import { contentSource, siteOf } from "../../../support/site-data.ts";

const hero = {
  color: "green",
  illustration: "business",
  action: { label: "Skriv", to: "mailto:naringsliv@iare.nu" },
} as const;

describe("HERO-1 the field of colour at the top of a page", () => {
  const shown = (html: string, more = {}) => {
    const source = contentSource("business", { text: { html }, frontMatter: { hero, ...more } });
    const page = siteOf([source]).page<ContentPage>("/business");
    return { lead: page.hero?.lead, action: page.hero?.action, text: page.text };
  };

  test("takes the first paragraph out of the text", () => {
    expect(shown("<p>Vill <b>ni</b>?</p>\n<h2>Hur</h2>\n<p>Så.</p>")).toEqual({
      lead: "Vill <b>ni</b>?",
      action: { label: "Skriv", href: "mailto:naringsliv@iare.nu" },
      text: "\n<h2>Hur</h2>\n<p>Så.</p>",
    });
  });

  test("leaves a text that begins with something else whole", () => {
    const html = "<h2>Hur</h2><p>Så.</p>";
    expect(shown(html)).toMatchObject({ lead: null, text: html });
  });

  test("without it the text is whole", () => {
    expect(shown("<p>Vill ni?</p>", { hero: undefined })).toMatchObject({
      lead: undefined,
      text: "<p>Vill ni?</p>",
    });
  });
});

test("HERO-1 an address without its protocol is told", () => {
  const slip = { ...hero, action: { label: "Skriv", to: "naringsliv@iare.nu" } };
  const { error } = contentFrontMatter.safeParse({ title: "t", description: "d", hero: slip });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["hero.action.to"]);
});
