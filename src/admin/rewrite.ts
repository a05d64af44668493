import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  parse,
  parseDocument,
  type Scalar,
  stringify,
} from "yaml";
import { isRecord, isSame } from "./same.ts";

/** A place in the old text, and what stands there now. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Writes what has no counterpart of the same shape in the old text. */
type Write = (value: unknown, old: ParsedNode) => string | undefined;

/** Longest line of a file. */
const WIDTH = 100;

/**
 * Writes a JSON file anew so that only what has changed differs: the order of keys, line breaks and
 * indentation stay.
 *
 * @param text the file as it was
 * @param value what it holds now
 */
export function rewriteJson(text: string, value: unknown): string {
  const whole = () => JSON.stringify(value, null, 2);
  if (text.trim() === "") return whole();
  // JSON is YAML too, and this parser tells where each value stands.
  const node = parseDocument(text).contents;
  if (!node) return whole();
  const edits = changes(node, value, (changed, old) =>
    jsonText(changed, indentAt(text, old.range[0]), { text, node: old }),
  );
  const rewritten = edits ? withEdits(text, edits, 0, text.length) : whole();
  return holds(rewritten, value, JSON.parse) ? rewritten : whole();
}

/**
 * The same for the front matter of a text, without its marks: comments, quotation marks and the order
 * of keys stay. A list or group that becomes longer or shorter is written anew, but for lists in one line.
 */
export function rewriteYaml(text: string, value: Readonly<Record<string, unknown>>): string {
  const whole = () => yamlText(value);
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0 || !isMap(contents)) return whole();
  const pairs = contents.items as Pair<ParsedNode, ParsedNode | null>[];
  const starts = pairs.map(({ key }) => text.lastIndexOf("\n", key.range[0]) + 1);
  const kept = pairs.map((pair, index) => {
    const start = index === 0 ? 0 : (starts[index] ?? 0);
    const end = starts[index + 1] ?? text.length;
    const name = String((pair.key as Scalar).value);
    if (!(name in value)) return text.slice(start, starts[index] ?? start);
    const edits = pair.value && changes(pair.value, value[name], flowText);
    if (edits) return withEdits(text, edits, start, end);
    const comments = text.slice(start, starts[index] ?? start);
    return comments + yamlText({ [name]: value[name] });
  });
  const names = pairs.map(({ key }) => String((key as Scalar).value));
  const added = Object.entries(value).filter(([name]) => !names.includes(name));
  const body = kept.join("");
  const separator = body === "" || body.endsWith("\n") || added.length === 0 ? "" : "\n";
  const rewritten =
    body + separator + (added.length > 0 ? yamlText(Object.fromEntries(added)) : "");
  return holds(rewritten, value, parse) ? rewritten : whole();
}

/** Whether a text can be read and says what it should. */
function holds(text: string, value: unknown, read: (text: string) => unknown): boolean {
  try {
    return isSame(read(text) ?? {}, value);
  } catch {
    return false;
  }
}

function withEdits(text: string, edits: readonly Edit[], start: number, end: number): string {
  let at = start;
  let result = "";
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}

/** The smallest edits that make a node have a value; undefined where `write` cannot write one of them. */
function changes(node: ParsedNode, value: unknown, write: Write): Edit[] | undefined {
  if (isSame(plain(node), value)) return [];
  const children = counterparts(node, value);
  if (children) {
    const edits = children.map(([child, part]) => changes(child, part, write));
    if (edits.every((each) => each !== undefined)) return edits.flat();
  }
  const text = write(value, node);
  const [start, end] = node.range;
  return text === undefined ? undefined : [{ start, end, text }];
}

/** The parts of a node with what they become, if those are the same parts as before. */
function counterparts(node: ParsedNode, value: unknown): [ParsedNode, unknown][] | undefined {
  if (isSeq(node) && Array.isArray(value) && node.items.length === value.length)
    return node.items.map((item, index) => [item as ParsedNode, value[index]]);
  if (!isMap(node) || !isRecord(value)) return undefined;
  const pairs = node.items as Pair<Scalar, ParsedNode | null>[];
  if (pairs.length !== Object.keys(value).length) return undefined;
  const parts = pairs.map(({ key, value: child }): [ParsedNode | null, unknown] => [
    child,
    value[String(key.value)],
  ]);
  return parts.every(
    (part): part is [ParsedNode, unknown] => part[0] !== null && part[1] !== undefined,
  )
    ? parts
    : undefined;
}

