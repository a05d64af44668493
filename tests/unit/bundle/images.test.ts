import { readFile, rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { copyImages, readImages } from "../../../src/bundle/images.ts";
import { drawing, JPEG, noisePhoto, PNG } from "../../support/pictures.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const HOME = process.cwd();
afterEach(() => process.chdir(HOME));

/** Reads a project with these files; the cache lies in it too. */
async function read(files: Record<string, string | Buffer>, links: string[] = []) {
  await using folder = await createTempFolder(files);
  for (const link of links) await symlink("nowhere", join(folder.dir, link));
  process.chdir(folder.dir);
  const images = await readImages(".");
  const pictures = [...images.byPath.values()].filter((picture) => picture !== null);
  await copyImages(pictures, "out");
  const published = await Promise.all(
    pictures.map(({ sources }) =>
      readFile(join("out/assets/images", sources.at(-1)?.files.at(-1)?.name ?? "")),
    ),
  );
  process.chdir(HOME);
  return { ...images, paths: [...images.byPath.keys()], published };
}

test("images are found by every usual ending, beside texts of today and of past years", async () => {
  const { paths, problems, published } = await read({
    "src/content/sv/docs/PHOTO.JPG": JPEG,
    "src/content/sv/docs/photo.jpeg": JPEG,
    "src/content/en/a.png": PNG,
    "src/versions/2025-26/sv/b.svg": drawing(),
    "src/assets/img/c.png": PNG,
    "src/content/sv/text.md": "---\n",
    "src/content/sv/._photo.jpeg": "what macOS leaves behind",
  });
  expect(problems).toEqual([]);
  expect(paths.sort()).toEqual([
    "src/assets/img/c.png",
    "src/content/en/a.png",
    "src/content/sv/docs/PHOTO.JPG",
    "src/content/sv/docs/photo.jpeg",
    "src/versions/2025-26/sv/b.svg",
  ]);
  expect(published).toHaveLength(5);
});

test("a name as macOS uploads it is the name that is written in a text", async () => {
  const { paths, files } = await read({
    [`src/content/sv/${"höst".normalize("NFD")}.png`]: PNG,
  });
  expect(paths).toEqual([`src/content/sv/${"höst".normalize("NFC")}.png`]);
  expect([...files.values()]).toEqual([`src/content/sv/${"höst".normalize("NFD")}.png`]);
});

test("each image that cannot be shown is told, used or not", async () => {
  const exif = await noisePhoto(60, 40)
    .withExif({ IFD0: { Artist: "x" } })
    .jpeg()
    .toBuffer();
  const { problems, byPath } = await read(
    {
      "src/content/sv/a.jpg": "text",
      "src/content/sv/b.heic": JPEG,
      "src/content/sv/c.png": PNG,
      "src/assets/img/d.jpg": exif,
      "src/assets/img/e.jpg": await noisePhoto(400, 400).jpeg({ quality: 100 }).toBuffer(),
    },
    ["src/content/sv/f.png"],
  );
  const told = Object.fromEntries(problems.map(({ file, problem }) => [file, problem]));
  expect(told).toEqual({
    "src/content/sv/a.jpg": "The image holds text and no picture, whatever its name says.",
    "src/content/sv/b.heic": "The image is in the format HEIC, which most browsers cannot show.",
    "src/content/sv/f.png": "The image is a link to a file that is not there.",
    "src/assets/img/d.jpg": expect.stringContaining("what the camera wrote about place"),
    "src/assets/img/e.jpg": expect.stringMatching(/weighs \d+ kB, more than 150 kB/),
  });
  expect(problems.every(({ fix }) => fix)).toBe(true);
  expect(byPath.get("src/content/sv/a.jpg")).toBeNull();
});

test("in development a replaced image is read anew", async () => {
  await using folder = await createTempFolder({ "src/content/sv/a.png": PNG });
  process.chdir(folder.dir);
  const sizes = async () =>
    [...(await readImages(".")).byPath.values()].map((picture) => picture?.width);
  expect(await sizes()).toEqual([300]);
  await using other = await createTempFolder({ "a.png": JPEG });
  await rename(join(other.dir, "a.png"), "src/content/sv/a.png");
  expect(await sizes()).toEqual([60]);
});
