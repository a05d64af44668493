import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import type { z } from "zod";
import type { Mistake } from "../../messages/message.ts";
import { SYNTAX } from "../../messages/syntax.ts";
import { checkValue, describeInvisible, describeIssues } from "../../schema/describe-issue.ts";
import { type FileFinding, lineAt } from "../../schema/finding.ts";
import { frontMatterFields } from "../text-fields.ts";
import { textInFrontMatter, unreadableFrontMatter } from "./front-matter-findings.ts";
import { nestedTooDeep, type Path } from "./json-file.ts";

/** A Markdown file after reading. */
export interface MarkdownFile {
  /** The fields as they are written; empty where they cannot be read. */
  fields: Readonly<Record<string, unknown>>;
  /** Text after the front matter; null where its beginning is not known. */
  body: string | null;
  /** 1-based line on which the body begins. */
  bodyLine: number;
  findings: FileFinding[];
  /** Checks the fields; undefined, and more findings, where they do not fit. */
  parse<T>(schema: z.ZodType<T>): T | undefined;
  /** Line of a place in the front matter; null when there is no such key. */
  lineOf(path: Path): number | null;
}

/** Splits a Markdown file and reads its front matter. */
export function readMarkdown(text: string): MarkdownFile {
  const match = /^---[ \t]*\n((?:[\s\S]*?\n)??)---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return unreadable([{ line: 1, ...SYNTAX.noFrontMatter() }]);
  const [whole, frontMatter = ""] = match;
  const body = text.slice(whole.length);
  const bodyLine = whole.split("\n").length;
  const deep = nestedTooDeep(`\n${frontMatter}`);
  if (deep) return unreadable([deep]);
  const document = parseDocument(frontMatter, {
    prettyErrors: false,
    logLevel: "silent",
  });
  const [error] = [...document.errors, ...document.warnings];
  // One mistake makes the parser report several; the first place is where to look.
  const fields = error ? undefined : fieldsOf(document);
  if (!fields) return unreadable(unreadableFrontMatter(frontMatter, error ?? aliasIn(document)));
  const inside = textInFrontMatter(frontMatter);
  if (inside) return unreadable([inside]);
  // The first line of the file is the opening `---`.
  const lineOfOffset = (offset: number) => lineAt(frontMatter, offset) + 1;
  const findings: FileFinding[] = findingsOfValues(document).map(({ offset, ...finding }) => ({
    line: lineOfOffset(offset),
    ...finding,
  }));
  /** Of several parts of the path the last one that exists. */
  const lineOf = (path: Path): number | null => {
    if (path.length === 0) return null;
    const [parent, part] = [document.getIn(path.slice(0, -1), true), path.at(-1)];
    const node = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(part))?.key
      : isSeq(parent) && parent.items[Number(part)];
    return isNode(node) && node.range ? lineOfOffset(node.range[0]) : lineOf(path.slice(0, -1));
  };
  for (const mistake of describeInvisible(fields))
    findings.push({ line: lineOf(mistake.path) ?? 1, ...mistake });
  return {
    fields,
    body,
    bodyLine,
    findings,
    lineOf,
    parse(schema) {
      const result = checkValue(schema, fields);
      if (findings.length > 0) return undefined;
      if (result.success) return result.data;
      for (const mistake of describeIssues(result.error.issues, fields, true))
        findings.push({ line: lineOf(mistake.path) ?? 1, ...asWritten(mistake, document) });
      return undefined;
    },
  };
}

/** A number that was meant as a text keeps its zeros: 007. */
function asWritten<Words extends Mistake & { path: Path }>(
  mistake: Words,
  document: Document,
): Words {
  const node = document.getIn(mistake.path, true);
  if (!isScalar(node) || typeof node.value === "string" || !node.source) return mistake;
  const value = JSON.stringify(String(node.value));
  const replaced = JSON.stringify(mistake).replaceAll(
    JSON.stringify(value).slice(1, -1),
    JSON.stringify(JSON.stringify(node.source)).slice(1, -1),
  );
  return JSON.parse(replaced) as Words;
}

function unreadable(findings: FileFinding[]): MarkdownFile {
  const parts = { fields: {}, body: null, bodyLine: 1 };
  return { ...parts, findings, parse: () => undefined, lineOf: () => null };
}

/** The fields; undefined where there is something else, such as a text or a list. */
function fieldsOf(document: Document.Parsed): Record<string, unknown> | undefined {
  if (document.contents === null) return {};
  if (!isMap(document.contents)) return undefined;
  try {
    // An alias (*) may refer to nothing, or to what it is in.
    return document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** A value that YAML takes for another one. */
function aliasIn(document: Document.Parsed) {
  const found: { message: string; pos: readonly number[] }[] = [];
  visit(document, {
    Alias: (_key, { source, range }) => {
      found.push({ message: `*${source} is a reference to another value`, pos: range ?? [0] });
    },
  });
  return found[0];
}

/** Values of which readers would see more or less than the editor wrote. */
function findingsOfValues(document: Document.Parsed) {
  const found: ({ offset: number } & Omit<FileFinding, "line">)[] = [];
  visit(document, {
    Node(_key, node, path) {
      const parent = path.at(-1);
      const finding = findingOfValue(node, isPair(parent) ? String(parent.key) : "");
      if (finding) found.push({ offset: node.range?.[0] ?? 0, ...finding });
    },
  });
  return found;
}

/** Texts that may hold a "#"; behind other values it begins a comment. */
const TEXTS = new Set(frontMatterFields(({ prose }) => prose).map(([path]) => path.at(-1)));

function findingOfValue(node: Node, field: string): Omit<FileFinding, "line"> | undefined {
  // What hides a page, and would not.
  if (isScalar(node) && node.value === null && ["draft", "unlisted"].includes(field))
    return SYNTAX.noValue({ field });
  if (!isScalar(node) || node.type !== "PLAIN" || typeof node.value !== "string") return undefined;
  const { value, comment } = node;
  if (/^[“”„‟][^“”„‟]*[“”„‟]$/.test(value)) {
    return SYNTAX.curlyQuotes({ value, better: value.slice(1, -1) });
  }
  if (!comment) return undefined;
  // A comment has a space after its sign; "#1" is part of a name, and "# 3" probably is.
  const isText = /^\s*\d|^\S/.test(comment) || TEXTS.has(field);
  if (!isText) return undefined;
  return SYNTAX.leftOut({ comment, value });
}
