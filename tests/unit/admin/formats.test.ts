import { describe, expect, test } from "vitest";
import { dataFormat, textFormat } from "../../../src/admin/formats.ts";
import type { Field } from "../../../src/output/admin/field.ts";

const field = (name: string, widget = "string", options: Partial<Field> = {}): Field => ({
  name,
  label: name,
  widget,
  required: false,
  ...options,
});

const PAGE = [
  field("title", "string", { required: true }),
  field("draft", "boolean"),
  field("tags"),
];

/** What the CMS makes of a file while an editor has it open. */
const open = <T>(format: { fromFile(text: string): unknown }, text: string) =>
  format.fromFile(text.trim()) as T;

interface Page {
  title: string;
  draft?: boolean;
  tags?: string[] | string;
  body: string;
}

describe("a text", () => {
  const TEXT = `---
# Namn
title: "Styrelsen"
tags: [it]
---

Ett stycke.

::: roles board`;

  test("is as it was when nothing has changed but what the form fills in", () => {
    const format = textFormat(PAGE);
    const page = open<Page>(format, TEXT);
    expect(page.body).toBe("Ett stycke.\n\n::: roles board");
    expect(format.toFile({ ...page, draft: false, slug: "" })).toBe(
      TEXT.replace("\n---\n\n", '\nslug: ""\n---\n\n'),
    );
    expect(format.toFile({ ...page, draft: false })).toBe(TEXT);
  });

  test("differs by a changed sentence, and a second change builds on the first", () => {
    const format = textFormat(PAGE);
    const page = open<Page>(format, TEXT);
    const once = { ...page, body: page.body.replace("Ett", "Två") };
    expect(format.toFile(once)).toBe(TEXT.replace("Ett", "Två"));
    expect(format.toFile({ ...once, title: "Vi" })).toBe(
      TEXT.replace("Ett", "Två").replace("Styrelsen", "Vi"),
    );
  });

  test("keeps the line after the front matter as it was", () => {
    const format = textFormat(PAGE);
    const page = open<Page>(format, "---\ntitle: A\n---\nText.");
    expect(format.toFile({ ...page, body: "Ny text." })).toBe("---\ntitle: A\n---\nNy text.");
  });

  test("keeps the indentation of a code block that it begins with", () => {
    const format = textFormat(PAGE);
    const page = open<Page>(format, "---\ntitle: A\n---\n\n    kod\n\nText.");
    expect(format.toFile({ ...page, body: "kod\n\nNy text." })).toBe(
      "---\ntitle: A\n---\n\n    kod\n\nNy text.",
    );
  });

  test("loses a field that is emptied", () => {
    const format = textFormat(PAGE);
    const page = open<Page>(format, TEXT);
    expect(format.toFile({ ...page, tags: "" })).toBe(TEXT.replace("tags: [it]\n", ""));
  });

  test("that is new has what was filled in", () => {
    expect(
      textFormat(PAGE).toFile({ title: "Ny: sida", draft: false, tags: [], body: " Text. " }),
    ).toBe('---\ntitle: "Ny: sida"\n---\n\nText.\n');
  });

  test("of one file is not taken for that of another", () => {
    const format = textFormat(PAGE);
    const [first, second] = ["A", "B"].map((title) =>
      open<Page>(format, `---\ntitle: '${title}'\n---\n${title}`),
    );
    expect(format.toFile({ ...first })).toBe("---\ntitle: 'A'\n---\nA");
    expect(format.toFile({ ...second })).toBe("---\ntitle: 'B'\n---\nB");
  });
});

describe("a data file", () => {
  const LINK = { sv: field("sv", "string", { required: true }) };
  const MENU = [
    field("items", "list", {
      required: true,
      typeKey: "kind",
      types: [
        {
          name: "default",
          label: "",
          widget: "object",
          isImplied: true,
          fields: [field("to"), field("isCloseable", "boolean", { default: true })],
        },
        {
          name: "dropdown",
          label: "",
          widget: "object",
          isImplied: true,
          fields: [field("items", "list", { required: true, fields: [field("to"), LINK.sv] })],
        },
        { name: "search", label: "", widget: "object", isImplied: false, fields: [] },
      ],
    }),
  ];
  const TEXT = `{
  "items": [
    { "to": "/a" },
    { "items": [{ "to": "/b", "sv": "B" }] },
    { "type": "search" },
    { "type": "default", "to": "" }
  ]
}`;
  interface Menu {
    items: { kind: string; to?: string; isCloseable?: boolean }[];
  }

  test("says of each entry which form it has, and is as it was without a change", () => {
    const format = dataFormat(MENU);
    const menu = open<Menu>(format, TEXT);
    expect(menu.items.map(({ kind }) => kind)).toEqual([
      "default",
      "dropdown",
      "search",
      "default",
    ]);
    for (const item of menu.items) if (item.kind === "default") item.isCloseable = true;
    expect(format.toFile(menu)).toBe(TEXT);
  });

  test("keeps entries that have moved as they were, and names the form of new ones where it must", () => {
    const format = dataFormat(MENU);
    const menu = open<Menu>(format, TEXT);
    menu.items.reverse();
    menu.items.push({ kind: "search" }, { kind: "default", to: "/c", isCloseable: false });
    expect(JSON.parse(format.toFile(menu))).toEqual({
      items: [
        { type: "default", to: "" },
        { type: "search" },
        { items: [{ to: "/b", sv: "B" }] },
        { to: "/a" },
        { type: "search" },
        { to: "/c", isCloseable: false },
      ],
    });
  });

  test("that is one list stays one", () => {
    const format = dataFormat([
      field("items", "list", {
        required: true,
        root: true,
        fields: [field("name"), field("main", "boolean")],
      }),
    ]);
    const partners = open<{ name: string }[]>(format, '[{ "name": "A" }, { "name": "B" }]');
    partners.push({ name: "C" });
    expect(format.toFile(partners.map((each) => ({ ...each, main: false })))).toBe(
      '[{ "name": "A" }, { "name": "B" }, { "name": "C" }]',
    );
  });
});
