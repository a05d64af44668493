import type { SiteData } from "../collections/site-data.ts";
import { type DataFileName, dataFiles, dataKey } from "../schema/data-files.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../schema/front-matter.ts";
import { toJsonSchema } from "../schema/json-schema.ts";
import { LOCALES } from "../schema/localized.ts";
import type { SiteFile } from "../schema/site.ts";
import { type Field, fieldsOf, rootList } from "./fields.ts";
import { DATA_PARTS, labelOf } from "./labels.ts";

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
  collections: EditedCollection[];
  [option: string]: unknown;
}

/** Uploads get a name without spaces, at most 2500 pixels on each side, and lose what the camera wrote. */
const UPLOADS = {
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
export function adminConfig(data: SiteData): AdminConfig | undefined {
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
    },
    // A change becomes a pull request, so that it is checked and has a preview before it is published.
    publish_mode: "editorial_workflow",
    site_url: data.site.url,
    app_title: data.site.title,
    media_folder: "src/assets/img",
    public_folder: "/img",
    media_libraries: { default: { config: UPLOADS } },
    i18n: {
      structure: "multiple_folders",
      locales: [...LOCALES],
      default_locale: data.locales.default,
      // A page may exist in one language only.
      initial_locales: "all",
    },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    // A saved file differs by what was edited only if it has the form that the CMS writes: see src/tools/format-content.ts.
    output: { omit_empty_optional_fields: true },
    collections: editedCollections(data),
  };
}

/** What can be edited in the browser: texts in both languages side by side, facts and menus. */
export function editedCollections(data: SiteData): EditedCollection[] {
  return [
    texts("pages", "Sidor / Pages", "Sida / Page", "src/content/{{locale}}", contentFrontMatter, {
      slug: "{{title}}",
      index_file: {
        name: "index",
        label: "Startsida / Home page",
        fields: translated(fieldsOf(toJsonSchema(homeFrontMatter), undefined)),
      },
    }),
    texts(
      "docs",
      "Dokument / Docs",
      "Dokument / Doc",
      "src/content/{{locale}}/docs",
      docFrontMatter,
      {
        slug: "{{title}}",
        nested: { depth: 10, subfolders: false },
        meta: { path: {} },
      },
    ),
    texts(
      "posts",
      "Nyheter / News",
      "Nyhet / Post",
      "src/content/{{locale}}/blog",
      postFrontMatter,
      {
        slug: "{{year}}-{{month}}-{{day}}-{{title}}",
        sortable_fields: { fields: ["date", "title"] },
        known: { authors: Object.keys(data.newsAuthors) },
      },
    ),
    files("facts", "Fakta / Facts", data),
    files("menus", "Menyer / Menus", data),
  ];
}

/** A folder of Markdown files. */
function texts(
  name: string,
  label: string,
  labelOfOne: string,
  folder: string,
  schema: Parameters<typeof toJsonSchema>[0],
  { known = {}, ...options }: Record<string, unknown> & { known?: Record<string, string[]> },
): EditedCollection {
  const fields = fieldsOf(toJsonSchema(schema), undefined).map((field) => {
    const values = known[field.name];
    return values ? { ...field, widget: "select", multiple: true, options: values } : field;
  });
  // Rich text would rewrite what it does not know: boxes, blocks, footnotes.
  const body = {
    name: "body",
    label: labelOf("body"),
    widget: "markdown",
    modes: ["raw"],
    buttons: [],
    editor_components: [],
    use_emoji_autocomplete: false,
    required: false,
  };
  return {
    name,
    label,
    label_singular: labelOfOne,
    folder,
    create: true,
    format: "yaml-frontmatter",
    i18n: true,
    fields: translated(
      fields.flatMap((field) => (field.name === "description" ? [field, body] : [field])),
    ),
    ...options,
  };
}

/** Each language has a file of its own, and in it every field. */
function translated(fields: readonly Field[]): Field[] {
  return fields.map((field) => ({
    ...field,
    i18n: true,
    ...(field.fields ? { fields: translated(field.fields) } : {}),
  }));
}

/** Files of `_data`; one that the site does without is left out. */
function files(part: keyof typeof DATA_PARTS, label: string, data: SiteData): EditedCollection {
  const names = Object.keys(DATA_PARTS[part]) as DataFileName[];
  const edited = names.flatMap((name) => {
    const value: unknown = data[dataKey(name)];
    const schema = toJsonSchema(dataFiles[name]);
    const fields = schema.type === "array" ? rootList(schema, value) : fieldsOf(schema, value);
    const file = { name, label: labelOf(name), file: `_data/${name}.json`, fields };
    return value === null ? [] : [file];
  });
  return { name: part, label, files: edited };
}

/** Whether there is anything to edit in the browser: the source has to be on GitHub. */
export function hasAdmin(site: Pick<SiteFile, "repository">): boolean {
  return gitHubName(site.repository) !== undefined;
}

/** `owner/name` of a repository on GitHub. */
function gitHubName(address: string | null): string | undefined {
  return /^https:\/\/github\.com\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(address ?? "")?.[1];
}
