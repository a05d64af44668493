import type { SiteData } from "../../model/site-data.ts";
import { type DataFileName, dataFiles, dataKey } from "../../schema/data-files.ts";
import { EDITED_PARTS, ONE_OF_PARTS } from "../../schema/editor-labels.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../../schema/front-matter.ts";
import { toJsonSchema } from "../../schema/json-schema.ts";
import { LOCALES } from "../../schema/localized.ts";
import type { SiteFile } from "../../schema/site.ts";
import type { Field } from "./field.ts";
import { fieldsOf, inBoth, labelOf, rootList } from "./fields.ts";

type Part = keyof typeof EDITED_PARTS;

/** A file of `_data` among the entries of a collection. */
export interface EditedFile {
  name: string;
  file: string;
  /** Name of the format that writes this one file. */
  format: string;
  fields: Field[];
  [option: string]: unknown;
}

/** A group of entries in the CMS: a folder of texts, or files of `_data`. */
export interface EditedCollection {
  name: string;
  format?: string;
  fields?: Field[];
  index_file?: { format: string; fields: Field[]; [option: string]: unknown };
  files?: EditedFile[];
  [option: string]: unknown;
}

/** Configuration of Sveltia CMS. */
export interface AdminConfig {
  collections: EditedCollection[];
  [option: string]: unknown;
}

const FACTS = [
  "people",
  "contacts",
  "tasks",
  "events",
  "academic-year",
  "key-dates",
  "checklists",
  "open-roles",
  "documents",
  "glossary",
  "partners",
  "announcement",
  "wording",
  "synonyms",
] as const;
const MENUS = ["navbar", "footer"] as const;

/**
 * What can be edited in the browser: texts in both languages side by side, facts and menus. All of it
 * follows from the schemas that the build checks files with, and from the files as they are.
 *
 * @returns undefined where the source is not on GitHub, the one place where editors can log in
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function adminConfig(data: SiteData): AdminConfig | undefined {
  const repo = gitHubName(data.site.repository);
  if (!repo) return undefined;
  return {
    backend: { name: "github", repo, branch: "main" },
    // A change becomes a pull request, so that it is checked and has a preview before it is published.
    publish_mode: "editorial_workflow",
    site_url: data.site.url,
    app_title: data.site.title,
    media_folder: "src/assets/img",
    public_folder: "/img",
    i18n: {
      structure: "multiple_folders",
      locales: [...LOCALES],
      default_locale: data.locales.default,
      // A page may exist in one language only.
      initial_locales: "all",
    },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: [
      texts("pages", "src/content/{{locale}}", contentFrontMatter, {
        slug: "{{title}}",
        index_file: {
          name: "index",
          format: "text-home",
          label: inBoth(EDITED_PARTS.home),
          fields: translated(fieldsOf(toJsonSchema(homeFrontMatter), undefined)),
        },
      }),
      texts("docs", "src/content/{{locale}}/docs", docFrontMatter, {
        slug: "{{title}}",
        nested: { depth: 10, subfolders: false },
        meta: { path: {} },
      }),
      texts("posts", "src/content/{{locale}}/blog", postFrontMatter, {
        slug: "{{year}}-{{month}}-{{day}}-{{title}}",
        sortable_fields: { fields: ["date", "title"] },
        known: { authors: Object.keys(data.newsAuthors) },
      }),
      files("facts", FACTS, data),
      files("menus", MENUS, data),
    ],
  };
}

/** A folder of Markdown files. */
function texts(
  part: Part,
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
    name: part,
    label: inBoth(EDITED_PARTS[part]),
    label_singular: inBoth(ONE_OF_PARTS[part] ?? EDITED_PARTS[part]),
    folder,
    create: true,
    format: `text-${part}`,
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
function files(part: Part, names: readonly (DataFileName & Part)[], data: SiteData) {
  const edited = names.flatMap((name): EditedFile[] => {
    const value: unknown = data[dataKey(name)];
    const schema = toJsonSchema(dataFiles[name]);
    const fields = schema.type === "array" ? rootList(schema, value) : fieldsOf(schema, value);
    const label = inBoth(EDITED_PARTS[name]);
    const file = { name, label, file: `_data/${name}.json`, format: `data-${name}`, fields };
    return value === null ? [] : [file];
  });
  return { name: part, label: inBoth(EDITED_PARTS[part]), files: edited };
}

/** Whether there is anything to edit in the browser: the source has to be on GitHub. */
export function hasAdmin(site: Pick<SiteFile, "repository">): boolean {
  return gitHubName(site.repository) !== undefined;
}

/** `owner/name` of a repository on GitHub. */
function gitHubName(address: string | null): string | undefined {
  return /^https:\/\/github\.com\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(address ?? "")?.[1];
}
