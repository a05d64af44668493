import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type KeptFiles, readKept } from "../../../src/eleventy/kept-files.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const FINDING: Finding = { file: "a.json", line: null, problem: "A mistake.", fix: null };

test("a file is read once until it is saved, removed, or read in another way; findings are told again", async () => {
  await using folder = await createTempFolder({ "a.json": "1" });
  const file = join(folder.dir, "a.json");
  const kept: KeptFiles<object> = new Map();
  const read = (circumstances = "") => {
    const findings: Finding[] = [];
    const value = readKept(kept, file, circumstances, findings, (own) => {
      own.push(FINDING);
      return {};
    });
    expect(findings).toEqual([FINDING]);
    return value;
  };
  const first = read();
  expect(read()).toBe(first);
  const other = read("another way");
  expect(other).not.toBe(first);
  expect(read("another way")).toBe(other);
  await writeFile(file, "12");
  const saved = read("another way");
  expect(saved).not.toBe(other);
  await rm(file);
  const missing = read("another way");
  expect(missing).not.toBe(saved);
  expect(read("another way")).toBe(missing);
});
