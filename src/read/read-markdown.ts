import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { isMap, isNode, isSeq, parseDocument } from "yaml";
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
  const parts = takeApart(file);
  if (!parts) {
    findings.push({
      file: name,
      line: 1,
      problem: "The file does not begin with front matter, so the page has no title.",
      fix: "Write at the top:  ---  then  title: …  and  description: …  then  ---",
    });
    return undefined;
  }
  const { body, bodyLine } = parts;
  const document = parseDocument(parts.frontMatter, { prettyErrors: false });
  if (document.errors.length > 0) {
    const lineAt = lineFinder(parts.frontMatter);
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
  if (result.success) return { frontMatter: result.data, body, bodyLine };
  const lineAt = lineFinder(parts.frontMatter);
  for (const issue of result.error.issues) {
    const path = issue.path.filter((part) => typeof part !== "symbol");
    const extra = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
    const offset = offsetOf(document.contents, extra);
    findings.push({
      file: name,
      line: offset === null ? 1 : lineAt(offset),
      ...describeIssue(issue, valueAt(data, issue.path), knownKeys(schema, issue.path)),
    });
  }
  return undefined;
}

/**
 * Line of a place in the front matter of a file, for mistakes that only show when files are seen
 * together.
 *
 * @param path keys and positions in lists; what is missing at its end counts as the level above
 * @returns null when there is no such key
 */
export function lineOfKey(file: string, path: readonly (string | number)[]): number | null {
  const parts = takeApart(file);
  if (!parts) return null;
  const offset = offsetOf(parseDocument(parts.frontMatter).contents, path);
  return offset === null ? null : lineFinder(parts.frontMatter)(offset);
}

function takeApart(file: string) {
  const text = readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
  const match = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return undefined;
  const [whole, frontMatter = ""] = match;
  return { frontMatter, body: text.slice(whole.length), bodyLine: whole.split("\n").length };
}

/** The line of the file at an offset of its front matter; counted only where there is a mistake. */
function lineFinder(frontMatter: string): (offset: number) => number {
  // Above the front matter is the line of its opening mark.
  return (offset) => frontMatter.slice(0, offset).split("\n").length + 1;
}

/** Where the last part of a path begins that exists. */
function offsetOf(contents: unknown, path: readonly (string | number)[]): number | null {
  let node = contents;
  let offset: number | null = null;
  for (const part of path) {
    let start: unknown;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === String(part));
      [start, node] = [pair?.key, pair?.value];
    } else {
      start = isSeq(node) ? node.items[Number(part)] : undefined;
      node = start;
    }
    if (!isNode(start) || !start.range) break;
    offset = start.range[0];
  }
  return offset;
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
