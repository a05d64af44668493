import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { archiveDocs, nextYear, withinVersion } from "../../../src/tools/archive-docs.ts";
import { createContent, PROJECT } from "../../support/build.ts";

/** Everything a command could change, by path. */
function contentOf(dir: string): Map<string, string> {
  return new Map(
    globSync("{_data,src/content,src/versions}/**/*", { cwd: dir, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, readFileSync(file, "latin1")]),
  );
}

describe("the command changes nothing and says why", () => {
  test("when there is a version of that name, or there can be none", async () => {
    await using project = await createContent();
    for (const folder of ["_data/labels", "src/theme"])
      cpSync(join(PROJECT, folder), join(project.dir, folder), { recursive: true });
    archiveDocs(project.dir, "2025-26");
    const before = contentOf(project.dir);
    expect(() => archiveDocs(project.dir, "2025-26")).toThrow(
      'There is a version "2025-26" already.\nKnown versions: current, 2.0, 2025-26, 1.0',
    );
    expect(() => archiveDocs(project.dir, "a/b")).toThrow("a version name holds no slash");
    expect(contentOf(project.dir)).toEqual(before);
  });

  test("when the site with the new version has errors", async () => {
    const section = "---\ntitle: S\ndescription: S.\n---\n\n::: nota\n";
    await using project = await createContent({ "src/content/sv/section.md": section });
    const before = contentOf(project.dir);
    expect(() => archiveDocs(project.dir, "2025-26")).toThrow('There is no directive "nota".');
    expect(contentOf(project.dir)).toEqual(before);
  });
});

test.each([
  ["2026/27", "2027/28"],
  ["2099/00", "2100/01"],
  ["Next", "Next"],
])("the label %s becomes %s", (label, next) => {
  expect(nextYear(label)).toBe(next);
});

test.each([
  ["[a](/docs)", "[a](/docs/x)"],
  ["[a](/docs/board#roller 'T')", "[a](/docs/x/board#roller 'T')"],
  ["[a]: /docs/board", "[a]: /docs/x/board"],
  ["![a](../../sv/docs/a.png)", "![a](../sv/a.png)"],
  ["![a](../../../en/docs/event/a.png)", "![a](../../en/event/a.png)"],
  ["[a](/docstring)", "[a](/docstring)"],
  ["[a](https://example.org/docs/board)", "[a](https://example.org/docs/board)"],
])("the link %s becomes %s", (markdown, moved) => {
  expect(withinVersion(markdown, "x")).toBe(moved);
});
