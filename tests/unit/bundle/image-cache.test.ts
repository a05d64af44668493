import { readdir, readFile, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cachedPicture } from "../../../src/bundle/image-cache.ts";
import { JPEG, PNG } from "../../support/pictures.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const LONG_AGO = new Date("2020-01-01");

/** Makes a picture, changes the cache, asks for it again; which files were written anew, and all contents. */
async function again(change: (dir: string, file: string) => Promise<void>, ending = "avif") {
  await using folder = await createTempFolder({});
  const { dir } = folder;
  const contents = async () => {
    const names = (await readdir(dir)).sort();
    return Promise.all(names.map(async (name) => [name, await readFile(join(dir, name))] as const));
  };
  const picture = await cachedPicture(JPEG, dir);
  const before = await contents();
  for (const [name] of before) await utimes(join(dir, name), LONG_AGO, LONG_AGO);
  const [chosen = ""] = before.map(([name]) => name).filter((name) => name.endsWith(ending));
  await change(dir, join(dir, chosen));
  expect(await cachedPicture(JPEG, dir)).toEqual(picture);
  const after = await contents();
  const times = await Promise.all(after.map(async ([name]) => (await stat(join(dir, name))).mtime));
  expect(after).toEqual(before);
  return times.filter((time) => time > LONG_AGO).length;
}

test("what is there and whole is not made again", async () => {
  expect(await again(async () => {})).toBe(0);
});

test.each([
  ["empty", (file: string) => truncate(file, 0)],
  ["cut off", (file: string) => truncate(file, 100)],
  [
    "another of the same length",
    async (file: string) => writeFile(file, (await readFile(file)).fill(7)),
  ],
])("a file that is %s is made anew", async (_, harm) => {
  expect(await again((_dir, file) => harm(file))).toBeGreaterThan(0);
});

test.each(["", "{", "{}"])("a list of files that reads %j is made anew", async (text) => {
  const files = await again((_dir, file) => writeFile(file, text), "json");
  expect(files).toBeGreaterThan(0);
});

test("two pictures have files of their own", async () => {
  await using folder = await createTempFolder({});
  const pictures = [await cachedPicture(JPEG, folder.dir), await cachedPicture(PNG, folder.dir)];
  const names = pictures.flatMap(({ sources }) =>
    sources.flatMap(({ files }) => files.map(({ name }) => name)),
  );
  expect(new Set(names).size).toBe(names.length);
});
