/**
 * The text of a page, whose first paragraph leads into it and is shown with its title.
 *
 * @param html of the text
 */
export function leadAndText(html: string): {
  /** HTML; null where the text begins with something else. */
  lead: string | null;
  text: string;
} {
  const [whole = "", lead = null] = /^\s*<p>((?:(?!<img\b|<\/p>).)*)<\/p>/s.exec(html) ?? [];
  return { lead, text: html.slice(whole.length) };
}
