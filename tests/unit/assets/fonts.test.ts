import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { openFace } from "../../../src/assets/wrap-text.ts";

/** Our faces with usual words of the site, and the width that those have in each fallback, in em. */
const FACES = [
  {
    family: "Young Serif",
    file: "src/assets/fonts/young-serif.woff2",
    words: ["One night for all of student Stockholm", "Nämnder och uppdrag"],
    fallbacks: {
      "Georgia-Bold": 31.1915,
      "NotoSerif-Bold": 30.717,
      "TimesNewRomanPS-BoldMT": 26.0777,
    },
  },
  {
    family: "Porter Sans",
    file: "src/assets/fonts/porter-sans.woff2",
    words: [
      "Kravallen var en musikfestival som I-studenter på KTH ordnade för studenter från hela Stockholm. Under 2023/24 var den ett eget projekt direkt under styrelsen.",
    ],
    fallbacks: { ArialMT: 70.8701, "Roboto-Regular": 70.6626 },
  },
];
const RULES = readFileSync("src/assets/styles/fonts.css", "utf8").split("@font-face").slice(1);

/** The number of a property in per cent, as a factor. */
const factor = (rule: string, property: string) =>
  Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;

test.each(FACES)("HEAD-6 the fallbacks of $family take its height", ({ family, file }) => {
  const font = create(readFileSync(file)) as Font;
  const rules = RULES.filter((rule) => rule.includes(`font-family: "${family} `));
  const heights = rules.map((rule) =>
    ["ascent-override", "descent-override"].map(
      (property) => factor(rule, property) * factor(rule, "size-adjust") * font.unitsPerEm,
    ),
  );
  expect(rules.length).toBeGreaterThan(1);
  // Browsers round both to whole pixels; more than this rounds some sizes of text the other way.
  for (const [ascent, descent] of heights) {
    expect(Math.abs((ascent ?? 0) - font.ascent)).toBeLessThan(0.1);
    expect(Math.abs((descent ?? 0) + font.descent)).toBeLessThan(0.1);
  }
});

test.each(FACES)("HEAD-6 the fallbacks of $family take its width", ({ file, words, fallbacks }) => {
  const face = openFace(file);
  const width = words.reduce((sum, text) => sum + face.widthOf(text, 1), 0);
  for (const [name, fallbackWidth] of Object.entries(fallbacks)) {
    const rule = RULES.find((text) => text.includes(`local("${name}")`)) ?? "";
    expect(factor(rule, "size-adjust"), name).toBeCloseTo(width / fallbackWidth, 2.5);
  }
});
