/** Tags that may have to change: of headings, and those with attributes. */
const TAGS = /<\/?(h[2-5](?=[ >])|[a-z][a-z0-9]*(?= ))[^>]*>/g;

/** Attributes that name an id of the same page. */
const REFERENCES = /^(id|for|aria-labelledby|aria-describedby|aria-controls)$/;

/**
 * A rendered text adapted to share a page with others: headings are one level down, ids and region
 * names are unique, and links to other texts of the page stay on the page.
 *
 * @param html as `src/markdown` writes it: in texts and attributes `<`, `>` and `"` are escaped
 * @param id what its ids begin with
 * @param title makes the names of its regions unique
 * @param addresses ids of the texts of the page, by their addresses
 */
export function embedded(
  html: string,
  { id, title, addresses }: { id: string; title: string; addresses: ReadonlyMap<string, string> },
): string {
  const prefix = `${escaped(id)}:`;
  return html.replace(TAGS, (tag, name: string) => {
    return lowered(tag, name).replace(
      / ([a-z-]+)="([^"]*)"/g,
      (attribute, key: string, value: string) => {
        if (key === "href") return ` href="${target(value)}"`;
        if (name === "section" && key === "aria-label")
          return ` ${key}="${value}, ${escaped(title)}"`;
        return REFERENCES.test(key) ? ` ${key}="${prefix}${value}"` : attribute;
      },
    );
  });

  function target(href: string): string {
    if (href.startsWith("#")) return `#${prefix}${href.slice(1)}`;
    const [path = "", fragment] = href.split("#");
    const other = addresses.get(path);
    if (other === undefined) return href;
    return `#${escaped(other)}${fragment ? `:${fragment}` : ""}`;
  }
}

function lowered(tag: string, name: string): string {
  const level = /^h([2-5])$/.exec(name)?.[1];
  return level ? tag.replace(name, `h${Number(level) + 1}`) : tag;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
