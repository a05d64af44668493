import { describe, expect, test } from "vitest";
import { choicesOf } from "../../../src/admin/choices.ts";
import { type AdminConfig, adminConfig, editedCollections } from "../../../src/admin/config.ts";
import { labelled } from "../../../src/admin/field-names.ts";
import type { Field } from "../../../src/admin/fields.ts";
import { leftBehind } from "../../../src/admin/preview/left-behind.ts";
import { preview } from "../../../src/admin/preview/preview.ts";
import { emptyFields, formOf } from "../../../src/admin/preview/required.ts";
import { pack, snapshotOf, unpack } from "../../../src/admin/preview/snapshot.ts";
import { versionOf } from "../../../src/admin/preview/version.ts";
import { FEATURES } from "../../../src/features/features.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import { wordsIn } from "../../../src/messages/message.ts";
import type { SiteData } from "../../../src/model/site-data.ts";
import { dataFiles, schemaOf } from "../../../src/read/data-files.ts";
import type { Finding } from "../../../src/schema/finding.ts";
import { FRONT_MATTER } from "../../../src/schema/front-matter.ts";
import { type JsonSchema, toJsonSchema } from "../../../src/schema/json-schema.ts";
import { DOCUMENT_FORMATS, isHeic } from "../../../src/schema/uploads.ts";
import { type Changes, changedFixture, findingsOf, page } from "../../support/lint.ts";
import { both, SITE, siteOf } from "../../support/site-data.ts";

