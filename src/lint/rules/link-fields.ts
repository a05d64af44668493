import { Parser } from "htmlparser2";
import type { ZodType } from "zod";
import { textFields } from "../../read/text-fields.ts";
import { withHtmlLinks } from "../../schema/html-text.ts";
import type { StringField } from "../../schema/strings.ts";

/** All addresses inside a value: fields that hold one, and links in pieces of HTML. */
export function linkFields(schema: ZodType | undefined, value: unknown): StringField[] {
  return textFields(schema, value).flatMap(({ value: text, meta, ...place }) => {
    // What has to be the page of something is looked for there.
    if (meta.reference) return [];
    const addresses = meta.link ? [text] : addressesIn(withHtmlLinks(text));
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
