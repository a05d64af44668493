import { parse } from "yaml";
import type { Field } from "../output/admin/field.ts";
import { rewriteJson, rewriteYaml, yamlText } from "./rewrite.ts";
import { withoutUnset, withTypes } from "./unset.ts";

/** How Sveltia CMS reads and writes a kind of file. */
export interface FileFormat {
  /** @throws when the file cannot be read; the CMS names it then */
  fromFile(text: string): unknown;
  toFile(value: unknown): string;
}

/** The file as it was read. It travels with the entry, also into drafts that are kept for another day. */
const ORIGINAL = "@original";

const FRONT_MATTER = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/;

/**
 * Markdown files with front matter. What an editor has not changed is written as it was, to the byte;
 * the CMS's own writer would put every list, quotation mark and blank line into its own form.
 */
export function textFormat(fields: readonly Field[]): FileFormat {
  return {
    fromFile(text) {
      const { head, body } = takeApart(text);
      return { ...(parse(head) ?? {}), body: body.trim(), [ORIGINAL]: text };
    },
    toFile(value) {
      const { [ORIGINAL]: text, body, ...written } = value as Record<string, unknown>;
      const old = takeApart(typeof text === "string" ? text : "");
      const newBody = typeof body === "string" ? body.trim() : "";
      const front = withoutUnset(written, fields, parse(old.head) ?? {}) as Record<string, unknown>;
      if (!text) return `---\n${yamlText(front)}---\n\n${newBody}\n`;
      const head = rewriteYaml(old.head, front).replace(/\n$/, "");
      return `---\n${head}\n---\n${bodyText(newBody, old.body)}`;
    },
  };
}

/** One JSON file: every change is made to the text that was read or written last. */
export function dataFormat(fields: readonly Field[]): FileFormat {
  let text = "";
  const [first] = fields;
  // A file that is one list has one field without a name of its own in the file.
  const root = first?.root ? first : undefined;
  const inForm = (value: unknown) => (root ? { [root.name]: value } : value);
  const inFile = (value: unknown) => (root ? (value as Record<string, unknown>)[root.name] : value);
  return {
    fromFile(read) {
      text = read;
      return inFile(withTypes(inForm(JSON.parse(read)), fields));
    },
    toFile(value) {
      const before: unknown = text === "" ? undefined : inForm(JSON.parse(text));
      text = rewriteJson(text, inFile(withoutUnset(inForm(value), fields, before)));
      return text;
    },
  };
}

/** The CMS takes away what a text begins with; where the first line is the old one, so is its indentation. */
function bodyText(body: string, before: string): string {
  const old = before.trim();
  if (body === old) return before;
  const [firstLine = ""] = old.split("\n");
  const isOldStart = firstLine !== "" && body.startsWith(firstLine);
  const start = (isOldStart ? /^\s*/ : /^\n*/).exec(before)?.[0] ?? "";
  return start + body;
}

function takeApart(text: string): { head: string; body: string } {
  const match = FRONT_MATTER.exec(text);
  return match
    ? { head: match[1] ?? "", body: text.slice(match[0].length) }
    : { head: "", body: text };
}
