import { expect, test } from "vitest";
import type { z } from "zod";
import { readMarkdown } from "../../../src/read/files/markdown-file.ts";
import { findingIn, formatFindings } from "../../../src/schema/finding.ts";
import { contentFrontMatter, docFrontMatter } from "../../../src/schema/front-matter.ts";

/** Reads a text as `docs/sida.md`, and reports what is wrong with it. */
function read<T>(text: string, schema: z.ZodType<T>) {
  const { body, bodyLine, findings: own, parse } = readMarkdown(text);
  const frontMatter = parse(schema);
  const findings = own.map((finding) => findingIn("docs/sida.md", finding));
  const file = frontMatter && { frontMatter, body, bodyLine };
  return { file, report: own.length > 0 ? formatFindings(findings, "none") : "" };
}

const GOOD = "---\ntitle: Sida\ndescription: En sida.\n---\n";

test.each([
  { how: "as it is", text: `${GOOD}Text.\n` },
  { how: "with spaces after the closing line", text: `${GOOD.trimEnd()}  \nText.\n` },
])("front matter and text are taken apart, $how", ({ text }) => {
  const { file, report } = read(text, contentFrontMatter);
  expect(report).toBe("");
  expect(file).toEqual({
    frontMatter: { title: "Sida", description: "En sida." },
    body: "Text.\n",
    bodyLine: 5,
  });
});

test("lines and rulers of the text are not taken for the end of the front matter", () => {
  const { file } = read(`${GOOD}Ett.\n\n---\n\nTvå.\n`, contentFrontMatter);
  expect(file?.body).toBe("Ett.\n\n---\n\nTvå.\n");
});

test("a file may end with its front matter", () => {
  const { file } = read(GOOD.trimEnd(), contentFrontMatter);
  expect(file).toMatchObject({ body: "", frontMatter: { title: "Sida" } });
});

test.each(["Bara text.\n", "\n---\ntitle: Sida\n---\n", "# Rubrik\n\n---\n"])(
  "a file without front matter has a finding that says what to begin with: %j",
  (text) => {
    const { file, report } = read(text, contentFrontMatter);
    expect(file).toBeUndefined();
    expect(report).toMatch(
      /^docs\/sida\.md:1\n {2}The file does not begin with fields between two lines of three hyphens, so the page has no title\.\n/,
    );
    expect(report).toContain(
      "Write at the top:  ---  then  title: …  and  description: …  then  ---",
    );
  },
);

test("CONF-13 all mistakes of a front matter are found at once, each with its line", () => {
  const { file, report } = read(
    "---\ntitle: 2024\nsidebar_postion: 3\ndraft: ja\nsidebar_label: ''\ntoc_max_heading_level: 9\n---\nText.\n",
    docFrontMatter,
  );
  expect(file).toBeUndefined();
  expect(report).toMatchInlineSnapshot(`
    "docs/sida.md:1
      "description" is missing.
      Write a text in quotation marks there.

    docs/sida.md:2
      "title" is 2024, but a text in quotation marks belongs there.
      Write:  "2024"

    docs/sida.md:3
      "sidebar_postion" is not a known field.
      Did you mean "sidebar_position"?

    docs/sida.md:4
      "draft" is "ja", but true or false belongs there.
      Write:  true

    docs/sida.md:5
      "sidebar_label" is empty.
      Write a text there.

    docs/sida.md:6
      "toc_max_heading_level" is 9.
      Write one of: 2, 3, 4, 5, 6

    6 findings in 1 file."
  `);
});

test("CONF-9 heading levels and CONF-13 draft and unlisted are checked together", () => {
  const { report } = read(
    `${GOOD.replace(/---\n$/, "")}draft: true\nunlisted: true\ntoc_min_heading_level: 4\ntoc_max_heading_level: 3\n---\n`,
    contentFrontMatter,
  );
  expect(report).toMatchInlineSnapshot(`
    "docs/sida.md:5
      "unlisted" is true: a page is either draft or unlisted, not both; remove one of the two lines.

    docs/sida.md:6
      "toc_min_heading_level" is 4: the smallest level (4) must not be above the largest (3).

    2 findings in 1 file."
  `);
});

const POST = `---
title: Ett
authors:
  - it
  - styrelsen
tags: [a, b]
hero:
  actions:
    - label: Sök
      to: /sok
---
Text.
`;

test.each([
  { path: ["authors"], line: 3 },
  { path: ["authors", 1], line: 5 },
  { path: ["authors", 7], line: 3 },
  { path: ["hero", "actions", 0, "to"], line: 10 },
  { path: ["hero", "actions", 0, "href"], line: 9 },
  { path: ["slug"], line: null },
])("CHECK-4 in front matter $path is on line $line", ({ path, line }) => {
  expect(readMarkdown(POST).lineOf(path)).toBe(line);
});
