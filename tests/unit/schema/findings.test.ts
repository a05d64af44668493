import { win32 } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { choices, suggestion } from "../../../src/schema/describe-issue.ts";
import { type Finding, formatFindings } from "../../../src/schema/finding.ts";
import { isHiddenOn } from "../../../src/schema/hidden.ts";
import { posixPath } from "../../../src/schema/posix-path.ts";
import { schemaProblems } from "../../support/schema-problems.ts";

const schema = z.strictObject({
  label: z.string().min(1),
  items: z.array(z.string()).optional(),
  count: z.int().min(1).max(6).optional(),
  width: z.number().positive().optional(),
  on: z.boolean().optional(),
  size: z.union([z.int(), z.literal("all")]).optional(),
  code: z.string().regex(/^#/, "a colour begins with #").optional(),
});

test.each([
  [{ items: "y" }, '"items" is "y", but a list in [ ] belongs there.'],
  [{ on: "yes" }, '"on" is "yes", but true or false belongs there. Write:  true'],
  [{ count: 1.5 }, '"count" is 1.5, but a whole number belongs there.'],
  [{ count: 0 }, '"count" is 0, but must be at least 1.'],
  [{ width: 0 }, '"width" is 0, but must be more than 0.'],
  [{ size: "some" }, '"size" is "some". Write a number or "all".'],
  [{ code: "red" }, '"code" is "red": a colour begins with #.'],
])("CONF-1 %j is reported as: %s", (value, report) => {
  expect(schemaProblems(schema, { label: "x", ...value })).toEqual([report]);
});

test.each([
  [
    "bord",
    ["board", "cmi"],
    'Did you mean "board"?',
    'Did you mean "board"? Available: board, cmi',
  ],
  ["BOARD", ["board"], 'Did you mean "board"?', 'Did you mean "board"? Available: board'],
  ["kravallen", ["board", "cmi"], "Available: board, cmi", "Available: board, cmi"],
  ["x", [], null, null],
])("CONF-6 for %s of %j the hint is %s, with everything known %s", (unknown, known, hint, all) => {
  expect(suggestion(unknown, known)?.en ?? null).toBe(hint);
  expect(choices(unknown, known)?.en ?? null).toBe(all);
});

const SECTION = "src/content/sv/section.md";
const FINDINGS: Finding[] = [
  { severity: "error", file: SECTION, line: 12, problem: "B.", fix: null },
  { severity: "error", file: "_data/site.json", line: null, problem: "A.", fix: "Write:  x" },
  { severity: "error", file: SECTION, line: 3, column: 5, problem: "C.", fix: "Write:  y" },
];

test("CONF-1 all problems are one report, sorted by file and line, and each is there once", () => {
  const twice = [...FINDINGS, ...FINDINGS.map((finding) => ({ ...finding }))];
  expect(formatFindings(twice, "notPublished")).toMatchInlineSnapshot(`
    "_data/site.json
      A.
      Write:  x

    src/content/sv/section.md:3:5
      C.
      Write:  y

    src/content/sv/section.md:12
      B.

    3 findings in 2 files. Nothing was published."
  `);
  expect(formatFindings(FINDINGS.slice(0, 1), "notPublished")).toMatch(
    /\n\n1 finding in 1 file\. Nothing/,
  );
});

test("CONF-36 of many problems 20 are reported in full, the others as a count for each file", () => {
  const many = Array.from({ length: 2000 }, (_, index): Finding => {
    const file = `src/content/sv/${String(index % 30).padStart(2, "0")}.md`;
    return { severity: "error", file, line: index + 1, problem: `Problem ${index}.`, fix: "Fix." };
  });
  const parts = formatFindings(many, "notPublished").split("\n\n");
  expect(parts[0]).toBe("src/content/sv/00.md:1\n  Problem 0.\n  Fix.");
  const [counts, closing, ...rest] = parts.slice(20);
  expect(counts).toMatch(/^More:\n {2}src\/content\/sv\/00\.md: 47\n.*01\.md: 67\n/);
  expect(counts?.split("\n")).toHaveLength(31);
  expect([closing, ...rest]).toEqual(["2000 findings in 30 files. Nothing was published."]);
});

test.each([
  ["2026-06-09", false],
  ["2026-06-10", true],
  ["2026-08-09", true],
  ["2026-08-10", false],
])("AID-7 from 10 June until 10 August something is hidden on %s: %s", (today, expected) => {
  expect(isHiddenOn({ from: "2026-06-10", until: "2026-08-10" }, today)).toBe(expected);
  expect(isHiddenOn({ until: "2026-08-10" }, today)).toBe(today < "2026-08-10");
  expect(isHiddenOn(undefined, today)).toBe(false);
});

test("SAME-2 a path of Windows below the project is written as Git, globs and addresses have it", () => {
  const file = win32.join("C:\\site", "src", "content", "sv", "å b.md");
  expect(posixPath(win32.relative("C:\\site", file))).toBe("src/content/sv/å b.md");
});
