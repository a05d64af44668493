import { expect, test } from "vitest";
import { openFace, setText } from "../../../src/bundle/set-text.ts";

const face = openFace("src/assets/fonts/young-serif.woff2");
const SIZES = [104, 84, 64, 48, 36];
const BOX = { width: 596, height: 330, leading: 1.1 };
const set = (text: string) => setText(text, face, SIZES, BOX);

test("SHARE-3 Swedish letters have outlines of their own", () => {
  const outlines = [..."aåäoöAÅÄOÖ"].map((letter) => face.outline(letter, 10));
  expect(new Set(outlines).size).toBe(outlines.length);
});

test.each([
  ["Styrelsen", ["Styrelsen"]],
  ["Kommunikationsnämnden", ["Kommunikationsnämnden"]],
  [
    "Information till dig som har blivit antagen",
    ["Information", "till dig som har", "blivit antagen"],
  ],
  ["Industriell ekonomi – ämnet", ["Industriell", "ekonomi –", "ämnet"]],
  ["Kommunikations\u00adnämnden", ["Kommunikations-", "nämnden"]],
  ["Möte 🎉 snart", ["Möte snart"]],
])("SHARE-3 %s is set as %j", (text, lines) => {
  expect(set(text).lines).toEqual(lines);
});

test("SHARE-3 whatever the words are, they stay within the picture", () => {
  for (const text of ["Näringslivs".repeat(9), "ord ".repeat(200), "日本"]) {
    const { size, lines } = set(text);
    for (const line of lines) expect(face.widthOf(line, size)).toBeLessThanOrEqual(BOX.width);
    expect(lines.length * size * BOX.leading).toBeLessThanOrEqual(BOX.height);
  }
});
