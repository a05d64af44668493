import { stringify } from "yaml";
import type { Fields } from "./messages.ts";

/** Fields that Sveltia CMS adds to the items of lists for itself, and leaves out when it saves. */
export const OWN_FIELD = /^__sc_/;

/** A file as the CMS would save it; empty for a language without any text. */
export function entryFile(file: string, fields: Fields): string {
  const written = (filled(fields) ?? {}) as Fields;
  if (file.endsWith(".json")) {
    // The only field of a file that is one list.
    const isList = Object.keys(fields).join() === "items";
    return JSON.stringify(isList ? (written.items ?? []) : written, null, 2);
  }
  const { body = "", ...frontMatter } = written;
  if (!body && Object.keys(frontMatter).length === 0) return "";
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}\n`;
}

/**
 * Fields without those that the CMS leaves out when it saves, and without items that have just been added. Of empty
 * lists it keeps those that a file has to have, which are not inside of others.
 */
function filled(value: unknown, isInside = false): unknown {
  if (Array.isArray(value)) {
    const items = value.filter((item) => !isBlank(item)).map((item) => filled(item, true));
    return isInside && items.length === 0 ? undefined : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, field]) => [key, filled(field, isInside || !Array.isArray(field))] as const)
    .filter(([key, field]) => field != null && field !== "" && !OWN_FIELD.test(key));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Where the form has what is at a path of its file: there, items without any text count, too. */
export function formPath(path: readonly (string | number)[], fields: unknown) {
  let value = fields;
  return path.map((part) => {
    const items: unknown[] = Array.isArray(value) ? value : [];
    const written = [...items.keys()].filter((index) => !isBlank(items[index]));
    const place = written[Number(part)] ?? part;
    value = Object(value)[place];
    return place;
  });
}

/** Whether nothing was written into an item of a list; which kind of item it is was chosen with the button. */
function isBlank(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value == null || value === "";
  return Object.entries(value).every(
    ([key, field]) => OWN_FIELD.test(key) || key === "type" || field === false || isBlank(field),
  );
}
