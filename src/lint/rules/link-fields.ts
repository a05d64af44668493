import { Parser } from "htmlparser2";
import { type StringField, strings } from "../../schema/strings.ts";

/** Fields whose value is an address, in data files and front matter. */
const NAMES = new Set(["to", "href", "src", "srcDark", "imageURL", "socialImage"]);

/** An address inside data or front matter. */
export interface LinkField extends StringField {
  /** Name of the field; `html` for a link inside a piece of HTML. */
  name: string;
}

/** All addresses inside a value: fields that hold one, and links in pieces of HTML. */
export function linkFields(value: unknown): LinkField[] {
  return strings(value).flatMap(({ value: text, ...place }) => {
    const name = String(place.path.at(-1));
    if (NAMES.has(name)) return { name, value: text, ...place };
    return addressesIn(text).map((address) => ({ name: "html", value: address, ...place }));
  });
}

function addressesIn(html: string): string[] {
  if (!html.includes("<")) return [];
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