/** A changed JSON value; parts of it that were there before keep their text, and groups their layout. */
function jsonText(
  value: unknown,
  indent: string,
  old: { text: string; node: ParsedNode } | undefined,
  isInLine = false,
): string {
  const source = old?.text.slice(...span(old.node)) ?? "";
  if (old && isSame(plain(old.node), value)) return source;
  if (!Array.isArray(value) && !isRecord(value)) return JSON.stringify(value);
  const parts = (inner: string, inLine: boolean) => {
    const part = (child: unknown, node: ParsedNode | undefined) =>
      jsonText(child, inner, old && node && { text: old.text, node }, inLine);
    return Array.isArray(value)
      ? alignedItems(value, old?.node).map(([entry, node]) => part(entry, node))
      : inOldOrder(value, old?.node).map(
          ([key, entry, node]) => `${JSON.stringify(key)}: ${part(entry, node)}`,
        );
  };
  const [open, close, pad] = Array.isArray(value) ? ["[", "]", ""] : ["{", "}", " "];
  if (Object.keys(value).length === 0) return open + close;
  const wasInLine = isCollection(old?.node) && old.node.items.length > 0 && !source.includes("\n");
  if (isInLine || wasInLine) {
    const line = open + pad + parts(indent, true).join(", ") + pad + close;
    if (isInLine || indent.length + line.length <= WIDTH) return line;
  }
  const inner = `${indent}  `;
  const lines = parts(inner, false).map((each) => inner + each);
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/** The entries of a list, each with the one it was: those before and after what has changed. */
function alignedItems(
  value: readonly unknown[],
  node: ParsedNode | undefined,
): [unknown, ParsedNode | undefined][] {
  const items = isSeq(node) ? (node.items as ParsedNode[]) : [];
  const isKept = (entry: unknown, item: ParsedNode | undefined) =>
    item !== undefined && isSame(plain(item), entry);
  let head = 0;
  while (head < value.length && isKept(value[head], items[head])) head += 1;
  const shift = items.length - value.length;
  let tail = value.length;
  while (tail > head && tail + shift > head && isKept(value[tail - 1], items[tail - 1 + shift]))
    tail -= 1;
  return value.map((entry, index) => {
    if (index < head) return [entry, items[index]];
    return [entry, index >= tail ? items[index + shift] : undefined];
  });
}

/** The entries of a group in the order of the file; new ones last. */
function inOldOrder(
  value: Readonly<Record<string, unknown>>,
  node: ParsedNode | undefined,
): [string, unknown, ParsedNode | undefined][] {
  const pairs = isMap(node) ? (node.items as Pair<Scalar, ParsedNode | null>[]) : [];
  const known = pairs.map(({ key, value: child }): [string, ParsedNode | undefined] => [
    String(key.value),
    child ?? undefined,
  ]);
  const names = known.map(([name]) => name);
  return [
    ...known.filter(([name]) => name in value),
    ...Object.keys(value)
      .filter((name) => !names.includes(name))
      .map((name): [string, undefined] => [name, undefined]),
  ].map(([name, child]) => [name, value[name], child]);
}

/** A text in the quotation marks it had, or a list in one line; all else takes more than its place. */
function flowText(value: unknown, old: ParsedNode): string | undefined {
  if (isScalar(old)) {
    if (isRecord(value) || Array.isArray(value) || /^BLOCK/.test(old.type ?? "")) return undefined;
    if (old.source === "") return undefined;
    if (typeof value !== "string" || old.type === "PLAIN") return scalarText(value);
    if (old.type === "QUOTE_SINGLE" && !value.includes("\n"))
      return `'${value.replaceAll("'", "''")}'`;
    return JSON.stringify(value);
  }
  if (!isSeq(old) || !old.flow || !Array.isArray(value)) return undefined;
  return value.some((entry) => typeof entry === "object")
    ? undefined
    : `[${value.map(scalarText).join(", ")}]`;
}

/** A value in a form that is right in every place, also between brackets. */
function scalarText(value: unknown): string {
  const text = stringify([value], { collectionStyle: "flow", lineWidth: 0 }).trim();
  return text.includes("\n") ? JSON.stringify(value) : text.slice(1, -1).trim();
}

/** New lines of front matter. */
export function yamlText(value: Readonly<Record<string, unknown>>): string {
  return Object.keys(value).length === 0 ? "" : stringify(value, { lineWidth: 0 });
}

function plain(node: ParsedNode): unknown {
  return isScalar(node) ? node.value : node.toJSON();
}

function span({ range }: ParsedNode): [number, number] {
  return [range[0], range[1]];
}

function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^ */.exec(text.slice(start))?.[0] ?? "";
}
