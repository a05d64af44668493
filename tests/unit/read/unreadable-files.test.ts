import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type JsonFile, readJson } from "../../../src/read/files/json-file.ts";
import { type MarkdownFile, readMarkdown } from "../../../src/read/files/markdown-file.ts";
import { textFindings } from "../../../src/read/files/text-findings.ts";
import type { FileFinding } from "../../../src/schema/finding.ts";
import { postFrontMatter } from "../../../src/schema/front-matter.ts";

/** What is wrong with a file by itself, and what it says. */
function read(name: string, raw: string): { value: unknown; findings: readonly FileFinding[] } {
  const content = raw.replaceAll("\r\n", "\n");
  const findings = textFindings(content);
  if (findings.length > 0) return { value: undefined, findings };
  if (name.endsWith(".json")) {
    const json: JsonFile = readJson(content, z.looseObject({}));
    return { value: json.value, findings: json.findings };
  }
  const file: MarkdownFile = readMarkdown(content);
  const value = file.parse(postFrontMatter);
  return { value, findings: file.findings };
}

const page = (frontMatter: string, body = "Text.\n") => `---\n${frontMatter}---\n${body}`;
const CONFLICT = "<<<<<<< HEAD\nett\n=======\ntvå\n>>>>>>> main\n";

interface Row {
  name?: "data.json";
  content: string;
  line: number | null;
  problem: RegExp;
  fix: RegExp | null;
}

describe("CONF-20 a file that cannot be read has a finding in an editor's words", () => {
  test.each<Row>([
    {
      content: page("title: Val\n", "Han vÃ¤ljs.\n"),
      line: 4,
      problem: /Letters were lost.*"vÃ¤"/,
      fix: /again/,
    },
    {
      content: page("title: V\uFFFDl\n"),
      line: 2,
      problem: /Letters were lost.*"V�"/,
      fix: /UTF-8/,
    },
    {
      content: page("title: Val\n", "Han\u000bväljs\n"),
      line: 4,
      problem: /invisible character .* after "Han"/,
      fix: /Remove/,
    },
    {
      content: page("title: Ett\n").replaceAll("\n", "\r"),
      line: 1,
      problem: /lines end/,
      fix: /LF/,
    },
    {
      content: page(CONFLICT),
      line: 2,
      problem: /merge conflict from line 2 to line 6/,
      fix: /Keep one/,
    },
    {
      name: "data.json",
      content: `{\n${CONFLICT}}\n`,
      line: 2,
      problem: /merge conflict from line 2 to line 6/,
      fix: /Keep one/,
    },
    {
      content: page("title: Val\n", "Ett\n>>>>>>> main\n"),
      line: 5,
      problem: /merge conflict from line 5 to line 5/,
      fix: /Keep one/,
    },
    ...[
      ...["", "title: Ett\n---\nText.\n", "—-\ntitle: Ett\n---\n", "---\ntitle: Ett\n—-\nText.\n"],
      "---\ntitle: Ett\ndescription: Två\n\nText: här.\n\n## Rubrik\n",
    ].map((content) => ({
      content,
      line: 1,
      problem: /does not begin with fields between two lines/,
      fix: /^Write at the top: {2}--- .*title: …/,
    })),
    {
      content: "---\ntitle: Ett\n\n## Rubrik\n\n---\n\nMer.\n",
      line: 3,
      problem: /not closed/,
      fix: /below line 2/,
    },
    { content: page("title: ”Ett”\n"), line: 2, problem: /typographic/, fix: /"Ett"$/ },
    {
      content: page("title: Fest #1\n"),
      line: 2,
      problem: /"#1" would be left out/,
      fix: /"Fest #1"$/,
    },
    ...[
      ...["title:Ett", 'title: "Ett",', "title: Ett: två", 'title: "Ett', "title: *Ett"],
      ...["title: 'Kim's'", "title: Ett\ntitle: Två", "tags: [it, hemsida", "- Ett", "title Ett"],
      ...["title: Ett\n\tdraft: true", "hidden: until: 2027-08-20", "title: @sektionen"],
    ].map((fields) => ({
      content: page(`${fields}\n`),
      line: expect.any(Number) as number,
      problem: /cannot be read here: .{5}/,
      fix: /form at \/admin.*title: "One: two"/,
    })),
  ])("$content", ({ name = "sida.md", content, line, problem, fix }) => {
    const { value, findings } = read(name, content);
    expect(findings).toMatchObject([
      {
        line,
        problem: expect.stringMatching(problem),
        fix: fix && expect.stringMatching(fix),
      },
    ]);
    expect(value).toBeUndefined();
  });

  test.each([
    { what: "line ends of Windows", content: page("title: Ett\n").replaceAll("\n", "\r\n") },
    { what: "quotation marks that are part of the title", content: page("title: 'Ett'\n") },
    { what: "a remark", content: page("title: Ett\nowner: cmi # tills vidare\n") },
  ])("$what can be read", ({ content }) => {
    const { value, findings } = read("sida.md", content);
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ title: "Ett" });
  });
});
