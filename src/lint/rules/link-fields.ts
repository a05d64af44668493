import { Parser } from "htmlparser2";
import { type StringField, strings } from "../../schema/strings.ts";

/** Fields whose value is an address, in data files and front matter. */
const NAMES = new Set([
  "to",
  "href",
  "src",
  "srcDark",
  "imageURL",
  "socialImage",
  "logo",
  "logoDark",
  "file",
]);

/** All addresses inside a value: fields that hold one, and links in pieces of HTML. */
export function linkFields(value: unknown): StringField[] {
  return strings(value).flatMap(({ value: text, ...place }) => {
    const addresses = NAMES.has(String(place.path.at(-1))) ? [text] : addressesIn(text);
    return addresses.map((address) => ({ value: address, ...place }));
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
