import type { z } from "zod";
import { bodiesOf } from "../model/committees.ts";
import type { SiteData } from "../model/site-data.ts";
import type { Source } from "../model/sources.ts";
import { type DataFileName, dataFiles, dataKey } from "../read/data-files.ts";
import { docsIn, gitHubName } from "../routes/edit-links.ts";
import {
  ATTACH_FIELD,
  bothLanguages,
  CHECK_FIELD,
  CHOICE_FIELD,
  DATA_PARTS,
  INSERT_FIELD,
  labelOf,
} from "../routes/form-labels.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../schema/front-matter.ts";
import { type JsonSchema, toJsonSchema } from "../schema/json-schema.ts";
import { LOCALES, type Locale, type Localized } from "../schema/localized.ts";
import { DOCUMENT_LIMIT, DOCUMENTS } from "../schema/uploads.ts";
import { type Choices, choicesOf } from "./choices.ts";
import { type Field, fieldsOf, rootList } from "./fields.ts";

/** What is asked of a text: where it is, and what it shows under which heading. */
type Text = Pick<Source, "file" | "locale" | "body"> & { frontMatter: { title?: string } };

/** A folder of texts, or files of `_data`. */
export interface EditedCollection {
  name: string;
  folder?: string;
  fields?: Field[];
  index_file?: { fields: Field[]; [option: string]: unknown };
  files?: { name: string; file: string; fields: Field[]; [option: string]: unknown }[];
  [option: string]: unknown;
}

/** Configuration of Sveltia CMS. */
export interface AdminConfig {
  /** For fields of the widget `choice`, and a button. The CMS does not get them. */
  choices: Choices;
  collections: EditedCollection[];
  [option: string]: unknown;
}

/** Uploads get a name without spaces, at most 2500 pixels on each side, and lose what the camera wrote. */
const UPLOADS = {
  max_file_size: DOCUMENT_LIMIT,
  slugify_filename: true,
  transformations: {
    raster_image: { format: "webp", quality: 90, width: 2500, height: 2500 },
  },
};

/**
 * The configuration of the editing page: who may save where, and what can be edited.
 *
 * @returns undefined where the source is not on GitHub, the only place where editors can log in
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function adminConfig(data: SiteData, texts: readonly Text[] = []): AdminConfig | undefined {
  const repo = gitHubName(data.site.repository);
  if (!repo) return undefined;
  return {
    // Everybody with a GitHub account may propose a change: without write access it is saved in a fork.
    backend: {
      name: "github",
      repo,
      branch: "main",
      open_authoring: true,
      auth_scope: "public_repo",
      // What a reviewer reads in the list of pull requests.
      commit_messages: {
        create: "Ny: {{slug}} ({{collection}})",
        update: "Ändrar {{slug}} ({{collection}})",
        delete: "Tar bort {{slug}} ({{collection}})",
        uploadMedia: "Laddar upp {{path}}",
        deleteMedia: "Tar bort {{path}}",
      },
    },
    // A change becomes a pull request, so that it is checked and has a preview before it is published.
    publish_mode: "editorial_workflow",
    site_url: data.site.url,
    app_title: data.site.title,
    logo: { src: "/favicon.svg" },
    media_folder: "src/assets/img",
    public_folder: "/img",
    media_libraries: { default: { config: UPLOADS }, stock_assets: { providers: [] } },
    i18n: {
      structure: "multiple_folders",
      locales: [...LOCALES],
      default_locale: data.locales.default,
      // English is switched on by a button, so that no empty page is saved.
      initial_locales: "default",
    },
    // Posts are named after the day that editors have, also after midnight.
    slug: { encoding: "ascii", clean_accents: true, timezone: "local" },
    // A saved file differs by what was edited only if it has the form that the CMS writes: see src/tools/format-content.ts.
    output: { omit_empty_optional_fields: true },
    collections: editedCollections(data, data.emblems.drawings.keys(), texts),
    choices: choicesOf(data, data.emblems.drawings.keys()),
  };
}

/** A field of our own, of which nothing is saved. */
const ownField = (name: string, options: Partial<Field> = {}): Field => {
  return { name, label: labelOf(name), widget: name, required: false, ...options };
};

/** Buttons above the text. */
const INSERTS = ownField(INSERT_FIELD, {
  hint: "Skrivs i texten nedanför, runt det som är markerat / Written into the text below, around what is selected",
});

