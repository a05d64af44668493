import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claim } from "../../../src/eleventy/running.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** Of a process that has ended. */
const ended = spawnSync(process.execPath, ["--version"]).pid;

test.each([
  { before: "nothing", id: "", isOurs: true },
  { before: "a killed process", id: String(ended), isOurs: true },
  { before: "half a file", id: "x", isOurs: true },
  { before: "a running process", id: String(process.ppid), isOurs: false },
])("START-3 after $before a folder is ours: $isOurs", async ({ id, isOurs }) => {
  await using folder = await createTempFolder(id ? { "build.pid": id } : {});
  const file = join(folder.dir, "build.pid");
  expect(claim(file)).toBe(isOurs ? undefined : process.ppid);
  expect(readFileSync(file, "utf8")).toBe(isOurs ? String(process.pid) : id);
});
