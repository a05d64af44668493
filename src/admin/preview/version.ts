import { parse } from "yaml";
import { checksum } from "../../schema/drawing.ts";
import { OWN_FIELD } from "./entry-file.ts";
import type { Content, Fields } from "./messages.ts";

/**
 * What an entry says, as a short word: the same for what the CMS has and for the files that it was read from, whatever
 * the order of the fields and whether those without a value are there.
 */
export function versionOf(contents: readonly Content[]): string {
  const said = contents.flatMap(([file, content]) => {
    const value = plain(typeof content === "string" ? fieldsIn(file, content) : content);
    return value === undefined ? [] : [[file, value]];
  });
  return checksum(JSON.stringify(said.sort(([a], [b]) => (`${a}` < `${b}` ? -1 : 1))));
}

/** As the CMS reads a file. */
function fieldsIn(file: string, text: string): unknown {
  if (file.endsWith(".json")) {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { items: value } : value;
  }
  const [, head = "", body = text] = /^---\n(.*?)\n---(?:\n(.*))?$/s.exec(text) ?? [];
  return { ...(parse(head) as Fields | null), body };
}

function plain(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (typeof value !== "object" || value === null) return value || undefined;
  if (Array.isArray(value)) {
    const items = value.map(plain).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const fields = Object.entries(value)
    .map(([name, field]) => [name, OWN_FIELD.test(name) ? undefined : plain(field)] as const)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
