import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeFiles, type WrittenFiles, writeFiles } from "../../../src/eleventy/write-files.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

test("a file is written once, again when it changes, and again after it was removed", async () => {
  await using folder = await createTempFolder({});
  const file = join(folder.dir, "docs/board.md");
  const written: WrittenFiles = new Map();
  const write = (content: string) =>
    writeFiles([{ path: "docs/board.md", content }], folder.dir, written);
  write("one");
  expect(readFileSync(file, "utf8")).toBe("one");
  writeFileSync(file, "left alone");
  write("one");
  expect(readFileSync(file, "utf8")).toBe("left alone");
  write("two");
  expect(readFileSync(file, "utf8")).toBe("two");
  removeFiles(["docs/board.md", "docs/never.md"], folder.dir, written);
  expect(existsSync(file)).toBe(false);
  write("two");
  expect(readFileSync(file, "utf8")).toBe("two");
});