/** The button for a document, which has a folder of its own. */
const ATTACH = ownField(ATTACH_FIELD, {
  hint: "En PDF eller ett annat dokument, högst 10 MB / A PDF or another document, at most 10 MB",
  ...DOCUMENTS,
});

/** Asks for findings while no preview is shown, as on a phone. */
const CHECK = ownField(CHECK_FIELD);

/**
 * What can be edited in the browser: texts in both languages side by side, facts and menus.
 *
 * @param emblems names of the drawings that can be chosen
 * @param allTexts all texts; without them no folder of docs has a collection of its own
 */
export function editedCollections(
  data: SiteData,
  emblems: Iterable<string> = [],
  allTexts: readonly Text[] = [],
): EditedCollection[] {
  const choices = choicesOf(data, emblems);
  const { editing } = data.site;
  const hint =
    "Skriv som vanligt; en tom rad börjar ett nytt stycke / Write as usual; an empty line begins a new paragraph";
  // Rich text would rewrite what it does not know: boxes, blocks, footnotes.
  const body = {
    name: "body",
    label: labelOf("body"),
    hint: editing ? `${hint} · [Guide](${editing.to})` : hint,
    widget: "text",
    required: false,
  };
  return [
    texts(contentFrontMatter, body, choices, {
      name: "pages",
      label: "Sidor / Pages",
      label_singular: "Sida / Page",
      folder: "src/content/{{locale}}",
      slug: "{{title}}",
      index_file: {
        name: "index",
        label: "Startsida / Home page",
        fields: offered(fieldsOf(toJsonSchema(homeFrontMatter), undefined), choices, true),
      },
    }),
    texts(docFrontMatter, body, choices, {
      name: "docs",
      label: "Om sektionen / About the chapter",
      label_singular: "Sida om sektionen / Page about the chapter",
      folder: "src/content/{{locale}}/docs",
      slug: "{{title}}",
    }),
    ...docsFolders(allTexts, data).map(({ folder, label, isDeep }) =>
      texts(docFrontMatter, body, choices, {
        name: docsIn(folder),
        label,
        label_singular: label,
        folder: `src/content/{{locale}}/docs/${folder}`,
        slug: "{{title}}",
        ...(isDeep ? { nested: { depth: 10, subfolders: false }, meta: { path: {} } } : {}),
      }),
    ),
    texts(postFrontMatter, body, choices, {
      name: "posts",
      label: "Nyheter / News",
      label_singular: "Nyhet / Post",
      folder: "src/content/{{locale}}/blog",
      slug: "{{year}}-{{month}}-{{day}}-{{title}}",
      summary: summaryOf("{{date}} {{title}}"),
      sortable_fields: { fields: ["date", "title"] },
    }),
    files("facts", "Fakta / Facts", data, choices, allTexts),
    files("menus", "Menyer / Menus", data, choices, allTexts),
  ];
}

/** Folders of docs, with the names that the menus have for them. */
function docsFolders(written: readonly Text[], { sidebars }: SiteData) {
  const paths = written.flatMap(
    ({ file }) => /^src\/content\/\w+\/docs\/(.+\/)/.exec(file)?.[1] ?? [],
  );
  const folders = new Set(paths.map((path) => path.replace(/\/.*/, "")));
  const named = Object.assign({}, ...Object.values(sidebars).map(({ categories }) => categories));
  return [...folders].sort().map((folder) => {
    const { label } = (named[folder] ?? {}) as { label?: Localized };
    const isDeep = paths.some((path) => path.startsWith(`${folder}/`) && path !== `${folder}/`);
    return { folder, label: label ? bothLanguages(label) : folder, isDeep };
  });
}

/** What lists show of an entry: whether it is a draft, too. */
const summaryOf = (shown: string) =>
  bothLanguages({
    sv: `${shown}{{draft | ternary(' · utkast', '')}}`,
    en: `${shown}{{draft | ternary(' · draft', '')}}`,
  });

