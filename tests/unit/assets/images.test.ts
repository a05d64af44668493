import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { copyImages, readImages } from "../../../src/assets/images.ts";
import { drawing, JPEG, noisePhoto, PNG } from "../../support/pictures.ts";
import { addFiles, createTempFolder } from "../../support/temp-folder.ts";

const HOME = process.cwd();
// eleventy-img remembers paths and folders, so all tests share a folder, and no name is used twice.
const project = await createTempFolder({});
beforeAll(() => process.chdir(project.dir));
afterEach(() => rm("src", { recursive: true, force: true }));
afterAll(() => {
  process.chdir(HOME);
  return project[Symbol.asyncDispose]();
});

/** Reads a project with these files, and publishes all images. */
async function read(files: Record<string, string | Buffer>) {
  await addFiles(".", files);
  const images = await readImages(".");
  const shown = [...images.byPath.values()].filter((image) => image !== null);
  await copyImages(shown, "out");
  return { ...images, shown, paths: [...images.byPath.keys()].sort() };
}

/** The published files of one image, by format. */
async function processed(name: string, content: string | Buffer) {
  const { shown, findings } = await read({ [`src/content/sv/${name}`]: content });
  expect(findings).toEqual([]);
  const formats = Object.entries(shown[0] ?? {}).map(async ([format, files]) => [
    format,
    await Promise.all(
      files.map(async (file) => ({ ...file, content: await readFile(`out${file.url}`) })),
    ),
  ]);
  return Object.fromEntries(await Promise.all(formats)) as Record<string, Published[]>;
}

type Published = { width: number; height: number; content: Buffer };

test("images are found by every usual extension, beside texts of today and of past years", async () => {
  const { paths, findings } = await read({
    "src/content/sv/docs/PHOTO.JPG": JPEG,
    "src/content/sv/docs/photo.jpeg": JPEG,
    "src/content/en/a.png": PNG,
    "src/versions/2025-26/sv/b.svg": drawing(),
    "src/assets/img/c.png": PNG,
    "src/content/sv/text.md": "---\n",
    "src/content/sv/._photo.jpeg": "what macOS leaves behind",
  });
  expect(findings).toEqual([]);
  expect(paths).toEqual([
    "src/assets/img/c.png",
    "src/content/en/a.png",
    "src/content/sv/docs/PHOTO.JPG",
    "src/content/sv/docs/photo.jpeg",
    "src/versions/2025-26/sv/b.svg",
  ]);
});

test("a name as macOS uploads it is the name that is written in a text", async () => {
  const { paths } = await read({ [`src/content/sv/${"höst".normalize("NFD")}.png`]: PNG });
  expect(paths).toEqual([`src/content/sv/${"höst".normalize("NFC")}.png`]);
});

test("a heavy photo comes out in three formats, none above 150 kB", async () => {
  const photo = await noisePhoto(520, 320).jpeg({ quality: 95 }).toBuffer();
  expect(photo.length).toBeGreaterThan(150_000);
  const formats = await processed("photo.jpg", photo);
  expect(Object.keys(formats)).toEqual(["avif", "webp", "jpeg"]);
  for (const { content, width } of Object.values(formats).flat()) {
    expect(content?.length).toBeLessThanOrEqual(150_000);
    expect((await sharp(content).metadata()).width).toBe(width);
  }
});

test("a photo taken upright stays upright, and does not say where it was taken", async () => {
  const photo = await noisePhoto(90, 60)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 20/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Exif");
  for (const { content } of Object.values(await processed("upright.jpg", photo)).flat()) {
    const { width, height, exif, xmp, iptc, orientation } = await sharp(content).metadata();
    expect([width, height]).toEqual([60, 90]);
    expect([exif, xmp, iptc, orientation]).toEqual(Array(4));
  }
});

test("a photo with transparent parts keeps them in every format", async () => {
  const alpha = await noisePhoto(300, 200).extractChannel(0).raw().toBuffer();
  const photo = await noisePhoto(300, 200)
    .joinChannel(alpha, { raw: { width: 300, height: 200, channels: 1 } })
    .png()
    .toBuffer();
  const formats = await processed("transparent.png", photo);
  expect(Object.keys(formats)).toEqual(["avif", "webp", "png"]);
  for (const [file] of Object.values(formats))
    expect((await sharp(file?.content).stats()).isOpaque).toBe(false);
});

test("an SVG is not changed, and has the size of its view", async () => {
  const svg = drawing().replace(/width="300" height="200"/, 'viewBox="0 0 300 200"');
  const { svg: [file] = [] } = await processed("drawing.svg", svg);
  expect([file?.width, file?.height, file?.content?.toString()]).toEqual([300, 200, svg]);
});

const heic = Buffer.concat([Buffer.alloc(4, 1), Buffer.from("ftypheic"), Buffer.alloc(90)]);
const frames = Buffer.concat([Buffer.alloc(2700, 50), Buffer.alloc(2700, 200)]);
const animated = await sharp(frames, {
  raw: { width: 30, height: 60, channels: 3, pageHeight: 30 },
})
  .gif()
  .toBuffer();
/** A picture whose head says that it has 9000 × 5000 pixels. */
const huge = Buffer.from(PNG);
huge.writeUInt32BE(9000, 16);
huge.writeUInt32BE(5000, 20);
huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
const heavyDrawing = drawing().replace(
  "</svg>",
  `<desc>${randomBytes(1.7e5).toString("hex")}</desc>$&`,
);
const withInside = (content: string) => drawing().replace("</svg>", `${content}$&`);
test.each([
  ["src/content/sv/empty.jpg", "", "is empty, damaged or not an image", "as JPEG"],
  ["src/content/sv/text.jpg", "Hej på er", "is empty, damaged or not an image", "as JPEG"],
  ["src/content/sv/half.jpg", JPEG.subarray(0, JPEG.length / 2), "premature end", "as JPEG"],
  ["src/content/sv/half.png", PNG.subarray(0, PNG.length / 2), "damaged", "as JPEG"],
  ["src/content/sv/mistake.svg", drawing().replace("</svg>", ""), "XML parse error", "or SVG"],
  ["src/content/sv/renamed.jpg", heic, "is in the format HEIC", "as JPEG"],
  [
    "src/content/sv/name.svg",
    drawing().replace(/ xmlns="[^"]*"/, ""),
    "no SVG namespace",
    "xmlns=",
  ],
  ["src/content/sv/active.svg", withInside("<script>1</script>"), "contains <script>", "plain SVG"],
  ["src/content/sv/heavy.svg", heavyDrawing, "limit for a drawing is 150 kB", "as PNG or JPEG"],
  ["src/content/sv/animated.gif", animated, "is animated", "still image"],
  ["src/content/sv/huge.png", huge, "has 45 megapixels; the limit is 40", "2500 pixels"],
])("%s is reported with what to do", async (file, content, problem, fix) => {
  const { findings, byPath } = await read({ [file]: content });
  expect(findings).toMatchObject([
    {
      file,
      problem: expect.stringContaining(problem),
      fix: expect.stringContaining(fix),
    },
  ]);
  expect([...byPath.values()]).toEqual([null]);
});
