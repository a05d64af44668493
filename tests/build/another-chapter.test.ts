import { readFileSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAnswers } from "../../src/tools/chapter/answers.ts";
import { findLeftovers, wordsOfChapter } from "../../src/tools/chapter/leftovers.ts";
import { makeChapter } from "../../src/tools/chapter/make-chapter.ts";
import { buildFolder, PROJECT } from "../support/build.ts";
import { ANSWERS } from "../support/chapter-answers.ts";
import { createTempFolder } from "../support/temp-folder.ts";

test("THEME-1 THEME-2 another chapter answers some questions, and its site is built with nothing of this one", async () => {
  await using folder = await createTempFolder({ "answers.json": JSON.stringify(ANSWERS) });
  const dir = join(folder.dir, "site");
  await makeChapter(PROJECT, dir, readAnswers(join(folder.dir, "answers.json")), "2026-06-01");
  await symlink(join(PROJECT, "node_modules"), join(dir, "node_modules"), "junction");
  const { exitCode, output, page } = await buildFolder(dir);
  expect({ exitCode, output }).toEqual({
    exitCode: 0,
    output: expect.not.stringMatching(/finding|warning/),
  });
  expect(page("/").title).toContain(ANSWERS.name.sv);
  expect(page("/docs/raketnamnden").querySelector("main")?.textContent).toContain(
    "raket@rymd.example",
  );
  expect(page("/en/docs/raketnamnden").querySelector("h1")?.textContent).toBe(
    "The Rocket Committee",
  );
  const { marks, names } = await wordsOfChapter(
    PROJECT,
    JSON.stringify([ANSWERS, "raketnamnden festnamnden"]),
  );
  // The chapter of the example may be this one.
  const [, mainColor = ""] =
    /"light": "(#\w{6})"/.exec(readFileSync(join(PROJECT, "_data/site.json"), "utf8")) ?? [];
  const colors = [mainColor].filter((color) => color && color !== ANSWERS.color);
  const left = findLeftovers(join(dir, "_site"), [...marks, ...names, ...colors], (path) =>
    // The CMS has words of many languages; the names of scripts end with letters of a hash.
    /^(admin|assets)\//.test(path),
  );
  expect(left).toEqual([]);
});
