import { expect, test } from "vitest";
import { imageHtml } from "../../../src/bundle/image-html.ts";
import { parseHtml } from "../../support/build.ts";

const file = (name: string, width: number) => ({ name, width, digest: "" });
const PHOTO = {
  width: 1248,
  height: 936,
  sources: ["avif", "webp", "jpeg"].map((type) => ({
    type: `image/${type}`,
    files: [file(`p-624.${type}`, 624), file(`p-1248.${type}`, 1248)],
  })),
};
const DRAWING = {
  width: 300,
  height: 200,
  sources: [{ type: "image/svg+xml", files: [file("d.svg", 300)] }],
};
const attributesOf = (element: Element | null | undefined) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

test("a photo is offered in every kind and width, and keeps its place free", () => {
  const html = imageHtml(PHOTO, 'Å & "Ö"', { loading: "lazy", inRow: false });
  const { body } = parseHtml(html);
  const sizes = "auto, (max-width: 42rem) 92vw, 39rem";
  expect([...body.querySelectorAll("picture > source")].map(attributesOf)).toEqual(
    ["avif", "webp"].map((type) => ({
      type: `image/${type}`,
      srcset: `/assets/images/p-624.${type} 624w, /assets/images/p-1248.${type} 1248w`,
      sizes,
    })),
  );
  expect(attributesOf(body.querySelector("picture > img"))).toEqual({
    src: "/assets/images/p-1248.jpeg",
    srcset: "/assets/images/p-624.jpeg 624w, /assets/images/p-1248.jpeg 1248w",
    sizes,
    alt: 'Å & "Ö"',
    width: "1248",
    height: "936",
    loading: "lazy",
    decoding: "async",
  });
});

test("the first image of a page does not wait, and half the column is enough for one in a row", () => {
  const { body } = parseHtml(imageHtml(PHOTO, "x", { loading: "eager", inRow: true }));
  const { loading, sizes } = attributesOf(body.querySelector("img"));
  expect([loading, sizes]).toEqual([undefined, "(max-width: 38rem) 92vw, 19rem"]);
});

test("a drawing is one file", () => {
  const html = imageHtml(DRAWING, "x", { loading: "eager", inRow: false });
  expect(html).toBe(
    '<img src="/assets/images/d.svg" alt="x" width="300" height="200" decoding="async">',
  );
});
