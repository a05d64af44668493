import { expect, test } from "vitest";
import { createReport } from "../../../src/read/report.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const FILES = {
  "_data/navbar.json": '{\n  "items": [\n    { "type": "doc" }\n  ]\n}\n',
  "post.md": "---\ntitle: Ett\nauthors: [it, itt]\n---\nText.\n",
};

/** What becomes of mistakes that are told one after the other. */
async function told(...problems: Parameters<ReturnType<typeof createReport>>[0][]) {
  await using folder = await createTempFolder(FILES);
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  const report = createReport(folder.dir, errors, warnings);
  for (const problem of problems) report(problem);
  return { errors, warnings };
}

test.each([
  { file: "_data/navbar.json", path: ["items", 0], line: 3 },
  { file: "post.md", path: ["authors", 1], line: 3 },
  { file: "post.md", path: ["slug"], line: null },
  { file: "post.md", line: 7, column: 2 },
  { file: "post.md", line: null },
])("CONF-1 a mistake in $file at $path is told with line $line", async ({ file, line, ...at }) => {
  const given = "path" in at || line === null ? at : { ...at, line };
  const { errors } = await told({ file, problem: "x", ...given });
  const column = "column" in at ? { column: at.column } : {};
  expect(errors).toEqual([{ file, line, ...column, problem: "x", fix: null }]);
});

test("CONF-1 a mistake at one place in the data is told once, whatever it is called there", async () => {
  const at = { file: "_data/navbar.json", path: ["items", 0] };
  const { errors } = await told(
    { ...at, problem: 'The item "Tom" is empty.' },
    { ...at, problem: 'The item "Empty" is empty.' },
    { ...at, problem: "The item has no label." },
  );
  expect(errors.map(({ problem }) => problem)).toEqual([
    'The item "Tom" is empty.',
    "The item has no label.",
  ]);
});

test("CONF-1 the same mistake at two places of a text is told twice, for a stand-in no third time", async () => {
  const problem = "The image ![](x.png) has no description.";
  const first = { file: "post.md", line: 5, column: 1, problem };
  const second = { file: "post.md", line: 5, column: 20, problem };
  const { errors } = await told(first, second, first);
  expect(errors.map(({ column }) => column)).toEqual([1, 20]);
});

test("a warning does not stop the build", async () => {
  const { errors, warnings } = await told({ severity: "warning", file: "post.md", problem: "x" });
  expect(errors).toEqual([]);
  expect(warnings).toHaveLength(1);
});
