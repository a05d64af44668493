import { win32 } from "node:path";
import { expect, test } from "vitest";
import { posixPath } from "../../../src/schema/posix-path.ts";

test("SAME-2 a path of Windows below the project is written as Git, globs and addresses have it", () => {
  const file = win32.join("C:\\site", "src", "content", "sv", "å b.md");
  expect(posixPath(win32.relative("C:\\site", file))).toBe("src/content/sv/å b.md");
});
