import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleAgain } from "../../../src/assets/bundler.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const FILES = {
  "main.ts": 'import { word } from "./word.ts"; print(word);',
  "word.ts": saying("old"),
};

function saying(word: string): string {
  return `export const word = ${JSON.stringify(word)};`;
}

const PAST = new Date("2026-01-01T00:00:00Z");

/** A folder whose files have been saved long ago. */
async function createSources(files: Record<string, string> = FILES) {
  const folder = await createTempFolder(files);
  for (const path of Object.keys(files)) await utimes(join(folder.dir, path), PAST, PAST);
  return folder;
}

/** Bundles `main.ts` of a folder in memory. */
async function bundle(dir: string, word = "") {
  const result = await bundleAgain({
    name: "test",
    from: [dir, word],
    options: {
      entryPoints: [join(dir, "main.ts")],
      bundle: true,
      write: false,
      logLevel: "silent",
      define: word ? { word: JSON.stringify(word) } : {},
    },
  });
  return { result, text: result.outputFiles?.[0]?.text };
}

test("nothing is bundled again while no file is saved", async () => {
  await using folder = await createSources();
  const first = await bundle(folder.dir);
  expect(first.text).toContain("old");
  expect((await bundle(folder.dir)).result).toBe(first.result);
});

test("a saved import is bundled again", async () => {
  await using folder = await createSources();
  await bundle(folder.dir);
  await writeFile(join(folder.dir, "word.ts"), saying("new"));
  expect((await bundle(folder.dir)).text).toContain("new");
});

test("a file that is saved during a bundle is read again", async () => {
  await using folder = await createSources();
  const soon = new Date(Date.now() + 60_000);
  await utimes(join(folder.dir, "word.ts"), soon, soon);
  const first = await bundle(folder.dir);
  expect((await bundle(folder.dir)).result).not.toBe(first.result);
});

test("a syntax error is reported, and the next call tries again", async () => {
  await using folder = await createSources();
  await bundle(folder.dir);
  await writeFile(join(folder.dir, "word.ts"), "export const");
  await expect(bundle(folder.dir)).rejects.toThrow("word.ts");
  await writeFile(join(folder.dir, "word.ts"), saying("fixed"));
  expect((await bundle(folder.dir)).text).toContain("fixed");
});
