import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileFailure } from "../../../src/eleventy/file-failure.ts";
import { UserError } from "../../../src/schema/finding.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** An error as Node makes it. */
const failed = (code: string, words: string, rest: object = { path: "_site.next/a.html" }) =>
  Object.assign(new Error(`${code}: ${words}, write`), { code, ...rest });

test.each([
  ["ENOSPC", "no space left on device", "the disk is full"],
  ["EDQUOT", "disk quota exceeded", "your part of the disk is full"],
  ["EACCES", "permission denied", "you may not write here"],
  ["EROFS", "read-only file system", "this disk can only be read"],
])("%s is told in one line, with the place", (code, words, meaning) => {
  expect(fileFailure(failed(code, words))?.message).toBe(
    `_site.next/a.html: ${meaning} (${code}). Nothing was published.`,
  );
});

test("what could not be moved is told with where it should have gone", () => {
  const error = failed("EBUSY", "resource busy", { path: "_site.next", dest: "_site" });
  expect(fileFailure(error)?.message).toBe(
    "_site: something else is using it (EBUSY). Nothing was published.",
  );
});

test("a tool's own words are understood", () => {
  const error = new Error(
    "Build failed with 1 error:\nerror: Failed to write to output file: open /x/site y.css: permission denied",
  );
  expect(fileFailure(error)?.message).toBe(
    "/x/site y.css: you may not write here (EACCES). Nothing was published.",
  );
});

test("what the system says of a file in the place of a folder", async () => {
  await using folder = await createTempFolder({ out: "a file" });
  const file = join(folder.dir, "out/page.html");
  try {
    writeFileSync(file, "");
    expect.unreachable();
  } catch (error) {
    expect(fileFailure(error)?.message).toContain(`${file}: a file lies where a folder should`);
  }
});

test("Eleventy prints no stack trace of it", () => {
  expect(fileFailure(failed("ENOSPC", "no space left on device"))).toMatchObject({
    skipOriginalStack: true,
  });
});

test.each([
  ["a mistake in the code", new TypeError("x is not a function")],
  ["a file that is not there", failed("ENOENT", "no such file or directory")],
  ["what is told already", new UserError("permission denied")],
  ["no error", "ENOSPC"],
])("%s is something else", (_what, error) => {
  expect(fileFailure(error)).toBe(null);
});
