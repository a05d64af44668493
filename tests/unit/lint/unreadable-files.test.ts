import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type JsonFile, readJson } from "../../../src/lint/files/json-file.ts";
import { type MarkdownFile, readMarkdown } from "../../../src/lint/files/markdown-file.ts";
import { textFindings } from "../../../src/lint/files/text-findings.ts";
import type { FileFinding } from "../../../src/schema/finding.ts";
import { postFrontMatter } from "../../../src/schema/front-matter.ts";

/** What is wrong with a file by itself, and what it says. */
function read(name: string, raw: string): { value: unknown; findings: readonly FileFinding[] } {
  const content = raw.replace(/\r\n?/g, "\n");
  const findings = textFindings(content, name.endsWith(".md"));
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
  what: string;
  name?: "data.json";
  content: string;
  line: number | null;
  problem: RegExp;
  fix: RegExp | null;
}

describe("CONF-20 a file that cannot be read has a finding in an editor's words", () => {
  test.each<Row>([
    {
      what: "letters that were garbled",
      content: page("title: Val\n", "Han vÃ¤ljs.\n"),
      line: 4,
      problem: /"Ã¤" is written where "ä" was/,
      fix: /again/,
    },
    {
      what: "letters that were lost",
      content: page("title: V\uFFFDl\n"),
      line: 2,
      problem: /letter was lost.*"V�"/,
      fix: /again/,
    },
    {
      what: "an invisible sign",
      content: page("title: Val\n", "Han\u000bväljs\n"),
      line: 4,
      problem: /U\+000B\) after "Han"/,
      fix: /Remove/,
    },
    {
      what: "a merge conflict in the text",
      content: page("title: Val\n", `Ett\n\n${CONFLICT}`),
      line: 6,
      problem: /merge conflict from line 6 to line 10/,
      fix: /Keep one/,
    },
    {
      what: "a merge conflict in front matter",
      content: page(CONFLICT),
      line: 2,
      problem: /merge conflict from line 2 to line 6/,
      fix: /Keep one/,
    },
    {
      what: "a merge conflict in data",
      name: "data.json",
      content: `{\n${CONFLICT}}\n`,
      line: 2,
      problem: /merge conflict from line 2 to line 6/,
      fix: /Keep one/,
    },
    {
      what: "half of a merge conflict",
      content: page("title: Val\n", "Ett\n>>>>>>> main\n"),
      line: 5,
      problem: /A line of an unresolved merge conflict/,
      fix: /Keep one/,
    },
    { what: "nothing", content: "", line: 1, problem: /empty/, fix: /title: …/ },
    {
      what: "front matter that is not closed",
      content: "---\ntitle: Ett\ndescription: Två\n\nText: här.\n\n## Rubrik\n",
      line: 6,
      problem: /not closed/,
      fix: /below line 5/,
    },
    {
      what: "front matter that a ruler closes",
      content: "---\ntitle: Ett\n\n## Rubrik\n\n---\n\nMer.\n",
      line: 3,
      problem: /not closed/,
      fix: /below line 2/,
    },
    {
      what: "a dash in the first line",
      content: "—-\ntitle: Ett\n---\n",
      line: 1,
      problem: /"—-" is not three hyphens/,
      fix: /^Write: {2}---$/,
    },
    {
      what: "a dash in the last line",
      content: "---\ntitle: Ett\n—-\nText.\n",
      line: 3,
      problem: /"—-" is not three hyphens/,
      fix: /^Write: {2}---$/,
    },
    {
      what: "front matter without its first line",
      content: "title: Ett\n---\nText.\n",
      line: 1,
      problem: /line above the front matter is missing/,
      fix: /---/,
    },
    {
      what: "no space after a colon",
      content: page("title:Ett\n"),
      line: 2,
      problem: /no space after the colon/,
      fix: /title: Ett$/,
    },
    {
      what: "a comma at the end",
      content: page('title: "Ett",\n'),
      line: 2,
      problem: /comma/,
      fix: /title: "Ett"$/,
    },
    {
      what: "typographic quotation marks",
      content: page("title: ”Ett”\n"),
      line: 2,
      problem: /typographic/,
      fix: /"Ett"$/,
    },
    {
      what: "a colon in a text",
      content: page("title: Ett: två\n"),
      line: 2,
      problem: /colon/,
      fix: /title: "Ett: två"$/,
    },
    {
      what: "a number sign in a text",
      content: page("title: Fest #1\n"),
      line: 2,
      problem: /"#1" would be left out/,
      fix: /"Fest #1"$/,
    },
    {
      what: "a remark behind a title",
      content: page("title: Ett # två\n"),
      line: 2,
      problem: /"# två" would be left out/,
      fix: /"Ett # två"$/,
    },
    {
      what: "a number behind a number sign",
      content: page("title: Protokoll # 3\n"),
      line: 2,
      problem: /"# 3" would be left out/,
      fix: /"Protokoll # 3"$/,
    },
    {
      what: "an open quotation mark",
      content: page('title: "Ett\n'),
      line: 2,
      problem: /not closed/,
      fix: /title: "Ett"$/,
    },
    {
      what: "an open list",
      content: page("title: Ett\ntags: [it, hemsida\n"),
      line: 3,
      problem: /list is not closed/,
      fix: /tags: \[it, hemsida\]$/,
    },
    {
      what: "a star before a text",
      content: page("title: *Ett\n"),
      line: 2,
      problem: /special character/,
      fix: /title: "\*Ett"$/,
    },
    {
      what: "a tag before a text",
      content: page("title: !Ett två\n"),
      line: 2,
      problem: /special character/,
      fix: /title: "!Ett två"$/,
    },
    {
      what: "a field twice",
      content: page("title: Ett\ntitle: Två\n"),
      line: 3,
      problem: /same field occurs twice/,
      fix: /./,
    },
    {
      what: "a list instead of fields",
      content: page("- Ett\n"),
      line: 2,
      problem: /neither a field/,
      fix: /colon/,
    },
  ])("$what", ({ name = "sida.md", content, line, problem, fix }) => {
    const { value, findings } = read(name, content);
    expect(findings).toEqual([
      {
        line,
        problem: expect.stringMatching(problem),
        fix: fix && expect.stringMatching(fix),
      },
    ]);
    expect(value).toBeUndefined();
  });

  test.each([
    { what: "old Mac line ends", content: page("title: Ett\n").replaceAll("\n", "\r") },
    { what: "quotation marks that are part of the title", content: page("title: 'Ett'\n") },
    {
      what: "a conflict that is shown as code",
      content: page("title: Ett\n", `\`\`\`\n${CONFLICT}\`\`\`\n`),
    },
    { what: "a remark", content: page("title: Ett\nowner: cmi # tills vidare\n") },
  ])("$what can be read", ({ content }) => {
    const { value, findings } = read("sida.md", content);
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ title: "Ett" });
  });
});
