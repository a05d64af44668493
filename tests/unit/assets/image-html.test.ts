import { expect, test } from "vitest";
import { imageHtml } from "../../../src/assets/image-html.ts";
import { parseHtml } from "../../support/build.ts";

const file = (name: string, width: number, type: string) => ({
  url: `/assets/images/${name}`,
  srcset: `/assets/images/${name} ${width}w`,
  sourceType: type,
  format: type.replace("image/", ""),
  filename: name,
  outputPath: "",
  size: 1,
  width,
  height: width / 2,
});
const PHOTO = Object.fromEntries(
  ["avif", "webp", "jpeg"].map((format) => [
    format,
    [624, 1248].map((width) => file(`p-${width}.${format}`, width, `image/${format}`)),
  ]),
);
const DRAWING = { svg: [file("d.svg", 300, "image/svg+xml")] };
const sizesOf = (html: string) =>
  [...parseHtml(html).body.querySelectorAll("source, img")].map((element) =>
    element.getAttribute("sizes"),
  );

test("a photo keeps its place free, is described, and loads when it is about to be seen", () => {
  const html = imageHtml(PHOTO, 'Å & "Ö"', { loading: "lazy", inRow: false });
  const image = parseHtml(html).body.querySelector<HTMLImageElement>("picture > img");
  const values = ["alt", "width", "height", "loading"].map((name) => image?.getAttribute(name));
  expect(values).toEqual(['Å & "Ö"', "1248", "624", "lazy"]);
  expect(sizesOf(html)).toEqual(Array(3).fill("auto, (max-width: 42rem) 92vw, 39rem"));
});

test("the first image of a page does not wait, and half the column is enough for one in a row", () => {
  const html = imageHtml(PHOTO, "x", { loading: "eager", inRow: true });
  expect(html).not.toContain("loading");
  expect(sizesOf(html)).toEqual(Array(3).fill("(max-width: 38rem) 92vw, 19rem"));
});

test("a drawing is one file", () => {
  const html = imageHtml(DRAWING, "x", { loading: "eager", inRow: false });
  expect(parseHtml(html).body.innerHTML).toBe(html);
  expect(html).toMatch(/^<img [^>]*src="\/assets\/images\/d.svg"/);
  expect(sizesOf(html)).toEqual([null]);
});

test("TEXT-10 an image opens large if it is wider than its place and has a text", () => {
  const opens = (image: typeof PHOTO, alt: string, inRow = false) =>
    parseHtml(imageHtml(image, alt, { loading: "lazy", inRow, opensLarge: "Show" }))
      .body.querySelector("a[data-large]")
      ?.getAttribute("href");
  // The largest file that every browser shows.
  expect(opens(PHOTO, "x")).toBe("/assets/images/p-1248.jpeg");
  const drawing = { svg: [file("d.svg", 500, "image/svg+xml")] };
  expect(opens(drawing, "x", true)).toBe("/assets/images/d.svg");
  expect(opens(drawing, "x")).toBeUndefined();
  expect(opens(PHOTO, "")).toBeUndefined();
});
