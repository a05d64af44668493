import { escapeAttribute } from "entities";
import { lowerHeadings } from "../lazy-text.ts";

/** Attributes that name an id of the same page. */
const REFERENCES = / (id|for|aria-labelledby|aria-describedby|aria-controls)="/g;

/**
 * A rendered text adapted to share a page with others: headings are one level down, ids and region
 * names are unique, and links to other texts of the page stay on the page.
 *
 * @param html as the site renders it: in texts `"` is escaped
 * @param id what its ids begin with
 * @param title makes the names of its regions unique
 * @param addresses ids of the texts of the page, by their addresses
 */
export function embedded(
  html: string,
  { id, title, addresses }: { id: string; title: string; addresses: ReadonlyMap<string, string> },
): string {
  return lowerHeadings(html)
    .replaceAll(REFERENCES, (_, name: string) => ` ${name}="${escapeAttribute(id)}:`)
    .replaceAll(
      /<section\b[^>]* aria-label="[^"]*/g,
      (section) => `${section}, ${escapeAttribute(title)}`,
    )
    .replaceAll(/ href="([^"]*)"/g, (_, href: string) => ` href="${target(href)}"`);

  function target(href: string): string {
    const [path = "", fragment] = href.split("#");
    const text = path === "" ? id : addresses.get(path);
    if (text === undefined) return href;
    return `#${escapeAttribute(text)}${fragment ? `:${fragment}` : ""}`;
  }
}
