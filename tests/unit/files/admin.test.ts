import { describe, expect, test } from "vitest";
import { adminConfig } from "../../../src/admin/config.ts";
import { type Field, fieldsOf } from "../../../src/admin/fields.ts";
import { preview } from "../../../src/admin/preview/preview.ts";
import { pack, snapshotOf, unpack } from "../../../src/admin/preview/snapshot.ts";
import type { SiteData } from "../../../src/collections/site-data.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import { readData } from "../../support/labels.ts";
import { type Changes, changedFixture } from "../../support/lint.ts";
import { siteOf } from "../../support/site-data.ts";

const DATA = {
  ...(lintSite(changedFixture({})).site.data as SiteData),
  emblems: {
    drawings: new Map([["cup", ""]]),
    sprite: { address: "", content: "" },
    arch: null,
  },
};

/** Configuration for the fixture with its source somewhere. */
const configOf = (repository: string | null) =>
  adminConfig({ ...DATA, site: { ...DATA.site, repository } });

/** The fields and those within them. */
const allFields = (fields: readonly Field[] = []): Field[] =>
  fields.flatMap((field) => [
    field,
    ...allFields(field.fields),
    ...(field.types ?? []).flatMap((type) => allFields(type.fields)),
  ]);

describe("what can be edited in the browser", () => {
  test.each([
    ["https://github.com/isektionen/site", "isektionen/site"],
    ["https://github.com/isektionen/site.git", "isektionen/site"],
    ["https://code.example/test", undefined],
    [null, undefined],
  ])("with the source at %s the repository is %s", (repository, repo) => {
    const backend = configOf(repository)?.backend;
    expect(backend).toEqual(
      repo && {
        name: "github",
        repo,
        branch: "main",
        open_authoring: true,
        auth_scope: "public_repo",
      },
    );
  });

  test("a new page, doc or post needs a title", () => {
    const { collections = [] } = configOf("https://github.com/a/b") ?? {};
    const titles = collections.flatMap(({ fields = [] }) =>
      fields.filter(({ name }) => name === "title"),
    );
    expect(titles.map(({ required }) => required)).toEqual([true, true, true]);
  });

  test("has a label in both languages for every field (otherwise: src/admin/labels.json)", () => {
    const { collections = [] } = configOf("https://github.com/a/b") ?? {};
    const fields = collections.flatMap(({ fields, index_file, files = [] }) =>
      allFields([
        ...(fields ?? []),
        ...(index_file?.fields ?? []),
        // The first level of records is named by their keys.
        ...files.flatMap(({ fields }) => fields),
      ]),
    );
    const keys = [
      ...["board", "roll-call", "start", "admitted", "business", "safety", "applicants", "forms"],
      ...["magazine", "n0llan", "sittning"],
    ];
    expect(fields.length).toBeGreaterThan(100);
    expect(
      fields
        .filter(({ name, label }) => label === name && !keys.includes(name))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test("has a hint in both languages for every field of texts and facts", () => {
    const { collections = [] } = configOf("https://github.com/a/b") ?? {};
    const edited = collections.flatMap(({ name, fields, index_file, files = [] }) => [
      { name, fields },
      { name: "home", fields: index_file?.fields },
      ...files,
    ]);
    const hints = edited.flatMap(({ name, fields }) =>
      allFields(fields)
        // Groups are explained by what is in them.
        .filter((field) => field.hint || !field.fields || field.fields[0]?.name === "sv")
        .filter((field) => !["sv", "en"].includes(field.name))
        .map((field) => ({ file: name, field: field.name, hint: field.hint })),
    );
    const complete = ["pages", "home", "docs", "posts", "people", "tasks", "events", "documents"];
    const missing = hints.filter(({ file, hint }) =>
      hint ? !/^\S.* \/ .*\S$/.test(hint) : [...complete, "glossary"].includes(file),
    );
    expect(hints.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  test("offers values that the build knows, by their names", () => {
    const { collections = [] } = configOf("https://github.com/a/b") ?? {};
    const fields = collections.flatMap(({ fields, files = [] }) =>
      allFields([...(fields ?? []), ...files.flatMap((file) => file.fields)]),
    );
    const offered = (name: string) => fields.find((field) => field.name === name);
    const choice = (value: string, label: string) =>
      expect.arrayContaining([{ value, label }]) as unknown;
    expect(offered("authors")).toMatchObject({
      widget: "select",
      multiple: true,
      options: choice("itGruppen", "IT-gruppen / The IT group"),
    });
    expect(offered("tags")).toMatchObject({ multiple: true, options: choice("it", "IT") });
    expect(offered("owner")).toMatchObject({
      multiple: false,
      options: choice("ordf@test.example", "Ordförande / President"),
    });
    expect(offered("emblem")?.options).toEqual([{ value: "cup", label: "cup" }]);
    expect(offered("committee")?.options).toEqual(choice("/docs/event/cmi", "Klubben / The club"));
    expect(offered("board")?.label).toBe("Klubben / The club");
  });

  test("begins with what every post has, and asks once for what both languages share", () => {
    const { collections = [] } = configOf("https://github.com/a/b") ?? {};
    const fields = collections.find(({ name }) => name === "posts")?.fields ?? [];
    expect(fields.slice(0, 7).map(({ name }) => name)).toEqual([
      ...["title", "description", "insert", "body", "date", "authors", "tags"],
    ]);
    expect(fields[0]?.required).toBe(true);
    expect(fields.filter(({ i18n }) => i18n === "duplicate").map(({ name }) => name)).toEqual([
      ...["date", "authors", "tags", "draft", "expires", "owner", "review"],
    ]);
    const hidden = fields.find(({ name }) => name === "hidden");
    expect(hidden?.fields?.map(({ name, i18n }) => [name, i18n])).toEqual([
      ["from", "duplicate"],
      ["until", "duplicate"],
      ["instead", true],
    ]);
  });
});

describe("AID-10, AID-11 the preview of", () => {
  const snapshot = unpack(pack(snapshotOf(siteOf([]).site)));
  const previewOf = (changes: Changes) =>
    preview(snapshot, changedFixture(changes).texts, Object.keys(changes));

  test("data is a page that shows them", () => {
    const people = readData<Record<string, { roles: { title: object }[] }>>("people.json");
    for (const { title } of Object.values(people).flatMap(({ roles }) => roles))
      Object.assign(title, { sv: "Skattmästare" });
    const { body, lang, findings } = previewOf({ "_data/people.json": JSON.stringify(people) });
    expect([body, lang, findings]).toEqual([expect.stringContaining("Skattmästare"), "sv", []]);
  });

  test("an entry with a mistake is its findings", () => {
    const file = "src/content/sv/section.md";
    const { body, findings } = previewOf({ [file]: "---\ntitle: 1\ndescripton: x\n---\nText.\n" });
    expect(body).toBeNull();
    expect(findings).toContainEqual(expect.objectContaining({ file, line: 3 }));
    expect(previewOf({ "_data/people.json": "{" })).toMatchObject({
      body: null,
      findings: [{ severity: "error", file: "_data/people.json" }],
    });
  });
});

describe("the field of", () => {
  test.each([
    [
      "a choice",
      { enum: ["a", "b"] },
      { widget: "select", options: [{ value: "a" }, { value: "b" }] },
    ],
    ["yes or no", { type: "boolean" }, { widget: "boolean" }],
    [
      "yes or no that may be left out",
      { anyOf: [{ type: "boolean", default: true }, { type: "null" }] },
      { widget: "select", required: false, options: [{ value: true }, { value: false }] },
    ],
    ["a day", { type: "string", format: "date" }, { widget: "datetime", format: "YYYY-MM-DD" }],
    [
      "a time",
      { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$" },
      { widget: "datetime", format: "YYYY-MM-DDTHH:mm" },
    ],
    ["a colour", { type: "string", pattern: "^#[0-9a-f]{6}$" }, { widget: "color" }],
    ["a text with a rule", { type: "string", pattern: "^[^/]+$" }, { widget: "string" }],
    ["an address", { type: "string", format: "email" }, { widget: "string", type: "email" }],
    [
      "several choices",
      { type: "array", items: { type: "string", enum: ["sv"] } },
      {
        widget: "select",
        multiple: true,
        options: [{ value: "sv", label: "Svenska / Swedish" }],
      },
    ],
    ["texts", { type: "array", items: { type: "string" } }, { widget: "list" }],
    [
      "a text that may be null",
      { anyOf: [{ type: "string" }, { type: "null" }] },
      { widget: "string", required: false },
    ],
  ])("%s", (_what, schema, expected) => {
    const object = { type: "object", properties: { a: schema }, required: ["a"] };
    expect(fieldsOf(object, { a: "x" })).toMatchObject([
      { name: "a", required: true, ...expected },
    ]);
  });

  test("a constant, or of a form within itself, is none", () => {
    const properties = { a: { type: "string", const: "x" }, b: { $ref: "#" } };
    expect(fieldsOf({ type: "object", properties }, {})).toEqual([]);
  });

  test("each key of a record is a group of its own", () => {
    const role = { type: "object", properties: { email: { type: "string" } } };
    const record = { type: "object", additionalProperties: role };
    expect(fieldsOf(record, { board: {}, it: {} })).toMatchObject([
      { name: "board", label: "board", widget: "object", fields: [{ name: "email" }] },
      { name: "it", label: "it", widget: "object" },
    ]);
  });
});
