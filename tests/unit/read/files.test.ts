import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readJson } from "../../../src/read/files/json-file.ts";
import { readMarkdown } from "../../../src/read/files/markdown-file.ts";
import { textFindings } from "../../../src/read/files/text-findings.ts";
import { type FileFinding, findingIn, formatFindings } from "../../../src/schema/finding.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  postFrontMatter,
} from "../../../src/schema/front-matter.ts";

const MENU = z.strictObject({
  title: z.string().min(1),
  count: z.number().max(9).optional(),
  side: z.enum(["left", "right"]).default("left"),
  items: z.array(z.strictObject({ label: z.string(), to: z.string().optional() })).default([]),
});

/** What a build reports of a file, each finding in one line. */
function reportOf(file: string, findings: readonly FileFinding[]): string[] {
  const written = findings.map((finding) => findingIn(file, finding));
  const parts = formatFindings(written, "none").split("\n\n");
  return written.length > 0 ? parts.map((part) => part.replaceAll(/\n */g, " | ")) : [];
}

/** A text as `a.json`, and what is wrong with it. */
function readMenu(text: string) {
  const { value, findings } = readJson(text, MENU);
  return { value, report: reportOf("a.json", findings) };
}

/** A text as `a.md`, and what is wrong with it. */
function readPage<T>(text: string, schema: z.ZodType<T>) {
  const { body, bodyLine, findings, parse } = readMarkdown(text);
  const frontMatter = parse(schema);
  return { frontMatter, body, bodyLine, report: reportOf("a.md", findings) };
}

