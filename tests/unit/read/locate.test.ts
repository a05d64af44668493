import { expect, test } from "vitest";
import { locate } from "../../../src/read/locate.ts";
import type { Problem } from "../../../src/schema/finding.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const FILES = {
  "_data/navbar.json": '{\n  "items": [\n    { "type": "doc" }\n  ]\n}\n',
  "post.md": "---\ntitle: Ett\nauthors: [it, itt]\n---\nText.\n",
};

/** A mistake as it is told, with its line. */
async function located(problem: Problem) {
  await using folder = await createTempFolder(FILES);
  return locate(problem, folder.dir);
}

test.each([
  { file: "_data/navbar.json", path: ["items", 0], line: 3 },
  { file: "_data/navbar.json", path: ["items", 0, "label"], line: 3 },
  { file: "_data/nope.json", path: ["items", 0], line: null },
  { file: "post.md", path: ["authors", 1], line: 3 },
  { file: "post.md", path: ["slug"], line: null },
  { file: "post.md", line: 7, column: 2 },
  { file: "post.md", line: null },
])("CONF-1 a mistake in $file at $path is told with line $line", async ({ file, line, ...at }) => {
  const given = "path" in at || line === null ? at : { ...at, line };
  const column = "column" in at ? { column: at.column } : {};
  expect(await located({ file, problem: "x", ...given })).toEqual({
    file,
    line,
    ...column,
    problem: "x",
    fix: null,
  });
});

test("CONF-1 what to write is kept", async () => {
  expect(await located({ file: "post.md", problem: "x", fix: "Write y." })).toMatchObject({
    fix: "Write y.",
  });
});
