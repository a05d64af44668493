import sharp from "sharp";
import { expect, test } from "vitest";
import { wordsSvg } from "../../../src/assets/share-pictures.ts";
import { openFace } from "../../../src/assets/wrap-text.ts";
import { PICTURE_LAYOUTS } from "../../../src/components/share-picture/share-picture.tsx";
import { PICTURE_SIZES, type PictureFormat } from "../../../src/schema/pictures.ts";

const face = openFace("src/assets/fonts/young-serif.woff2");
const siteTitle = "Testsektionen";

test.each(Object.keys(PICTURE_SIZES) as PictureFormat[])(
  "SHARE-3, SHARE-4 the words of a %s stay in their box, however long they are",
  async (format) => {
    const { width, height } = PICTURE_SIZES[format];
    const layout = PICTURE_LAYOUTS[format];
    for (const [title, line] of [
      ["Civilingenjörsutbildningsprogramsinformationsdag".repeat(3), "1 juni"],
      [
        "Vi bjuder på trerätters och sång. ".repeat(9),
        `lördag 12 juni · ${"Brinellvägen 28 ".repeat(9)}`,
      ],
      ["🎉", null],
    ] as const) {
      const words = wordsSvg({ title, line, siteTitle }, face, layout);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words.replaceAll(/var\(--[^)]*\)/g, "#fff")}</svg>`;
      const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
      const left = -(info.trimOffsetLeft ?? 0);
      const top = -(info.trimOffsetTop ?? 0);
      expect(left).toBeGreaterThanOrEqual(layout.words.left);
      expect(top).toBeGreaterThanOrEqual(layout.words.top);
      expect(left + info.width).toBeLessThanOrEqual(layout.words.right + 1);
      expect(top + info.height).toBeLessThanOrEqual(layout.words.bottom + 12);
    }
  },
);

test("SHARE-4 a long name of a month fits on the sign", async () => {
  const { story } = PICTURE_LAYOUTS;
  const words = { title: "", line: null, siteTitle: null };
  const date = { day: "30", month: "septembermånad" };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920">${wordsSvg({ ...words, date }, face, story).replaceAll(/var\(--[^)]*\)/g, "#fff")}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 240, height: 250 });
});
