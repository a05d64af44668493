import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readJson } from "../../../src/read/read-json.ts";
import { readMarkdown } from "../../../src/read/read-markdown.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { postFrontMatter } from "../../../src/schema/front-matter.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

/** What reading a file tells. */
async function readAs(name: string, content: string | Uint8Array) {
  await using folder = await createTempFolder({});
  const file = join(folder.dir, name);
  writeFileSync(file, content);
  const findings: Finding[] = [];
  const value =
    name === "sida.md"
      ? readMarkdown(file, postFrontMatter, findings, folder.dir)
      : readJson(file, z.looseObject({}), findings, folder.dir);
  return { value, findings };
}

const page = (frontMatter: string, body = "Text.\n") => `---\n${frontMatter}---\n${body}`;
const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);
const CONFLICT = "<<<<<<< HEAD\nett\n=======\ntvå\n>>>>>>> main\n";

interface Row {
  what: string;
  name?: "data.json";
  content: string | Uint8Array;
  line: number | null;
  problem: RegExp;
  fix: RegExp | null;
}

describe("CONF-20 a file that cannot be read is told in an editor's words", () => {
  test.each<Row>([
    {
      what: "Latin-1",
      content: bytes(page("title: Val\n", "Han väljs.\n"), "latin1"),
      line: 4,
      problem: /Latin-1.*"väljs\."/,
      fix: /VS Code.*"Save with Encoding", then "UTF-8"/,
    },
    {
      what: "Latin-1 in data",
      name: "data.json",
      content: bytes('{\n  "a": "väljs"\n}\n', "latin1"),
      line: 2,
      problem: /Latin-1/,
      fix: /UTF-8/,
    },
    {
      what: "UTF-16",
      content: bytes(`\uFEFF${page("title: Å\n")}`, "utf16le"),
      line: null,
      problem: /UTF-16 LE/,
      fix: /"UTF-8"/,
    },
    {
      what: "UTF-16 without a mark, in data",
      name: "data.json",
      content: bytes('{ "a": "b" }\n', "utf16le"),
      line: null,
      problem: /UTF-16 LE/,
      fix: /"UTF-8"/,
    },
    {
      what: "letters that were garbled",
      content: page("title: Val\n", "Han vÃ¤ljs.\n"),
      line: 4,
      problem: /"Ã¤" stands where "ä" was/,
      fix: /anew/,
    },
    {
      what: "letters that were lost",
      content: page("title: V\uFFFDl\n"),
      line: 2,
      problem: /letter was lost.*"V�"/,
      fix: /anew/,
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
      problem: /A line of an unsolved merge conflict/,
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
      what: "no blank after a colon",
      content: page("title:Ett\n"),
      line: 2,
      problem: /no blank after the colon/,
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
      what: "typographic quotation marks round a colon",
      content: page("title: “Ett: två”\n"),
      line: 2,
      problem: /typographic/,
      fix: /title: "Ett: två"$/,
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
      what: "an open quotation mark",
      content: page('title: "Ett\n'),
      line: 2,
      problem: /not closed/,
      fix: /title: "Ett"$/,
    },
    {
      what: "a star before a text",
      content: page("title: *Ett\n"),
      line: 2,
      problem: /special sign/,
      fix: /title: "\*Ett"$/,
    },
    {
      what: "a tag before a text",
      content: page("title: !Ett två\n"),
      line: 2,
      problem: /special sign/,
      fix: /title: "!Ett två"$/,
    },
    {
      what: "a field twice",
      content: page("title: Ett\ntitle: Två\n"),
      line: 3,
      problem: /same field stands there twice/,
      fix: /./,
    },
    {
      what: "a list instead of fields",
      content: page("- Ett\n"),
      line: 2,
      problem: /neither a field/,
      fix: /colon/,
    },
    {
      what: "a date with a time",
      content: page("title: Ett\ndate: 2024-03-25T18:00\n"),
      line: 3,
      problem: /no time here; write 2024-03-25/,
      fix: null,
    },
    {
      what: "a day that does not exist",
      content: page("title: Ett\ndate: 2024-02-30\n"),
      line: 3,
      problem: /February 2024 has 29 days/,
      fix: null,
    },
    {
      what: "a month that does not exist",
      content: page("title: Ett\ndate: 2024-13-01\n"),
      line: 3,
      problem: /no month 13/,
      fix: null,
    },
  ])("$what", async ({ name = "sida.md", content, line, problem, fix }) => {
    const { value, findings } = await readAs(name, content);
    expect(findings).toEqual([
      {
        file: name,
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
    { what: "a remark", content: page("title: Ett # tills vidare\n") },
  ])("$what can be read", async ({ content }) => {
    const { value, findings } = await readAs("sida.md", content);
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ frontMatter: { title: "Ett" } });
  });

  test("a byte order mark in data does not matter", async () => {
    expect((await readAs("data.json", '\uFEFF{ "a": 1 }')).value).toEqual({ a: 1 });
  });

  test("a folder with the name of a text is told", async () => {
    await using folder = await createTempFolder({});
    mkdirSync(join(folder.dir, "x.md"));
    const findings: Finding[] = [];
    readMarkdown(join(folder.dir, "x.md"), postFrontMatter, findings, folder.dir);
    expect(findings).toMatchObject([{ file: "x.md", problem: expect.stringMatching(/folder/) }]);
  });
});
