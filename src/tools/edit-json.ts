import { readFileSync, writeFileSync } from "node:fs";
import { applyEdits, type JSONPath, modify, type ParseError, parse } from "jsonc-parser";
import { COMMANDS } from "../messages/commands.ts";
import { UserError } from "../schema/finding.ts";
import type { Localized } from "../schema/localized.ts";

/** Files that a command wrote, and steps that are left for the editor. */
export interface Written {
  files: string[];
  next: Localized[];
}

/**
 * Reads a data file for a command that edits it.
 *
 * @throws UserError when it is no JSON
 */
export function readJson<Data>(file: string): Data {
  const errors: ParseError[] = [];
  const data: unknown = parse(readFileSync(file, "utf8"), errors);
  if (errors.length > 0 || typeof data !== "object")
    throw new UserError(COMMANDS.unreadable({ file }));
  return data as Data;
}

/** Sets a value in a data file, or inserts it into a list; everything else stays as it is written. */
export function editJson(
  file: string,
  path: JSONPath,
  value: unknown,
  isArrayInsertion = false,
): void {
  const text = readFileSync(file, "utf8");
  const edits = modify(text, path, value, {
    isArrayInsertion,
    formattingOptions: {
      insertSpaces: true,
      tabSize: 2,
      eol: text.includes("\r\n") ? "\r\n" : "\n",
    },
  });
  writeFileSync(file, applyEdits(text, edits));
}
