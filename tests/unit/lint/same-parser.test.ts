import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addFormats } from "../../../src/eleventy/formats.ts";
import type { Run } from "../../../src/eleventy/run.ts";
import type { EleventyConfig } from "../../../src/eleventy/types.ts";
import { readMarkdown } from "../../../src/lint/files/markdown-file.ts";
import { plainFile, readText } from "../../../src/lint/files/read-text.ts";
import { FRONT_MATTER } from "../../../src/schema/front-matter.ts";
import { property } from "../../support/property.ts";

type Matter = (text: string, options: object) => { data: unknown; content: string };
const require = createRequire(import.meta.resolve("@11ty/eleventy"));
const matter = require("gray-matter") as Matter;

/** What the project tells Eleventy about formats, by the name of the setting. */
const SETTINGS = (() => {
  const settings = new Map<string | symbol, unknown>();
  const config = new Proxy({} as EleventyConfig, {
    get: (_target, name) => (value: unknown) => settings.set(name, value),
  });
  addFormats(config, { code: { readText, TEXT: {} } } as unknown as Run);
  return settings;
})();
const OPTIONS = SETTINGS.get("setFrontMatterParsingOptions") as object;

test("SEC-4 Eleventy reads texts and templates, and no data beside them, which may be code", () => {
  expect(SETTINGS.get("setTemplateFormats")).toEqual(["md", "11ty.ts", "11ty.tsx"]);
  expect(SETTINGS.get("setDataFileSuffixes")).toEqual([]);
});

const line = fc.oneof(
  fc.constantFrom(
    ...[
      "sidebar_label: Ett",
      "sidebar_label: Ett: två",
      "sidebar_label: Två # tre",
      "draft: true",
      "draft: True",
    ],
    ...["sidebar_position: 1", "sidebar_position: 007", "tags: [it]", "expires: 2027-01-31"],
    ...["hidden:", "  from: 2026-08-01", "  until: 2027-08-20", "---", "--- ", "---json", "----"],
    ...["# Kommentar", "", "text", "date: 2026-02-31", "id: &a x", "slug: *a", "slug: /"],
    ...["title: 'Kim's'", "description: |", "  fler rader", "\ttitle: x", "__proto__: x", "<<: x"],
  ),
  fc.string({ unit: fc.constantFrom(..."-:#\"'[]{} \t.,aå1|>&*!%@"), maxLength: 8 }),
);
const file = fc.record({
  mark: fc.constantFrom("", "\uFEFF"),
  open: fc.constantFrom("---\n", "---\n", "---\n", "--- \n", "\n---\n", "---json\n"),
  lines: fc.array(line, { maxLength: 3 }),
  close: fc.constantFrom("\n---\n", "\n---\n", "\n--- \n", "\n---", "\n---x\n", ""),
  end: fc.constantFrom("\n", "\r\n"),
});

test("CONF-37 what the linter has no error for, Eleventy reads as the linter does, and nothing else stops it", () => {
  let sound = 0;
  property(
    fc.property(file, ({ mark, open, lines, close, end }) => {
      const fields = ["title: Sida", "description: En sida.", ...lines].join("\n");
      const raw = mark + `${open}${fields}${close}Text.\n`.replaceAll("\n", end);
      const markdown = readMarkdown(plainFile(raw));
      const checked = markdown.parse(FRONT_MATTER.doc);
      const { data, content } = matter(raw, OPTIONS);
      if (markdown.findings.length > 0) return;
      sound += 1;
      expect(FRONT_MATTER.doc.strip().parse(data), raw).toEqual(checked);
      expect(content, raw).toBe(markdown.body);
    }),
    500,
  );
  expect(sound).toBeGreaterThan(20);
});
