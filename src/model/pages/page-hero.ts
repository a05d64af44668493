import type { ContentSource } from "../sources.ts";

/**
 * The text of a page. Below a field of colour the first paragraph leads into the page and is shown in the
 * field.
 */
export function leadAndText(
  { frontMatter }: Pick<ContentSource, "frontMatter">,
  html: string,
): {
  /** HTML; null where the text begins with something else, or there is no field. */
  lead: string | null;
  text: string;
} {
  const [whole, lead = null] = /^\s*<p>(.*?)<\/p>/s.exec(frontMatter.hero ? html : "") ?? [""];
  return { lead, text: html.slice(whole.length) };
}
