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
  ['{\n  "title": "Meny",\n}\n', 3],
  ['{\n  "title": "Meny"\n  "side": "left"\n}\n', 3],
  ['{\n  "title": "Meny\n}\n', 2],
  ['{\n  // en anteckning\n  "title": "Meny"\n}\n', 2],
  ["", 1],
])("%j has one finding, on its line, in the words of the parser", (text, line) => {
  expect(read(text).report).toMatch(
    new RegExp(
      `^_data/menu\\.json:${line}\\n {2}The file is not JSON here: .+\\n.*form at /admin\\.\\n`,
    ),
  );
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
