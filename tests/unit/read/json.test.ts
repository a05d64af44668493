import { expect, test } from "vitest";
import { z } from "zod";
import { readJson } from "../../../src/read/files/json-file.ts";
import { findingIn, formatFindings } from "../../../src/schema/finding.ts";

const schema = z.strictObject({
  title: z.string().min(1),
  count: z.number().max(9).optional(),
  side: z.enum(["left", "right"]).default("left"),
  items: z.array(z.strictObject({ label: z.string(), to: z.string().optional() })).default([]),
});

/** Reads a text as `_data/menu.json`, and reports what is wrong with it. */
function read(text: string): { value: unknown; report: string } {
  const { value, findings: own } = readJson(text, schema);
  const findings = own.map((finding) => findingIn("_data/menu.json", finding));
  return { value, report: own.length > 0 ? formatFindings(findings, "none") : "" };
}

test("CONF-1 all mistakes of a file are found at once, each with its line", () => {
  const { value, report } = read(`{
  "title": "",
  "count": 12,
  "side": "top",
  "items": [
    { "label": "Ett" },
    { "lable": "Två" },
    { "label": 3 }
  ]
}
`);
  expect(value).toBeUndefined();
  expect(report).toMatchInlineSnapshot(`
    "_data/menu.json:2
      "title" is empty.
      Write a text there.

    _data/menu.json:3
      "count" is 12, but must be at most 9.

    _data/menu.json:4
      "side" is "top".
      Write one of: "left", "right"

    _data/menu.json:7
      "lable" is not a known field of "items[1]".
      Did you mean "label"?

    _data/menu.json:8
      "items[2].label" is 3, but a text in quotation marks belongs there.
      Write:  "3"

    5 findings in 1 file."
  `);
});

test("a misspelt field has no second finding as a missing one, but a wrong value beside it is", () => {
  const { report } = read('{ "titel": "Meny", "count": 12, "cuont": 1 }\n');
  expect(report.match(/^ {2}".*$/gm)).toEqual([
    '  "count" is 12, but must be at most 9.',
    '  "titel" is not a known field.',
  ]);
});

test.each([
  {
    text: '{\n  "title": "Meny",\n}\n',
    line: 3,
    problem: "There is a comma after the last value.",
    fix: "Remove the comma before the closing bracket.",
  },
  {
    text: '{\n  "title": "Meny"\n  "side": "left"\n}\n',
    line: 3,
    problem: "A comma is missing here.",
    fix: "Write a comma between the two values.",
  },
  {
    text: '{\n  "title": "Meny\n}\n',
    line: 2,
    problem: "The text is not closed on its line.",
    fix: "Close it with a quotation mark; a new line inside a text is written  \\n",
  },
  {
    text: '{\n  // en anteckning\n  "title": "Meny"\n}\n',
    line: 2,
    problem: "JSON has no comments.",
    fix: "Remove it.",
  },
  {
    text: "",
    line: 1,
    problem: "The file is empty.",
    fix: "Restore it from its history.",
  },
])("$text has one finding, on its line, with what to write", ({ text, line, problem, fix }) => {
  const words = [`  ${problem}`, ...(fix ? [`  ${fix}`] : [])];
  const expected = [`_data/menu.json:${line}`, ...words].join("\n");
  expect(read(text).report).toBe(`${expected}\n\n1 finding in 1 file.`);
});

test.each([
  { path: ["items", 1, "to"], line: 5 },
  { path: ["items", 1, "missing"], line: 5 },
  { path: [], line: 1 },
])("the line of $path is $line", ({ path, line }) => {
  const text =
    '{\n  "title": "Meny",\n  "items": [\n    { "label": "Ett" },\n    { "label": "Två", "to": "/x" }\n  ]\n}\n';
  expect(readJson(text, schema).lineOf(path)).toBe(line);
});

test("CONF-33 a name twice in one group is found with all its lines, and not in two groups", () => {
  const { value, report } = read(`{
  "title": "Ett",
  "items": [
    { "label": "A", "label": "B" },
    { "label": "A" }
  ],
  "title": "Två"
}
`);
  expect(value).toBeUndefined();
  expect(report).toMatchInlineSnapshot(`
    "_data/menu.json:4
      "label" occurs more than once in one group, in lines 4, 4; only the last would count.
      Remove all but one of them.

    _data/menu.json:7
      "title" occurs more than once in one group, in lines 2, 7; only the last would count.
      Remove all but one of them.

    2 findings in 1 file."
  `);
});
