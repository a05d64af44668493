import type { Locale, Localized } from "../schema/localized.ts";
import labels from "./form-labels.json" with { type: "json" };

/*
 * Labels of the editing page (`/admin`), Swedish first; it shows those in the language of its interface.
 * What to write in a field is in the description of its schema, in the same way.
 */

/** Files of `_data` that can be edited there, by collection. */
export const DATA_PARTS: Readonly<
  Record<keyof typeof labels.parts, Readonly<Record<string, string>>>
> = labels.parts;

/** Names of these files. */
export const EDITED_FILES: readonly string[] = Object.values(DATA_PARTS).flatMap(Object.keys);

/** Languages of the texts, in the preview. */
export const PREVIEW_LANGUAGES: Readonly<Record<Locale, string>> = labels.languages;

/** Texts of the preview. */
export const PREVIEW_TEXTS = labels.preview;

/** Markdown that buttons write around what is selected; some of a collection `only`. */
export const INSERTS = labels.insert as readonly Insert[];

export interface Insert {
  label: string;
  before: string;
  after: string;
  isBlock: boolean;
  /** What is chosen or uploaded first. */
  kind?: "image" | "file";
  only?: string;
}

/** The field with these buttons. */
export const INSERT_FIELD = "insert";

/** The field with the button for documents. */
export const ATTACH_FIELD = "attach";

/** A field in which one of what the site has is chosen, such as a role. */
export const CHOICE_FIELD = "choice";

/** The field that checks the entry while no preview is shown; nobody sees it. */
export const CHECK_FIELD = "check";

const FILES: Readonly<Record<string, string>> = { ...labels.parts.facts, ...labels.parts.menus };
const LABELS: Readonly<Record<string, string>> = { ...FILES, ...labels.fields };

/** A text of the data as a label. */
export function bothLanguages({ sv, en }: Localized): string {
  return sv === en ? sv : `${sv} / ${en}`;
}

/** The label of a field or file; a test fails when one is missing. */
export function labelOf(name: string): string {
  return LABELS[name] ?? name;
}

/** A label in one language. */
export function inLanguage(label: string, language: Locale): string {
  const [sv = label, en = sv] = label.split(" / ");
  return language === "sv" ? sv : en;
}

/** What editors call a text with a title, or a data file by its path. */
export function entryName(title: string, language: Locale): string {
  const [, file] = /^_data\/(.*)\.json$/.exec(title) ?? [];
  return file ? inLanguage(FILES[file] ?? file, language) : title;
}
