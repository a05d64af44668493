import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { z } from "zod";
import type { Mistake } from "../../messages/message.ts";
import { JSON_ERRORS, SYNTAX } from "../../messages/syntax.ts";
import { checkValue, describeInvisible, describeIssues } from "../../schema/describe-issue.ts";
import { type FileFinding, lineAt } from "../../schema/finding.ts";

/** What is wrong, and what to do about it, by what the file has there; the first that fits counts. */
const SLIPS: readonly [rest: RegExp, slip: (rest: string) => Mistake, before?: RegExp][] = [
  [/^$/, JSON_ERRORS.empty, /^\s*$/],
  [/^<(?:!doctype|html)/i, JSON_ERRORS.webPage],
  [/^\u00a0/, JSON_ERRORS.hardSpace],
  [/^;/, JSON_ERRORS.semicolon],
  [/^=/, JSON_ERRORS.equals],
  [
    /^(?:True|False)\b/,
    (rest) => JSON_ERRORS.word({ word: rest.startsWith("T") ? "true" : "false" }),
  ],
  [/^(?:None|nil|undefined)\b/, () => JSON_ERRORS.word({ word: "null" })],
  [/^\/[/*]/, JSON_ERRORS.comment],
  [/^['‘’“”„«»]/, JSON_ERRORS.quotes],
  [/^[\p{L}\p{N}]/u, JSON_ERRORS.quoteInside, /"[^"\n]*"$/],
  [/^\d/, JSON_ERRORS.zero, /(?:^|[^\d.])-?0$/],
  [/^\.\d/, JSON_ERRORS.point],
  [/^\}/, JSON_ERRORS.openList],
  [/^\]/, JSON_ERRORS.openGroup],
];

/** The same, by the code of the parser. */
const BY_CODE: Readonly<Record<string, () => Mistake>> = {
  CommaExpected: JSON_ERRORS.comma,
  PropertyNameExpected: JSON_ERRORS.lastComma,
  ValueExpected: JSON_ERRORS.value,
  ColonExpected: JSON_ERRORS.colon,
  CloseBraceExpected: JSON_ERRORS.openGroup,
  CloseBracketExpected: JSON_ERRORS.openList,
  UnexpectedEndOfString: JSON_ERRORS.openText,
  EndOfFileExpected: JSON_ERRORS.more,
  InvalidEscapeCharacter: JSON_ERRORS.backslash,
  InvalidCharacter: JSON_ERRORS.openText,
};

/** A path inside JSON or front matter. */
export type Path = readonly (string | number)[];

/** A JSON file after reading. */
export type JsonFile = ReturnType<typeof readJson>;

/** Parses JSON and checks it against a schema. */
export function readJson<T>(text: string, schema: z.ZodType<T>) {
  const findings: FileFinding[] = [];
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  if (!tree || first) findings.push(syntaxFinding(text, first));
  const value = tree && !first ? checked(text, tree, schema, findings) : undefined;
  return {
    /** Undefined when there are findings. */
    value: findings.length === 0 ? value : undefined,
    findings,
    /** Line of a place in the file, or of the closest one above it that exists. */
    lineOf: (path: Path) => (tree ? lineAt(text, nearestNode(tree, path).offset) : null),
  };
}

/** One mistake makes the parser report several; the first place is where to look. */
function syntaxFinding(text: string, first: ParseError | undefined): FileFinding {
  const code = first ? printParseErrorCode(first.error) : "ValueExpected";
  const offset = first?.offset ?? 0;
  const [before, rest] = [text.slice(0, offset), text.slice(offset)];
  // What follows the end of the file, or the last comma, says nothing about it.
  const isPlace = !/^(?:PropertyName|EndOfFile)Expected$/.test(code);
  const slip = SLIPS.find(
    ([pattern, , own]) =>
      (isPlace || pattern.test("//")) && pattern.test(rest) && (own?.test(before) ?? true),
  );
  return {
    line: lineAt(text, offset),
    ...(slip ? slip[1](rest) : (BY_CODE[code] ?? JSON_ERRORS.unquoted)()),
  };
}

function checked<T>(
  text: string,
  tree: Node,
  schema: z.ZodType<T>,
  findings: FileFinding[],
): T | undefined {
  for (const { key, properties } of repeatedKeys(tree)) {
    const lines = properties.map(({ offset }) => lineAt(text, offset));
    findings.push({
      line: lines[1] ?? null,
      ...SYNTAX.keyTwice({ key, places: lines.join(", ") }),
    });
  }
  const value: unknown = getNodeValue(tree);
  const result = checkValue(schema, value);
  const unseen = describeInvisible(value);
  if (result.success && unseen.length === 0) return result.data;
  const mistakes = [
    ...unseen,
    // A value that holds such a character fits no form.
    ...describeIssues(result.error?.issues ?? [], value).filter(
      ({ path }) => !unseen.some((mistake) => String(mistake.path) === String(path)),
    ),
  ];
  findings.push(
    ...mistakes.map((mistake) => ({
      line: lineAt(text, nearestNode(tree, mistake.path).offset),
      ...mistake,
    })),
  );
  return undefined;
}

/** Keys that one group has more than once; JSON readers keep the last. */
function repeatedKeys(tree: Node): { key: string; properties: Node[] }[] {
  const inside = (tree.children ?? []).flatMap(repeatedKeys);
  if (tree.type !== "object") return inside;
  const byKey = Map.groupBy(tree.children ?? [], ({ children }) => String(children?.[0]?.value));
  const repeated = [...byKey].filter(([, properties]) => properties.length > 1);
  return [...repeated.map(([key, properties]) => ({ key, properties })), ...inside];
}

function nearestNode(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === "property" ? node.parent : node;
  }
  return tree;
}
