import { expect, test } from "vitest";
import { openFace, wrapText } from "../../../src/assets/wrap-text.ts";

const face = openFace("src/assets/fonts/young-serif.woff2");
const BOX = { width: 596, height: 330, leading: 1.1 };
const wrap = (text: string) => wrapText(text, face, 104, BOX);

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
])("SHARE-3 %s is wrapped as %j", (text, lines) => {
  expect(wrap(text).lines).toEqual(lines);
});

test("SHARE-3 whatever the words are, they stay within the picture", () => {
  for (const text of ["Näringslivs".repeat(9), "ord ".repeat(200), "日本"]) {
    const { size, lines } = wrap(text);
    for (const line of lines) expect(face.widthOf(line, size)).toBeLessThanOrEqual(BOX.width);
    expect(lines.length * size * BOX.leading).toBeLessThanOrEqual(BOX.height);
  }
});
