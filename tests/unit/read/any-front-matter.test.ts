import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarkdown } from "../../../src/read/read-markdown.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { postFrontMatter } from "../../../src/schema/front-matter.ts";
import { property } from "../../support/property.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

const word = fc.stringMatching(/^q[a-zåäö]{2,5}$/);

/** Lines of front matter, and how editors get them wrong; W stands for words. */
const LINES = [
  "---",
  "---",
  "---",
  "—-",
  "----",
  "title: W",
  "title: W W",
  "title:W",
  'title: "W",',
  "title: ”W”",
  "title: W: W",
  'title: "W',
  "title: 'W' W",
  "title: W #W",
  "title: # W",
  "title: @W",
  "title: *W",
  "title: &W W",
  "title: !W W",
  "title: [W",
  "title: {W: W}",
  "title: >\n  W\n  W",
  "title: |",
  "description: W W.",
  "description: W\n  W",
  " description: W",
  "\tdescription: W",
  "date: 2024-02-30",
  "date: 2024-03-25T18:00",
  "date: W",
  "tags: [W, W]",
  "tags:\n  - W\n  - W",
  "tags: W",
  "authors: [W",
  "authors: [”W”]",
  "- W",
  "W",
  "W W W.",
  "",
  "",
  "## W",
  "# W",
  "W: W",
  "W = W",
  "draft: true,",
  "unlisted: ja",
  "? W",
  "%W",
  "<<<<<<< W",
  "=======",
  ">>>>>>> W",
  "{",
  "}",
  "slug: /W W",
  "\uFEFF",
];
const line = fc
  .tuple(fc.constantFrom(...LINES), fc.array(word, { minLength: 4, maxLength: 4 }))
  .map(([shape, words]) => {
    let next = 0;
    return shape.replaceAll("W", () => words[next++] as string);
  });
const signs = fc.string({
  unit: fc.constantFrom(...":-#\"'[]{},&*!|>%@`?\\ \n\taqå1"),
  maxLength: 20,
});
const anyFile = fc
  .tuple(
    fc.constantFrom("---\ntitle: Sida\n", "---\n", ""),
    fc.array(fc.oneof({ weight: 6, arbitrary: line }, { weight: 1, arbitrary: signs }), {
      maxLength: 8,
    }),
    fc.constantFrom("\n---\nText.\n", "\n"),
    fc.constantFrom("\n", "\r\n", "\r"),
  )
  .map(([begin, lines, end, lineEnd]) =>
    (begin + lines.join("\n") + end).replaceAll("\n", lineEnd),
  );

test("CONF-20 of any front matter every word is used or told, never with an exception", async () => {
  await using folder = await createTempFolder({});
  const file = join(folder.dir, "sida.md");
  property(
    fc.property(anyFile, (text) => {
      writeFileSync(file, text);
      const findings: Finding[] = [];
      const read = readMarkdown(file, postFrontMatter, findings, folder.dir);
      const lines = text.split(/\r\n?|\n/).length;
      for (const { file, line, problem, fix } of findings) {
        expect(file).toBe("sida.md");
        if (line !== null) expect(line).toBeGreaterThan(0);
        expect(line ?? 0).toBeLessThanOrEqual(lines);
        expect(`${problem} ${fix}`).not.toMatch(
          /undefined|implicit|flow|scalar|\bat .*\.[jt]s:\d/i,
        );
      }
      expect(read === undefined).toBe(findings.length > 0);
      if (!read) return;
      const out = JSON.stringify(read);
      const words = text.replaceAll(/(^|\s)#\s.*/g, " ").match(/q[a-zåäö]{2,}/g) ?? [];
      expect(words.filter((each) => !out.includes(each))).toEqual([]);
    }),
  );
});
