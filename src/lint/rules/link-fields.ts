import { Parser } from "htmlparser2";

/** Fields whose value is an address, in data files and front matter. */
const NAMES = new Set(["to", "href", "src", "srcDark", "imageURL", "socialImage"]);

/** An address inside data or front matter. */
export interface LinkField {
  /** Name of the field; `html` for a link inside a piece of HTML. */
  name: string;
  value: string;
  path: (string | number)[];
  /** The group that has the field. */
  owner: object;
}

/** All addresses inside a value: fields that hold one, and links in pieces of HTML. */
export function linkFields(
  value: unknown,
  path: (string | number)[] = [],
  owner: object = {},
): LinkField[] {
  const name = String(path.at(-1) ?? "");
  if (typeof value === "string") {
    if (NAMES.has(name)) return [{ name, value, path, owner }];
    return value.includes("<")
      ? addressesIn(value).map((address) => ({ name: "html", value: address, path, owner }))
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, child]) => linkFields(child, [...path, key], value));
}

function addressesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(_name, { href, src, ...attributes }) {
      if ("data-nobrokenlinkcheck" in attributes) return;
      found.push(...[href, src].filter((address) => address !== undefined));
    },
  });
  parser.end(html);
  return found;
}
