import { expect, test } from "vitest";
import { type Finding, formatFindings } from "../../../src/schema/finding.ts";

const FINDINGS: Finding[] = [
  { severity: "error", file: "src/content/sv/section.md", line: 12, problem: "B.", fix: null },
  { severity: "error", file: "_data/site.json", line: null, problem: "A.", fix: "Write:  x" },
  {
    severity: "error",
    file: "src/content/sv/section.md",
    line: 3,
    column: 5,
    problem: "C.",
    fix: "Write:  y",
  },
];

test("CONF-1 all problems are one report, sorted by file and line", () => {
  expect(formatFindings(FINDINGS, "notPublished")).toMatchInlineSnapshot(`
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
});

test("CONF-1 one problem is counted in the singular", () => {
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
  expect(counts).toMatch(
    /^More:\n {2}src\/content\/sv\/00\.md: 47\n {2}src\/content\/sv\/01\.md: 67\n/,
  );
  expect(counts?.split("\n")).toHaveLength(31);
  expect([closing, ...rest]).toEqual(["2000 findings in 30 files. Nothing was published."]);
});

test("CONF-36 the same problem at the same place is one finding", () => {
  const twice = [...FINDINGS, ...FINDINGS.map((finding) => ({ ...finding }))];
  expect(formatFindings(twice, "none")).toBe(formatFindings(FINDINGS, "none"));
});
