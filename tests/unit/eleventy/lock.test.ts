import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { takeLock } from "../../../src/eleventy/lock.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** The number of a process that has ended. */
const ended = () => spawnSync(process.execPath, ["--version"]).pid;

test("a lock is there until it is released", async () => {
  await using folder = await createTempFolder({});
  const file = join(folder.dir, "_site.lock");
  const lock = takeLock(file, "_site");
  expect(lock.isOurs()).toBe(true);
  lock.release();
  expect([lock.isOurs(), existsSync(file)]).toEqual([false, false]);
});

test("while another process builds, the second is told which, and what to do if there is none", async () => {
  // The process that runs this test's process.
  await using folder = await createTempFolder({ "_site.lock": `${process.ppid}\n` });
  const file = join(folder.dir, "_site.lock");
  expect(() => takeLock(file, "_site")).toThrow(
    `A build into _site is running (process ${process.ppid}). Wait until it has ended.\nIf there is none, remove the file ${file}.`,
  );
  expect(readFileSync(file, "utf8")).toBe(`${process.ppid}\n`);
});

test.each([
  ["has ended", () => String(ended())],
  // In a container every build may have the same number.
  ["had the number of this one", () => String(process.pid)],
  ["was killed before it had written its number", () => ""],
  ["wrote something else", () => "-1"],
])("the lock of a process that %s is taken over", async (_what, holder) => {
  await using folder = await createTempFolder({ "_site.lock": holder() });
  const file = join(folder.dir, "_site.lock");
  expect(takeLock(file, "_site").isOurs()).toBe(true);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
});

test("who has lost the lock says so, and does not take it from the other", async () => {
  await using folder = await createTempFolder({});
  const file = join(folder.dir, "_site.lock");
  const lock = takeLock(file, "_site");
  writeFileSync(file, String(process.ppid));
  lock.release();
  expect([lock.isOurs(), readFileSync(file, "utf8")]).toEqual([false, String(process.ppid)]);
});
