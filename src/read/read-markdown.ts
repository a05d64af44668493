import { relative } from "node:path";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import type { z } from "zod";
import { describeIssue, withoutMisspelt } from "../schema/describe-issue.ts";
import type { Finding } from "../schema/finding.ts";
import {
  missingFrontMatter,
  textInFrontMatter,
  unreadableFrontMatter,
} from "./front-matter-slips.ts";
import { knownKeys } from "./read-json.ts";
import { readText } from "./read-text.ts";

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
  const text = readText(file, name, findings);
  if (text === undefined) return undefined;
  const parts = takeApart(text);
  if (!parts) {
    findings.push({ file: name, ...missingFrontMatter(text) });
    return undefined;
  }
  const { body, bodyLine } = parts;
  const document = parseDocument(parts.frontMatter, { prettyErrors: false, logLevel: "silent" });
  const [error] = [...document.errors, ...document.warnings];
  // One slip makes the parser stumble several times; the first place is where to look.
  const data = error ? undefined : fieldsOf(document);
  const slip =
    data === undefined
      ? unreadableFrontMatter(parts.frontMatter, error)
      : textInFrontMatter(parts.frontMatter);
  if (slip) {
    findings.push({ file: name, ...slip });
    return undefined;
  }
  const before = findings.length;
  for (const { offset, ...slip } of slipsOfTexts(document)) {
    findings.push({ file: name, line: lineFinder(parts.frontMatter)(offset), ...slip });
  }

  const result = schema.safeParse(data);
  if (findings.length > before) return undefined;
  if (result.success) return { frontMatter: result.data, body, bodyLine };
  const lineAt = lineFinder(parts.frontMatter);
  const issues = withoutMisspelt(
    result.error.issues,
    (path) => knownKeys(schema, path),
    (path) => valueAt(data, path) !== undefined,
  );
  for (const issue of issues) {
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
  const parts = takeApart(readText(file, "", []) ?? "");
  if (!parts) return null;
  const offset = offsetOf(parseDocument(parts.frontMatter).contents, path);
  return offset === null ? null : lineFinder(parts.frontMatter)(offset);
}

function takeApart(text: string) {
  const match = /^---[ \t]*\n((?:[\s\S]*?\n)??)---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return undefined;
  const [whole, frontMatter = ""] = match;
  return { frontMatter, body: text.slice(whole.length), bodyLine: whole.split("\n").length };
}

/** The fields; undefined where there is something else, such as a text or a list. */
function fieldsOf(document: Document.Parsed): unknown {
  if (document.contents === null) return {};
  if (!isMap(document.contents)) return undefined;
  try {
    return document.toJS() as unknown;
  } catch {
    // What begins with * refers to something that is not there.
    return undefined;
  }
}

/** Texts of which readers would see more or less than was meant. */
function slipsOfTexts(document: Document.Parsed) {
  const found: { offset: number; problem: string; fix: string }[] = [];
  visit(document, {
    Node(_key, node) {
      const slip = slipOfText(node);
      if (slip) found.push({ offset: node.range?.[0] ?? 0, ...slip });
    },
  });
  return found;
}

function slipOfText(node: Node): { problem: string; fix: string } | undefined {
  const isValue = isScalar(node) || isCollection(node);
  if (isValue && node.anchor) {
    return {
      problem: `"&${node.anchor}" would be left out: a text that begins with & stands in quotation marks.`,
      fix: `Write:  "&${node.anchor} …"`,
    };
  }
  if (!isScalar(node) || node.type !== "PLAIN" || typeof node.value !== "string") return undefined;
  const { value, comment } = node;
  if (/^[“”„‟][^“”„‟]*[“”„‟]$/.test(value)) {
    return {
      problem: `Readers would see the typographic quotation marks of ${value}.`,
      fix: `Write:  "${value.slice(1, -1)}"`,
    };
  }
  // A comment has a blank after its sign; "#1" is part of a name.
  if (comment && !/^\s/.test(comment)) {
    return {
      problem: `"#${comment}" would be left out, as a remark of the editor.`,
      fix: `Write:  "${value} #${comment}"`,
    };
  }
  return undefined;
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

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part],
    data,
  );
}
