import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { PROJECT } from "../../support/build.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** What Netlify does in the folder of the project, around the build. */
const PLUGIN = pathToFileURL(join(PROJECT, "netlify/keep-cache/index.js")).href;
const RUN = `
  const { onPreBuild, onPostBuild } = await import(${JSON.stringify(PLUGIN)});
  const told = [];
  const cache = { restore: (paths) => told.push(paths), save: (paths) => told.push(paths) };
  await onPreBuild({ utils: { cache } });
  await onPostBuild({ utils: { cache }, constants: { PUBLISH_DIR: "_site" } });
  console.log(JSON.stringify(told));
`;

test("SHARE-4 Netlify keeps the calendar and the pictures that the site shows from one build to the next", async () => {
  await using folder = await createTempFolder({
    "_site/assets/share/shown.png": "",
    ".cache/share-pictures/shown.png": "",
    ".cache/share-pictures/old.png": "",
  });
  const args = ["--input-type=module", "--eval", RUN];
  const told = execFileSync(process.execPath, args, { cwd: folder.dir, encoding: "utf8" });
  const kept = [".cache/calendar", ".cache/share-pictures"];
  expect(JSON.parse(told)).toEqual([kept, kept]);
  expect(globSync(".cache/share-pictures/*", { cwd: folder.dir })).toEqual([
    join(".cache/share-pictures/shown.png"),
  ]);
});
