import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { z } from "zod";
import { SYNTAX } from "../../messages/syntax.ts";
import { describeIssues, NAMING_FIELDS } from "../../schema/describe-issue.ts";
import { type FileFinding, lineAt } from "../../schema/finding.ts";
import type { Localized } from "../../schema/localized.ts";

/** What is wrong with JSON, and what to do about it, by the code of the parser. */
const SYNTAX_ERRORS: Readonly<Record<string, { what: Localized; advice: Localized }>> = {
  CommaExpected: {
    what: { en: "comma expected", sv: "ett komma saknas" },
    advice: {
      en: "Write a comma between the two values.",
      sv: "Skriv ett komma mellan de två värdena.",
    },
  },
  PropertyNameExpected: {
    what: { en: "property name expected", sv: "ett fältnamn saknas" },
    advice: {
      en: "Remove the comma before the closing bracket.",
      sv: "Ta bort kommat före den stängande parentesen.",
    },
  },
  ValueExpected: {
    what: { en: "value expected", sv: "ett värde saknas" },
    advice: {
      en: "Write a value there, or remove the comma.",
      sv: "Skriv ett värde där, eller ta bort kommat.",
    },
  },
  ColonExpected: {
    what: { en: "colon expected", sv: "ett kolon saknas" },
    advice: {
      en: "Write a colon between the name and its value.",
      sv: "Skriv ett kolon mellan namnet och värdet.",
    },
  },
  CloseBraceExpected: {
    what: { en: "close brace expected", sv: "en klammer är inte stängd" },
    advice: { en: "Close the group with }.", sv: "Stäng gruppen med }." },
  },
  CloseBracketExpected: {
    what: { en: "close bracket expected", sv: "en hakparentes är inte stängd" },
    advice: { en: "Close the list with ].", sv: "Stäng listan med ]." },
  },
  UnexpectedEndOfString: {
    what: { en: "unexpected end of string", sv: "en text är inte avslutad" },
    advice: {
      en: "Close the text with a quotation mark on the same line.",
      sv: "Avsluta texten med ett citattecken på samma rad.",
    },
  },
  EndOfFileExpected: {
    what: { en: "end of file expected", sv: "filen borde vara slut" },
    advice: {
      en: "Remove what follows: a bracket too many, or the file a second time.",
      sv: "Ta bort det som följer: en parentes för mycket, eller filen en gång till.",
    },
  },
};

const quotes = {
  en: 'Put texts in quotation marks: "…".',
  sv: 'Sätt texter inom citattecken: "…".',
};

/** What a sign that JSON does not have was meant to be. */
const SIGNS: readonly [pattern: RegExp, advice: Localized][] = [
  [
    /^\u00a0/,
    {
      en: "Delete the space there and type it again: it is a no-break space.",
      sv: "Ta bort mellanslaget där och skriv det igen: det är av ett annat slag.",
    },
  ],
  [
    /^;/,
    {
      en: "Write a comma instead of the semicolon.",
      sv: "Skriv ett komma i stället för semikolon.",
    },
  ],
  [
    /^=/,
    {
      en: "Write a colon instead of the equals sign.",
      sv: "Skriv ett kolon i stället för likhetstecknet.",
    },
  ],
  [/^True\b/, { en: "Write:  true", sv: "Skriv:  true" }],
  [/^False\b/, { en: "Write:  false", sv: "Skriv:  false" }],
  [/^None\b/, { en: "Write:  null", sv: "Skriv:  null" }],
  [
    /^<(?:!doctype|html)/i,
    {
      en: "This is a web page that was saved in place of the file. Restore the file from its history.",
      sv: "Det här är en webbsida som har sparats i stället för filen. Återställ filen ur historiken.",
    },
  ],
];

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
  const rest = text.slice(first?.offset ?? 0);
  const sign = SIGNS.find(([pattern]) => pattern.test(rest))?.[1];
  const words = code.replace(/(?<=.)[A-Z]/g, " $&").toLowerCase();
  const { what, advice } = SYNTAX_ERRORS[code] ?? {
    what: { en: words, sv: code === "InvalidSymbol" ? "ett tecken som inte hör hit" : words },
    advice: code === "InvalidSymbol" ? quotes : null,
  };
  return {
    line: lineAt(text, first?.offset ?? 0),
    ...SYNTAX.notJson({ what, advice: sign ?? advice }),
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
  const result = schema.safeParse(value, NAMING_FIELDS);
  if (result.success) return result.data;
  const mistakes = describeIssues(result.error.issues, value);
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
