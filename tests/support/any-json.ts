import fc from "fast-check";
import { type Node, parseTree } from "jsonc-parser";

/** Values that have been trouble somewhere: names of JavaScript, pieces of HTML, addresses, signs. */
const NASTY = [
  "__proto__",
  "constructor",
  "toString",
  "",
  " ",
  "<b>x",
  "</section>",
  '<a href="/x',
  "<script>",
  "javascript:x",
  "www.kth.se",
  "https://",
  "//",
  "/",
  "/%",
  "/%E0%A4%A",
  "/en",
  "/blog",
  "/index.html",
  "../x",
  "?",
  "#",
  "(",
  "\\",
  "\u0000",
  "\u2028",
  "\ud800",
  "å".normalize("NFD"),
  "😀",
  "2026-02-30",
  "9999-12-31",
  "{x}",
  "|",
  "x".repeat(3000),
];

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...NASTY, null, true, 0, -1, 1.5, 1e21, [], {}, [[]], { sv: "x" }),
  fc.jsonValue({ maxDepth: 2 }),
);
const anyKey = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 8 }));

/** What somebody does to a JSON file, at a place that is counted round if the file is shorter. */
type Edit =
  | { kind: "replace"; at: number; value: unknown }
  | { kind: "rename"; at: number; key: string }
  | { kind: "remove" | "repeat"; at: number }
  | { kind: "cut"; at: number }
  | { kind: "insert"; at: number; text: string };

const at = fc.nat({ max: 100_000 });
const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("replace" as const), at, value: anyValue }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("rename" as const), at, key: anyKey }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("remove", "repeat"), at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("insert" as const),
      at,
      text: fc.string({ maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut" as const), at }) },
);

/** One to three edits of a file. */
export const edits = fc.array(edit, { minLength: 1, maxLength: 3 });

/** The file after the edits; what cannot be done to it is left out. */
export function edited(text: string, changes: readonly Edit[]): string {
  return changes.reduce(change, text);
}

function change(text: string, edit: Edit): string {
  if (edit.kind === "insert" || edit.kind === "cut") {
    const place = edit.at % (text.length + 1);
    return text.slice(0, place) + (edit.kind === "insert" ? edit.text + text.slice(place) : "");
  }
  const tree = parseTree(text);
  const nodes = tree ? nodesOf(tree) : [];
  if (edit.kind === "replace") {
    const values = nodes.filter(isValue);
    const node = values[edit.at % values.length];
    return node ? withText(text, node, JSON.stringify(edit.value)) : text;
  }
  const properties = nodes.filter(({ type }) => type === "property");
  const property = properties[edit.at % properties.length];
  const [key] = property?.children ?? [];
  if (!property || !key) return text;
  if (edit.kind === "rename") return withText(text, key, JSON.stringify(edit.key));
  const written = text.slice(property.offset, property.offset + property.length);
  if (edit.kind === "repeat") return withText(text, property, `${written},\n${written}`);
  // With its comma, so that the file can still be read; the last one has none.
  const rest = text.slice(property.offset + property.length).replace(/^\s*,/, "");
  return text.slice(0, property.offset) + rest;
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** Whether a node is in the place of a value, and is no property or its name. */
function isValue({ type, parent, ...node }: Node): boolean {
  return type !== "property" && !(parent?.type === "property" && parent.offset === node.offset);
}

function withText(text: string, { offset, length }: Node, written: string): string {
  return text.slice(0, offset) + written + text.slice(offset + length);
}