const DATA = {
  ...(lintSite(changedFixture({}), FEATURES).site.data as SiteData),
  emblems: {
    drawings: new Map([["cup", ""]]),
    sprite: { address: "", content: "" },
    arch: null,
    leaf: null,
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

test("CONF-41 words in a form have labels in place of names of fields, in the quotation marks of the language", () => {
  const words = '{field}: en bild behöver "imageAlt"; det finns ingen tjänst "kth".';
  expect(labelled(words, ["events", 1, "imageURL"], "sv")).toBe(
    '”Evenemang 2 › Bild”: en bild behöver ”Vad bilden visar”; det finns ingen tjänst "kth".',
  );
  expect(labelled("{field}: no", ["events", 1, "imageURL"], "en")).toBe("“Events 2 › Picture”: no");
});

const SERVICE = { title: both("X"), phone: "112", review: "2030-01-01", owner: "kassor" };

test("CONF-41 an empty field of a form is called empty, with what belongs there", () => {
  const [finding] = findingsOf({
    "_data/services.json": JSON.stringify({ x: { ...SERVICE, address: { sv: "" } } }),
  });
  expect(wordsIn(finding as Finding, "sv", "form").problem).toBe(
    "{field} är tomt: en adress till en annan webbplats är hel och börjar med https://.",
  );
});

describe("what can be edited in the browser", () => {
  const { collections = [] } = configOf("https://github.com/a/b") ?? {};

  test.each([
    ["https://github.com/chapter/site", "chapter/site"],
    ["https://github.com/chapter/site.git", "chapter/site"],
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
        commit_messages: expect.objectContaining({
          update: "Ändrar {{slug}} ({{collection}})",
        }) as unknown,
      },
    );
  });

  test("names an entry by the day of the editor, also after midnight, and begins it in one language", () => {
    expect(configOf("https://github.com/a/b")).toMatchObject({
      slug: { timezone: "local" },
      i18n: { default_locale: "sv", initial_locales: "default" },
    });
  });

  test("has a label in both languages for every field (otherwise: src/routes/form-labels.json)", () => {
    const fields = collections.flatMap(({ fields = [], index_file, files = [] }) =>
      allFields([
        ...[...fields, ...(index_file?.fields ?? [])],
        // The first level of records is named by their keys.
        ...files.flatMap(({ fields }) => fields),
      ]),
    );
    const keys = [
      ...["board", "roll-call", "start", "admitted", "business", "safety", "applicants", "forms"],
      "magazine",
    ];
    expect(fields.length).toBeGreaterThan(100);
    const missing = fields.filter(({ name, label }) => label === name && !keys.includes(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test("has a hint in both languages for every field of texts and facts", () => {
    const edited = collections.flatMap(({ name, fields, index_file, files = [] }) => [
      { name, fields },
      { name: "home", fields: index_file?.fields },
      ...files,
    ]);
    const hints = edited.flatMap(({ name, fields }) =>
      allFields(fields)
        // Groups are explained by what is in them.
        .filter((field) => field.hint || !field.fields || field.fields[0]?.name === "sv")
        .filter((field) => !["sv", "en", "check"].includes(field.name))
        .map((field) => ({ file: name, field: field.name, hint: field.hint })),
    );
    const complete = ["pages", "home", "docs", "posts", "people", "tasks", "events", "documents"];
    const missing = hints.filter(({ file, hint }) =>
      hint ? !/^\S.* \/ .*\S$/.test(hint) : [...complete, "glossary"].includes(file),
    );
    expect(hints.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  test("AID-11 what the CMS gets, which its drafts depend on, does not change with a role", () => {
    const { choices: _, ...before } = configOf("https://github.com/a/b") ?? {};
    const people = structuredClone(DATA.people);
    people.board?.roles.push({ ...(people.board.roles[0] as object), key: "ny" } as never);
    const site = { ...DATA.site, repository: "https://github.com/a/b" };
    const { choices, ...after } = adminConfig({ ...DATA, people, site }) ?? {};
    expect(choices?.role).toContainEqual(expect.objectContaining({ value: "ny" }));
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
  });

  test("AID-18 folders of docs are called as menus call them, groups of documents as pages do, where there are any", () => {
    const written = (["sv", "en"] as const).flatMap((locale) => [
      {
        file: `src/content/${locale}/dokument.md`,
        locale,
        body: `## ${{ sv: "Mallar", en: "Forms" }[locale]} {#mallar}\n\n::: documents forms\n`,
        frontMatter: { title: { sv: "Dokument", en: "Documents" }[locale] },
      },
      { file: `src/content/${locale}/docs/event/a.md`, locale, body: "", frontMatter: {} },
    ]);
    const named = editedCollections(DATA, [], written);
    const docs = named.filter(({ name }) => name.startsWith("docs"));
    expect(docs.map(({ name, label, folder }) => [name, label, folder])).toEqual([
      ["docs", "Om sektionen / About the chapter", "src/content/{{locale}}/docs"],
      ["docs-event", "Evenemang / Events", "src/content/{{locale}}/docs/event"],
    ]);
    const facts = named.find(({ name }) => name === "facts")?.files ?? [];
    const groups = facts.find(({ name }) => name === "documents")?.fields.map(({ label }) => label);
    if (schemaOf("_data/documents.json"))
      expect(groups).toContain("Mallar (Dokument) / Forms (Documents)");
  });

  test.each<[string, string[]]>([
    ...(schemaOf("_data/events.json")
      ? [["events", "title start startTime endTime end place".split(" ")] as [string, string[]]]
      : []),
    ["navbar", ["check", "items", "title", "logo"]],
  ])("AID-21 the form of %s begins with what is changed most", (name, first) => {
    const form = collections.flatMap(({ files = [] }) => files).find((file) => file.name === name);
    const fields =
      name === "events" ? form?.fields.find((one) => one.name === name)?.fields : form?.fields;
    expect(fields?.slice(0, first.length).map(({ name }) => name)).toEqual(first);
  });

  /** The first field of a name, of all that texts and data have. */
  const offered = (name: string) =>
    collections
      .flatMap(({ fields, files = [] }) =>
        allFields([...(fields ?? []), ...files.flatMap((file) => file.fields)]),
      )
      .find((field) => field.name === name);

  test.each<[string, object]>([
    ["draft", { widget: "select", required: false, options: [{ value: true }, { value: false }] }],
    ["expires", { widget: "datetime", required: false, format: "YYYY-MM-DD" }],
    ["backgroundColor", { widget: "color" }],
    ["email", { widget: "string", type: "email" }],
    ...(schemaOf("_data/events.json")
      ? ([
          ["start", { widget: "datetime", required: true, format: "YYYY-MM-DD" }],
          ["startTime", { widget: "datetime", required: false, type: "time", format: "HH:mm" }],
        ] as [string, object][])
      : []),
    ...(schemaOf("_data/documents.json")
      ? ([["languages", { widget: "select", multiple: true }]] as [string, object][])
      : []),
    ["also", { widget: "list", required: false }],
    ["board", { widget: "object", fields: [{ name: "roles", widget: "list" }] }],
  ])("asks for %s in a field of its kind", (name, field) => {
    expect(offered(name)).toMatchObject(field);
  });

  const choice = (value: string, label: string) =>
    expect.arrayContaining([{ value, label }]) as unknown;
  test.each([
    ["authors", { multiple: true, options: choice("itGruppen", "IT-gruppen / The IT group") }],
    ["authors", { multiple: true, options: choice("board", "Klubben / The club") }],
    ["tags", { multiple: true, options: choice("it", "IT") }],
    ["cluster", { i18n: "duplicate", widget: "choice", reference: "cluster" }],
    ["owner", { widget: "choice", reference: "owner" }],
    ["members", { widget: "string", i18n: true }],
    [
      "board",
      {
        label: "Klubben / The club",
        summary: "{{roles.0.as}}{{roles.0.title.sv}} / {{roles.0.as}}{{roles.0.title.en}}",
      },
    ],
  ])("offers for %s what the build knows, by its name", (name, field) => {
    expect(offered(name)).toMatchObject(field);
  });

  test.each([
    ["cluster", choice("social", "Socialt / Social")],
    ["owner", choice("ordf@test.example", "Ordförande / President")],
    ["emblem", [{ value: "cup", label: "cup" }]],
    ["committee", choice("/docs/event/cmi", "Klubben / The club")],
  ] as const)("a choice of %s has what the build knows", (reference, options) => {
    expect(configOf("https://github.com/a/b")?.choices[reference]).toEqual(options);
  });

  test("AID-7 what is hidden is offered by its key only, as the configuration is public", () => {
    const keyDates = { later: { label: both("Hemligt"), hidden: { until: "2030-01-01" } } };
    const { keyDate } = choicesOf({ ...DATA, keyDates } as never, []);
    expect(keyDate).toEqual([{ value: "later", label: "later" }]);
  });

  test("AID-17 a file that is one list has the field that counts findings on phones in its items, and its name in lists", () => {
    const files = collections.find(({ name }) => name === "facts")?.files ?? [];
    const lists = files.filter(({ fields }) => fields[0]?.root);
    expect(lists.map(({ name }) => name)).toContain("redirects");
    for (const { fields } of lists) expect(fields[0]?.fields?.[0]?.name).toBe("check");
    const label = files.find(({ name }) => name === "redirects")?.label;
    expect(label).toBe("Adresser som har flyttat / Addresses that moved");
  });

  test("AID-15 a group with a field that both languages share is added to both, so that the other one gets no null", () => {
    const groups = collections
      .filter(({ folder }) => folder)
      .flatMap(({ fields }) => allFields(fields))
      .filter(({ fields = [] }) => fields.some(({ i18n }) => i18n === "duplicate"));
    expect(groups.map(({ name, i18n }) => [name, i18n])).toEqual(
      expect.arrayContaining([
        ["hidden", "duplicate"],
        ["photo", "duplicate"],
      ]),
    );
    expect(groups.filter(({ i18n }) => i18n !== "duplicate")).toEqual([]);
  });

  test("AID-14 every field for uploads takes every kind of file that its form takes", () => {
    const schemas = [...Object.values(dataFiles), ...Object.values(FRONT_MATTER)];
    const uploads: JsonSchema[] = [];
    for (const schema of schemas)
      JSON.parse(JSON.stringify(toJsonSchema(schema)), (_key, part: JsonSchema | null) => {
        if (part && ["image", "document"].includes(`${part.link}`)) uploads.push(part);
        return part;
      });
    expect(uploads.length).toBeGreaterThan(3);
    for (const { link, pattern = "" } of uploads) {
      const names =
        link === "image"
          ? ["svg", "png", "jpg", "jpeg", "webp", "avif", "gif"].map((ending) => `/img/a.${ending}`)
          : DOCUMENT_FORMATS.map((ending) => `/pdfs/a.${ending}`);
      expect(names.filter((name) => !new RegExp(pattern).test(name))).toEqual([]);
    }
  });
});

test("AID-21 a HEIC photo is recognised by its type, or by its name where the browser gives no type", () => {
  const files = [["IMG_1.HEIC"], ["a.jpg", "image/heif"], ["heic.jpg", "image/jpeg"], ["a.png"]];
  const told = files.map(([name = "", type = ""]) => isHeic(name, type));
  expect(told).toEqual([true, true, false, false]);
});

test("AID-11 what an entry says is the same in the CMS as in its file, whatever the order and what is empty", () => {
  const text = "src/content/sv/a.md";
  const fields = { body: "Text.", title: "A", expires: "", hidden: null, __sc_x: 1, tags: [] };
  const file = "---\ntitle: A\n---\n\nText.\n";
  expect(versionOf([[text, fields]])).toBe(versionOf([[text, file]]));
  expect(versionOf([[text, { ...fields, title: "B" }]])).not.toBe(versionOf([[text, file]]));
  const list = { items: [{ url: "https://co.example/", name: "Co", main: false }] };
  const json = '[{ "name": "Co", "url": "https://co.example/" }]';
  expect(versionOf([["_data/partners.json", list]])).toBe(
    versionOf([["_data/partners.json", json]]),
  );
  // A language that is switched on and empty has no file.
  expect(
    versionOf([
      [text, fields],
      ["src/content/en/a.md", { title: "" }],
    ]),
  ).toBe(versionOf([[text, file]]));
  for (const [path, written] of changedFixture({}).texts)
    if (path.endsWith(".json"))
      expect(versionOf([[path, written]])).toBe(
        versionOf([[path, JSON.stringify(JSON.parse(written))]]),
      );
});

test("AID-11 a field without which the form is not saved is empty", () => {
  const config = configOf("https://github.com/a/b") as AdminConfig;
  const empty = (file: string, data: object) =>
    emptyFields(formOf(file, config), data).map((path) => path.join("."));
  const text = "src/content/sv/docs/a.md";
  expect(empty(text, { title: "A", description: "A", hidden: { until: "" } })).toEqual([
    "hidden.until",
  ]);
  expect(empty(text, { title: " ", description: "A", hidden: null })).toEqual(["title"]);
  const moved = { from: "/a", to: "/b", why: "x" };
  expect(empty("_data/redirects.json", { items: [moved, { ...moved, from: "" }] })).toEqual([
    "items.1.from",
  ]);
  expect(empty("_data/navbar.json", { items: [{ type: "html", value: { sv: "x" } }] })).toEqual([
    "items.0.value.en",
  ]);
});

/** Another entry that names roles and links to docs, where there is one. */
const TASKS = schemaOf("_data/tasks.json") ? ["_data/tasks.json"] : [];

describe("AID-10, AID-11 the preview of", () => {
  const snapshot = unpack(pack(snapshotOf(siteOf([]).site)));
  const previewOf = (changes: Changes) =>
    preview(snapshot, changedFixture(changes).texts, Object.keys(changes));

  test("AID-18 a text knows which texts and menus link to it", () => {
    const changes = {
      "src/content/sv/section.md": "---\ntitle: Om\ndescription: Om.\n---\n\n[Hit](/docs/board)\n",
    };
    const { texts } = changedFixture(changes);
    const { linkedFrom } = preview(snapshot, texts, ["src/content/sv/docs/board.md"]);
    expect(linkedFrom()).toEqual(expect.arrayContaining(["Om", ...TASKS]));
  });

  test("AID-18 an item that is removed from a list says which entries name it or link to it", () => {
    const section = `---
title: Om
description: Om.
owner: kassor
---

[[roll:kassor]], [[sittning]], [festen](/evenemang/2026-08-21-kraftskiva) och [ordet](/ordlista#n0llan).
`;
    const tasks = changedFixture({}).texts.get("_data/tasks.json") ?? "";
    const { texts } = changedFixture({
      "src/content/sv/section.md": section,
      "_data/tasks.json": tasks.replace('"email": "ordf@test.example"', '"role": "kassor"'),
    });
    const left = (name: string, edit: (json: string) => string) => {
      const file = `_data/${name}.json`;
      const before = texts.get(file) ?? "";
      return leftBehind(snapshot, new Map(texts).set(file, edit(before)), file, before);
    };
    const without = (list: string, index: number) => (json: string) => {
      const data = JSON.parse(json) as Record<string, object[]>;
      data[list]?.splice(index, 1);
      return JSON.stringify(data);
    };
    expect(left("people", (json) => json)).toEqual([]);
    expect(left("people", (json) => json.replace("Kassör", "Skattmästare"))).toEqual([]);
    expect(left("people", (json) => json.replace('"kassor"', '"annan"'))).toEqual(
      expect.arrayContaining(["Om", ...TASKS]),
    );
    expect(left("glossary", without("terms", 0))).toContain("Om");
    expect(left("glossary", without("terms", 1))).toContain("Om");
    if (!schemaOf("_data/events.json")) return;
    expect(left("events", without("events", 0))).toEqual([]);
    expect(left("events", without("events", 1))).toEqual(["Om"]);
    expect(left("chapter-map", (json) => json.replaceAll("/event/cmi", "/event/x"))).toContain(
      "_data/events.json",
    );
  });

  test("AID-18 a new address of a role is no mistake where texts and data name its key", () => {
    const kassor = { label: both("[[roll:kassor]]"), to: "roll:kassor" };
    const own = unpack(
      pack(snapshotOf(siteOf([], { site: { ...SITE, notFound: [kassor] } }).site)),
    );
    const file = "_data/people.json";
    const before = own.lastTexts.get(file) ?? "";
    const texts = new Map([...own.lastTexts, ...own.texts]);
    const now = before.replace("kassor@test.example", "pengar@test.example");
    expect(now).not.toBe(before);
    expect(leftBehind(own, texts.set(file, now), file, before)).toEqual([]);
  });

  test("AID-10 the announcement is shown with its colours, also while no page is named", () => {
    const announcement = {
      enabled: true,
      content: { sv: "Se [lokalen](/section)", en: "x" },
      backgroundColor: "#ffeeaa",
      pages: [],
    };
    const shown = previewOf({ "_data/announcement.json": JSON.stringify(announcement) });
    expect(shown.body).toContain('Se <a href="/section">lokalen</a>');
    expect(shown.style).toContain("--announcement-paper:#ffeeaa");
  });

  test("AID-15 fields that the CMS leaves empty count as absent", () => {
    const empty = "hidden: null\nowner:\nexpires: null\n";
    expect(findingsOf({ "src/content/sv/a.md": page("Text.\n", empty) })).toEqual([]);
    const services = { x: { ...SERVICE, address: null } };
    expect(findingsOf({ "_data/services.json": JSON.stringify(services) })).toEqual([]);
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
