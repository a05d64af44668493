import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ImageProblem, resizeImage } from "../../../src/bundle/resize-image.ts";
import { drawing, JPEG, noisePhoto, PNG } from "../../support/pictures.ts";

/** Kinds and widths of what an image was made into. */
async function shapes(original: Buffer): Promise<Record<string, number[]>> {
  const { sources } = await resizeImage(original);
  return Object.fromEntries(
    sources.map(({ ending, files }) => [ending, files.map(({ width }) => width)]),
  );
}

describe("photos", () => {
  test("one of 12 MB comes out in three kinds and the widths of the column, none above 150 kB", async () => {
    const photo = await noisePhoto(4000, 3000).jpeg({ quality: 96 }).toBuffer();
    expect(photo.length).toBeGreaterThan(12_000_000);
    const { width, height, sources } = await resizeImage(photo);
    expect([width, height]).toEqual([1248, 936]);
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp", "image/jpeg"]);
    for (const { type, files } of sources) {
      expect(files.map((file) => file.width)).toEqual([624, 936, 1248]);
      for (const { width, content } of files) {
        expect(content.length).toBeLessThanOrEqual(150_000);
        const made = await sharp(content).metadata();
        expect([made.width, made.mediaType]).toEqual([width, type]);
      }
    }
  });

  test("one taken upright stays upright, and does not say where it was taken", async () => {
    const photo = await noisePhoto(300, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 20/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Exif");
    const { width, height, sources } = await resizeImage(photo);
    expect([width, height]).toEqual([200, 300]);
    for (const { files } of sources) {
      for (const { content } of files) {
        const made = await sharp(content).metadata();
        expect([made.width, made.height]).toEqual([200, 300]);
        expect([made.exif, made.xmp, made.iptc, made.icc, made.orientation]).toEqual(Array(5));
      }
    }
  });

  test("a small one is not made larger", async () => {
    expect(await shapes(JPEG)).toEqual({ avif: [60], webp: [60], jpeg: [60] });
  });

  test("a width that hardly differs from the whole is not made", async () => {
    const photo = await noisePhoto(700, 20).jpeg().toBuffer();
    expect((await shapes(photo)).avif).toEqual([700]);
  });

  test("one with transparent parts keeps them in every kind", async () => {
    const alpha = await noisePhoto(300, 200).extractChannel(0).raw().toBuffer();
    const photo = await noisePhoto(300, 200)
      .joinChannel(alpha, { raw: { width: 300, height: 200, channels: 1 } })
      .png()
      .toBuffer();
    const { sources } = await resizeImage(photo);
    expect(sources.map(({ ending }) => ending)).toEqual(["avif", "webp", "png"]);
    for (const { files } of sources)
      expect((await sharp(files[0]?.content).stats()).isOpaque).toBe(false);
  });
});

describe("drawings", () => {
  test("a PNG of few colours keeps each pixel", async () => {
    const { sources } = await resizeImage(PNG);
    expect(sources.map(({ ending }) => ending)).toEqual(["webp", "png"]);
    const pixels = (image: Buffer | undefined) => sharp(image).removeAlpha().raw().toBuffer();
    for (const { files } of sources)
      expect(await pixels(files[0]?.content)).toEqual(await pixels(PNG));
  });

  test("an SVG stays as it is, with the size of its view", async () => {
    const svg = Buffer.from(drawing().replace(/width="300" height="200"/, 'viewBox="0 0 300 200"'));
    const { width, height, sources } = await resizeImage(svg);
    expect([width, height]).toEqual([300, 200]);
    expect(sources).toMatchObject([{ type: "image/svg+xml", files: [{ content: svg }] }]);
  });
});

/** Text that hardly compresses. */
const randomDigits = (length: number) => randomBytes(length / 2).toString("hex");
const heic = Buffer.concat([Buffer.alloc(4, 1), Buffer.from("ftypheic"), Buffer.alloc(90)]);
const frames = Buffer.concat([Buffer.alloc(2700, 50), Buffer.alloc(2700, 200)]);
const moving = await sharp(frames, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } })
  .gif()
  .toBuffer();
const huge = await sharp({
  create: { width: 9000, height: 5000, channels: 3, background: "red" },
})
  .png({ compressionLevel: 1 })
  .toBuffer();

test.each([
  { what: "an empty file", file: Buffer.alloc(0), told: "is empty", fix: "as JPEG" },
  {
    what: "half a JPEG",
    file: JPEG.subarray(0, JPEG.length / 2),
    told: "only a part",
    fix: "JPEG",
  },
  { what: "half a PNG", file: PNG.subarray(0, PNG.length / 2), told: "only a part", fix: "JPEG" },
  { what: "text", file: Buffer.from("Hej på er"), told: "holds text", fix: "as JPEG" },
  { what: "a HEIC", file: heic, told: "is in the format HEIC", fix: "as JPEG" },
  {
    what: "an SVG with a mistake",
    file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect></svg>'),
    told: "code has a mistake",
    fix: "as SVG, or as PNG",
  },
  {
    what: "an SVG without size",
    file: Buffer.from(drawing().replace('width="300" height="200"', 'width="100%"')),
    told: "does not say how large it is",
    fix: 'viewBox="0 0 600 400"',
  },
  {
    what: "an SVG without namespace",
    file: Buffer.from(drawing().replace(/ xmlns="[^"]*"/, "")),
    told: "does not say that it is SVG",
    fix: 'xmlns="http://www.w3.org/2000/svg"',
  },
  {
    what: "an SVG that holds a photo",
    file: Buffer.from(drawing().replace("</svg>", `<desc>${randomDigits(400_000)}</desc></svg>`)),
    told: "a drawing may weigh 150 kB",
    fix: "Export it as PNG or JPEG",
  },
  { what: "one that moves", file: moving, told: "moves", fix: "PNG or JPEG" },
  { what: "one of 45 megapixels", file: huge, told: "has 45 megapixels", fix: "2500 pixels" },
])("$what is told with what to do", async ({ file, told, fix }) => {
  const problem = await resizeImage(file).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ImageProblem);
  expect((problem as ImageProblem).message).toContain(told);
  expect((problem as ImageProblem).fix).toContain(fix);
});