/** A folder of Markdown files. */
function texts(
  schema: z.ZodType,
  body: Field,
  choices: Choices,
  options: EditedCollection,
): EditedCollection {
  const fields = fieldsOf(toJsonSchema(schema), undefined)
    // A new file is named after the title.
    .map((field) => (field.name === "title" ? { ...field, required: true } : field));
  // Title and description are above the text, as they are in each schema.
  const ordered = [CHECK, ...fields.slice(0, 2), INSERTS, ATTACH, body, ...fields.slice(2)];
  return {
    create: true,
    format: "yaml-frontmatter",
    i18n: true,
    summary: summaryOf("{{title}}"),
    view_filters: [{ label: labelOf("draft"), field: "draft", pattern: true }],
    fields: offered(ordered, choices, true),
    ...options,
  };
}

/** The fields with what can be chosen, and of texts, which have a file per language, what both share. */
function offered(fields: readonly Field[], choices: Choices, areTexts = false): Field[] {
  return fields.map(({ meta, ...field }) => {
    const options = (meta?.reference && choices[meta.reference]) ?? [];
    // Of several the CMS keeps the order in the file only for its own widget.
    const select =
      field.widget === "list"
        ? { widget: "select", multiple: true, options }
        : { widget: CHOICE_FIELD, reference: meta?.reference };
    return {
      ...field,
      ...(options.length > 0 ? select : {}),
      ...(areTexts ? { i18n: isShared(meta) ? "duplicate" : true } : {}),
      ...(field.fields ? { fields: offered(field.fields, choices, areTexts) } : {}),
      ...(field.types
        ? { types: field.types.map((type) => ({ ...type, fields: offered(type.fields, choices) })) }
        : {}),
    };
  });
}

/** A group with a field that is shared is added in both languages; else the CMS writes `null` in the other one. */
function isShared({ shared, reference, format, link, properties }: JsonSchema = {}): boolean {
  const isOneForAll = shared ?? (reference || format === "date" || link === "image");
  return isOneForAll ? true : Object.values(properties ?? {}).some(isShared);
}

/** Files of `_data`; one that the site does without is left out. */
function files(
  part: keyof typeof DATA_PARTS,
  label: string,
  data: SiteData,
  choices: Choices,
  written: readonly Text[],
): EditedCollection {
  // A subject may be taken out; its label stays.
  const names = (Object.keys(DATA_PARTS[part]) as DataFileName[]).filter((name) => dataFiles[name]);
  const edited = names.flatMap((name) => {
    const own = data[dataKey(name)];
    const value: unknown = name === "people" ? namedBodies(data) : withHeadings(own, name, written);
    const schema = toJsonSchema(dataFiles[name]);
    // The field of a file that is one list is the only one, so its items have the one that checks.
    const fields =
      schema.type === "array"
        ? rootList(schema, value, CHECK)
        : [CHECK, ...fieldsOf(schema, value)];
    const file = `_data/${name}.json`;
    return value === null
      ? []
      : [{ name, label: DATA_PARTS[part][name] ?? name, file, fields: offered(fields, choices) }];
  });
  return { name: part, label, files: edited };
}

/** Groups of a file without names of their own, with the heading under which a text shows them. */
function withHeadings(value: unknown, name: string, written: readonly Text[]): unknown {
  if (name !== "documents" || !value) return value;
  const headingIn = (locale: Locale, key: string) => {
    const shows = new RegExp(`^::: ${name} ${key}$`, "m");
    const text = written.find((one) => one.locale === locale && shows.test(one.body));
    const above = text?.body.slice(0, text.body.search(shows)) ?? "";
    const heading = above
      .match(/^#+ .*$/gm)
      ?.at(-1)
      ?.replaceAll(/^#+ +| *\{[^}]*\}$/g, "");
    const { title } = text?.frontMatter ?? {};
    return heading && title ? `${heading} (${title})` : title;
  };
  const groups = Object.entries(value).map(([key, group]: [string, object]) => {
    const label = { sv: headingIn("sv", key), en: headingIn("en", key) };
    return [key, { ...group, ...(label.sv && label.en ? { label } : {}) }];
  });
  return Object.fromEntries(groups);
}

/** Bodies with their names in the chapter map; one that is not in it is named after its first role. */
function namedBodies({ people, chapterMap }: SiteData) {
  const names = new Map(bodiesOf(chapterMap).map((body) => [body.people, body.label]));
  return Object.fromEntries(
    Object.entries(people).map(([key, body]) => [
      key,
      { ...body, label: names.get(key) ?? body.roles[0]?.title },
    ]),
  );
}
