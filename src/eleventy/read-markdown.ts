import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { isMap, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { describeIssue } from "../schema/describe-issue.ts";
import type { Finding } from "../schema/finding.ts";
import { knownKeys } from "./read-json.ts";

/** A Markdown file taken apart. */
export interface MarkdownFile<T> {
  frontMatter: T;
  /** Text after the front matter. */
  body: string;
  /** 1-based line of the file on which the body begins. */
  bodyLine: number;
}

/**
 * Reads a Markdown file and checks its front matter against a schema; problems go to `findings`
 * with their lines.
 *
 * @param root folder that paths in findings are relative to
 * @returns undefined when there are findings
 */
export function readMarkdown<T>(
  file: string,
  schema: z.ZodType<T>,
  findings: Finding[],
  root: string,
): MarkdownFile<T> | undefined {
  const name = relative(root, file).replaceAll("\\", "/");
  const text = readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
  const match = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) {
    findings.push({
      file: name,
      line: 1,
      problem: "The file does not begin with front matter, so the page has no title.",
      fix: "Write at the top:  ---  then  title: …  and  description: …  then  ---",
    });
    return undefined;
  }
  const [whole, source = ""] = match;
  const bodyLine = whole.split("\n").length;

  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      findings.push({
        file: name,
        line: lineAt(error.pos[0]),
        problem: `The front matter cannot be read: ${readable(error.message)}.`,
        fix: /colon|nested mappings|mapping values/i.test(error.message)
          ? 'Put a text that holds a colon in quotation marks:  title: "One: two"'
          : null,
      });
    }
    return undefined;
  }

  const data: unknown = document.toJS() ?? {};
  const result = schema.safeParse(data);
  if (result.success) return { frontMatter: result.data, body: text.slice(whole.length), bodyLine };
  for (const issue of result.error.issues) {
    const key = issue.code === "unrecognized_keys" ? issue.keys[0] : issue.path[0];
    const pair =
      isMap(document.contents) && key !== undefined
        ? document.contents.items.find((item) => String(item.key) === String(key))
        : undefined;
    const offset = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
    findings.push({
      file: name,
      line: offset === undefined ? 1 : lineAt(offset),
      ...describeIssue(issue, valueAt(data, issue.path), knownKeys(schema, issue.path)),
    });
  }
  return undefined;
}

/** The parser's words without its line numbers, which count from the front matter. */
function readable(message: string): string {
  const [first = ""] = message.split("\n");
  return first.replace(/ at line \d+, column \d+:?$/, "");
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part],
    data,
  );
}