describe("data files", () => {
  test("CONF-1 groups that are too deep for a parser are one mistake, in their line", () => {
    expect(readMenu(`{ "items":\n${"[".repeat(1e5)}${"]".repeat(1e5)} }`).report).toEqual([
      expect.stringMatching(/^a\.json:2 .*more than 100 brackets/),
      "1 finding in 1 file.",
    ]);
  });

  test("CONF-1 all mistakes of a file are found at once, each with its line", () => {
    const { value, report } = readMenu(`{
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
    expect(report).toEqual([
      'a.json:2 | "title" is empty. | Write a text there.',
      'a.json:3 | "count" is 12, but must be at most 9.',
      'a.json:4 | "side" is "top". | Write one of: "left", "right"',
      'a.json:7 | "lable" is not a known field of "items[1]". | Did you mean "label"?',
      'a.json:8 | "items[2].label" is 3, but a text in quotation marks belongs there. | Write:  "3"',
      "5 findings in 1 file.",
    ]);
  });

  test("CONF-1 a misspelt field has no second finding as a missing one, but a wrong value beside it is", () => {
    const { report } = readMenu('{ "titel": "Meny", "count": 12, "cuont": 1 }\n');
    expect(report.slice(0, -1)).toEqual([
      expect.stringContaining('"count" is 12, but must be at most 9.'),
      expect.stringContaining('"titel" is not a known field.'),
    ]);
  });

  test.each([
    ['{\n  "title": "Meny",\n}\n', 2, "A comma stands after", '"title": "Meny"'],
    ['{\n  "title": "Meny"\n  "count": 1\n}\n', 2, "A comma is missing", '"title": "Meny",'],
    ["{\n  “title”: “Meny”\n}\n", 2, "typographic", '"title": "Meny"'],
  ])("CONF-1 %j has one finding, on its line, with what to write", (text, line, problem, fix) => {
    const [first = "", ...others] = readMenu(text).report;
    expect(first).toMatch(new RegExp(`^a\\.json:${line} \\| .*${problem}`));
    expect(first.endsWith(`:  ${fix}`)).toBe(true);
    expect(others).toHaveLength(1);
  });

  test.each([
    ['{\n  "title": "Meny\n}\n', 2],
    ['{\n  // en anteckning\n  "title": "Meny"\n}\n', 2],
    ["", 1],
  ])("CONF-1 %j has one finding, on its line, in the words of the parser", (text, line) => {
    expect(readMenu(text).report[0]).toMatch(
      new RegExp(`^a\\.json:${line} \\| The file is not JSON here: .+ \\| .*form at /admin\\.`),
    );
  });

  test.each([
    [["items", 1, "to"], 5],
    [["items", 1, "missing"], 5],
    [[], 1],
  ])("CHECK-1 the line of %j is %i", (path, line) => {
    const text =
      '{\n  "title": "Meny",\n  "items": [\n    { "label": "Ett" },\n    { "label": "Två", "to": "/x" }\n  ]\n}\n';
    expect(readJson(text, MENU).lineOf(path)).toBe(line);
  });

  test("CONF-33 a name twice in one group is found with all its lines, and not in two groups", () => {
    const text =
      '{\n"title": "Ett",\n"items": [\n{ "label": "A", "label": "B" },\n{ "label": "A" }\n],\n"title": "Två"\n}\n';
    const { value, report } = readMenu(text);
    expect(value).toBeUndefined();
    expect(report).toEqual([
      expect.stringMatching(/json:4 .*"label" occurs more than once in one group, in lines 4, 4;/),
      expect.stringMatching(/json:7 .*"title" occurs more than once in one group, in lines 2, 7;/),
      "2 findings in 1 file.",
    ]);
  });
});

const GOOD = "---\ntitle: Sida\ndescription: En sida.\n---\n";

describe("texts", () => {
  test.each([
    [GOOD, "Text.\n"],
    [`${GOOD.trimEnd()}  \n`, "Text.\n"],
    [GOOD, "Ett.\n\n---\n\nTvå.\n"],
    [GOOD.trimEnd(), ""],
  ])("CONF-13 front matter and text are taken apart: %j, %j", (head, body) => {
    expect(readPage(head + body, contentFrontMatter)).toEqual({
      frontMatter: { title: "Sida", description: "En sida." },
      body,
      bodyLine: head.split("\n").length,
      report: [],
    });
  });

  test("CONF-13 all mistakes of a front matter are found at once, each with its line", () => {
    const { frontMatter, report } = readPage(
      "---\ntitle: 2024\nsidebar_postion: 3\ndraft: ja\nsidebar_label: ''\ntoc_max_heading_level: 9\n---\nText.\n",
      docFrontMatter,
    );
    expect(frontMatter).toBeUndefined();
    expect(report).toEqual([
      'a.md:1 | "description" is missing. | Write a text in quotation marks there.',
      'a.md:2 | "title" is 2024, but a text in quotation marks belongs there. | Write:  "2024"',
      'a.md:3 | "sidebar_postion" is not a known field. | Did you mean "sidebar_position"?',
      'a.md:4 | "draft" is "ja", but true or false belongs there. | Write:  true',
      'a.md:5 | "sidebar_label" is empty. | Write a text there.',
      'a.md:6 | "toc_max_heading_level" is 9. | Write one of: 2, 3, 4, 5, 6',
      "6 findings in 1 file.",
    ]);
  });

  test("CONF-9 heading levels and CONF-13 draft and unlisted are checked together", () => {
    const { report } = readPage(
      `${GOOD.replace(/---\n$/, "")}draft: true\nunlisted: true\ntoc_min_heading_level: 4\ntoc_max_heading_level: 3\n---\n`,
      contentFrontMatter,
    );
    expect(report).toEqual([
      expect.stringMatching(/^a\.md:5 .*"unlisted" is true: a page is either draft or unlisted/),
      expect.stringMatching(/^a\.md:6 .* the smallest level \(4\) must not be above the largest/),
      "2 findings in 1 file.",
    ]);
  });

  test.each([
    [["authors"], 3],
    [["authors", 1], 5],
    [["authors", 7], 3],
    [["hero", "actions", 0, "to"], 10],
    [["hero", "actions", 0, "href"], 9],
    [["slug"], null],
  ])("CHECK-4 in front matter %j is on line %s", (path, line) => {
    const post =
      "---\ntitle: Ett\nauthors:\n  - it\n  - styrelsen\ntags: [a, b]\nhero:\n  actions:\n    - label: Sök\n      to: /sok\n---\nText.\n";
    expect(readMarkdown(post).lineOf(path)).toBe(line);
  });
});

/** What is wrong with a file by itself, and what it says. */
function read(raw: string): { value: unknown; findings: readonly FileFinding[] } {
  const content = raw.replaceAll("\r\n", "\n");
  const findings = textFindings(content);
  if (findings.length > 0) return { value: undefined, findings };
  const file = readMarkdown(content);
  return { value: file.parse(postFrontMatter), findings: file.findings };
}

const page = (frontMatter: string, body = "Text.\n") => `---\n${frontMatter}---\n${body}`;
const CONFLICT = "<<<<<<< HEAD\nett\n=======\ntvå\n>>>>>>> main\n";
type Row = [content: string, line: number, problem: RegExp, fix: RegExp];

describe("CONF-20 a file that cannot be read has a finding in an editor's words", () => {
  test.each<Row>([
    [Buffer.from("\uFEFF---\ntitle: Ö\n", "utf16le").toString(), 1, /UTF-16/, /UTF-8/],
    [page("title: Val\n", "Han vÃ¤ljs.\n"), 4, /Letters were lost.*"vÃ¤"/, /again/],
    [page("title: V\uFFFDl\n"), 2, /Letters were lost.*"V�"/, /UTF-8/],
    [page("title: Val\n", "Han\u000bväljs\n"), 4, /invisible character .* after "Han"/, /Remove/],
    [page("title: Ett\n").replaceAll("\n", "\r"), 1, /lines end/, /LF/],
    [page(CONFLICT), 2, /merge conflict from line 2 to line 6/, /Keep one/],
    [
      page("title: Val\n", "Ett\n>>>>>>> main\n"),
      5,
      /merge conflict from line 5 to line 5/,
      /Keep/,
    ],
    ...[
      "",
      "# Rubrik\n\n---\n",
      "\n---\ntitle: A\n---\n",
      "—-\ntitle: A\n---\n",
      "---\ntitle: A\n—-\n",
    ].map(
      (text): Row => [
        text,
        1,
        /does not begin with fields between two lines/,
        /at the top: {2}---/,
      ],
    ),
    [page(`owner: ${"[".repeat(1e5)}\n`), 2, /more than 100 brackets/, /Take them out/],
    ["---\ntitle: Ett\n\n## Rubrik\n\n---\n\nMer.\n", 3, /not closed/, /below line 2/],
    [page("title: Ett\ndraft:\n"), 3, /Nothing stands behind "draft:"/, /draft: true/],
    [page("title: ”Ett”\n"), 2, /typographic/, /"Ett"$/],
    [page("title: Fest #1\n"), 2, /"#1" would be left out/, /"Fest #1"$/],
    ...[
      ...["title:Ett", 'title: "Ett",', "title: Ett: två", 'title: "Ett', "title: *Ett", "- Ett"],
      ...[
        "title: 'Kim's'",
        "title: A\ntitle: B",
        "tags: [it, hemsida",
        "title Ett",
        "title: @x",
        "owner: &a [*a]",
      ],
      ...["title: Ett\n\tdraft: true", "hidden: until: 2027-08-20"],
    ].map(
      (fields): Row => [
        page(`${fields}\n`),
        expect.any(Number) as never,
        /cannot be read here: .{5}/,
        /form at \/admin.*title: "One: two"/,
      ],
    ),
  ])("%j", (content, line, problem, fix) => {
    expect(read(content)).toMatchObject({
      value: undefined,
      findings: [
        { line, problem: expect.stringMatching(problem), fix: expect.stringMatching(fix) },
      ],
    });
  });

  test.each([
    ["line ends of Windows", page("title: Ett\n").replaceAll("\n", "\r\n")],
    ["quotation marks that are part of the title", page("title: 'Ett'\n")],
    ["a remark", page("title: Ett\nowner: cmi # tills vidare\n")],
  ])("%s can be read", (_what, content) => {
    expect(read(content)).toMatchObject({ value: { title: "Ett" }, findings: [] });
  });
});
