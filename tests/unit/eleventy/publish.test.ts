import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openStaging, stagingPath } from "../../../src/eleventy/publish.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs")>();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

/** Builds a site of one page into a folder, without publishing it. */
function begin(output: string, text: string) {
  const staging = openStaging(output);
  mkdirSync(stagingPath(output));
  writeFileSync(join(stagingPath(output), "index.html"), text);
  return staging;
}

const build = (output: string, text: string) => begin(output, text).publish();
const home = (output: string) => readFileSync(join(output, "index.html"), "utf8");
const isTidy = (output: string) =>
  ["next", "old"].every((ending) => !existsSync(`${output}.${ending}`));

test("if the new site cannot be moved, the earlier one is restored", async () => {
  await using folder = await createTempFolder({});
  const output = join(folder.dir, "_site");
  build(output, "first");
  const staging = begin(output, "second");
  const { renameSync: move } = await vi.importActual<typeof import("node:fs")>("node:fs");
  vi.mocked(renameSync)
    .mockImplementationOnce(move)
    .mockImplementationOnce(() => {
      throw new Error("cannot be moved");
    });
  expect(() => staging.publish()).toThrow("cannot be moved");
  staging.close();
  expect([home(output), isTidy(output)]).toEqual(["first", true]);
});

test("the next build restores what a killed one has moved away", async () => {
  await using folder = await createTempFolder({ "_site.next/half.html": "" });
  const output = join(folder.dir, "_site");
  build(`${output}.old`, "first");
  openStaging(output);
  expect([home(output), isTidy(output)]).toEqual(["first", true]);
});

test.each(["photos", "out.txt", ""])("%s, which no build made, is not replaced", async (path) => {
  await using folder = await createTempFolder({ "photos/cat.jpg": "", "out.txt": "" });
  const output = join(folder.dir, path);
  expect(() => openStaging(output)).toThrow("Nothing was built: no build has made");
  expect(existsSync(join(folder.dir, "photos/cat.jpg"))).toBe(true);
});
