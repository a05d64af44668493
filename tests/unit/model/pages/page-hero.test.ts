import { expect, test } from "vitest";
import { leadAndText } from "../../../../src/model/pages/page-hero.ts";

test("HERO-1 the field of colour takes the first paragraph out of the text", () => {
  expect(leadAndText("<p>Vill <b>ni</b>?</p>\n<h2>Hur</h2>\n<p>Så.</p>")).toEqual({
    lead: "Vill <b>ni</b>?",
    text: "\n<h2>Hur</h2>\n<p>Så.</p>",
  });
});

test.each(["<h2>Hur</h2><p>Så.</p>", '<p><img src="/a.png" alt=""></p>'])(
  "HERO-1 a text that begins with something else stays whole: %s",
  (html) => {
    expect(leadAndText(html)).toMatchObject({ lead: null, text: html });
  },
);
