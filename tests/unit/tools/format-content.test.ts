import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Field } from "../../../src/admin/fields.ts";
import { FEATURES } from "../../../src/features/features.ts";
import { lintFolder } from "../../../src/lint/run.ts";
import { formatContent, formatData, formatText } from "../../../src/tools/format-content.ts";
import { createContent } from "../../support/build.ts";

const field = (name: string, options: Partial<Field> = {}): Field => ({
  name,
  label: name,
  widget: "string",
  required: false,
  ...options,
});
const PAGE = [field("title"), field("description"), field("tags"), field("hidden")];

test.each([
  ["lists and quotation marks", 'tags: [it]\ntitle: "A"', "title: A\ntags:\n  - it"],
  ["keys without a field come last", "b: 1\na: 2\ntitle: A", "title: A\na: 2\nb: 1"],
  [
    "long lines stay one line",
    `title: ${"ord ".repeat(60)}slut`,
    `title: ${"ord ".repeat(60)}slut`,
  ],
])("front matter has the form of the CMS: %s", (_what, head, formatted) => {
  expect(formatText(`---\n${head}\n---\nText.`, PAGE)).toBe(`---\n${formatted}\n---\n\nText.\n`);
});

test.each(["Möte: SM#1 # nu", "007", "1e3", "no", "---", "[hak] x", "2024-03-25", "'a' \"b\""])(
  "the title %j is the same after formatting",
  (title) => {
    const text = formatText(`---\ntitle: ${JSON.stringify(title)}\n---\n`, PAGE);
    expect(parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "")).toEqual({ title });
    expect(formatText(text, PAGE)).toBe(text);
  },
);

test.each([
  ["a comment, which the CMS would lose", "---\n# Namn\ntags: [it]\n---\n"],
  ["front matter that cannot be read", "---\ntitle: [\n---\n"],
  ["no front matter", "Text."],
])("a text with %s stays as it is", (_what, text) => {
  expect(formatText(text, PAGE)).toBe(text);
});

test("data is formatted, and a navbar item without a type says which it is", () => {
  const form = (name: string, fields: Field[]) => ({
    ...{ name, label: name, widget: "object" as const },
    fields,
  });
  const fields = [
    field("items", {
      types: [
        form("default", [field("label"), field("to")]),
        form("dropdown", [field("items", { required: true })]),
      ],
    }),
  ];
  const items = [{ to: "/a", label: "A" }, { items: [] }, { type: "search" }];
  expect(JSON.parse(formatData(JSON.stringify({ items }), fields))).toEqual({
    items: [
      { type: "default", label: "A", to: "/a" },
      { type: "dropdown", items: [] },
      { type: "search" },
    ],
  });
  const lists = [field("roles"), field("events", { required: true })];
  const data = { roles: [], events: [], other: [] };
  // An empty list stays only where the file needs it.
  expect(JSON.parse(formatData(JSON.stringify(data), lists))).toEqual({ events: [], other: [] });
  expect(formatData('[{"b": 1}]', [field("items", { root: true })])).toBe(
    '[\n  {\n    "b": 1\n  }\n]\n',
  );
});

test("texts and data of a site are formatted once and mean the same", async () => {
  await using content = await createContent();
  const read = () => {
    const { site } = lintFolder(content.dir, {}, FEATURES);
    return site.pages.map(({ file, written, body }) => ({ file, written, body: body?.trim() }));
  };
  const before = read();
  expect(formatContent(content.dir)).toContain("_data/navbar.json");
  expect(formatContent(content.dir)).toEqual([]);
  expect(read()).toEqual(before);
});
