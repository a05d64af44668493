import { Parser } from "htmlparser2";

/** What an SVG may not contain, as it could run code or load something from elsewhere. */
const ACTIVE = /^(script|foreignobject|iframe|embed|object|handler|listener)$/;

/**
 * What makes a drawing more than a drawing; null where nothing does.
 *
 * An SVG in a page is only drawn, but at its own address it is a document of the site: it may run code
 * there, unless the host sends a Content-Security-Policy.
 */
export function activeContent(svg: string): string | null {
  if (/<!ENTITY/i.test(svg)) return "<!ENTITY>";
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (ACTIVE.test(localName(tag))) found.push(`<${tag}>`);
        for (const [attribute, value] of Object.entries(attributes))
          if (isActive(localName(attribute), value)) found.push(`${attribute}="${value}"`);
      },
      ontext(text) {
        const [loaded] = /@import|url\(\s*["']?(?:[a-z]+:)?\/\/[^)]*/i.exec(text) ?? [];
        if (loaded) found.push(loaded);
      },
      onprocessinginstruction(name, text) {
        if (/^\?xml-stylesheet$/i.test(name)) found.push(`<${text}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found[0] ?? null;
}

const localName = (name: string) => name.replace(/^.*:/, "").toLowerCase();

function isActive(attribute: string, value: string): boolean {
  // Browsers leave out spaces and control characters in front of and inside a scheme.
  const read = [...value].filter((letter) => letter > " ").join("");
  if (attribute.startsWith("on")) return true;
  if (/^(javascript|vbscript|data:text)/i.test(read)) return true;
  const isAddress = attribute === "href" || attribute === "src";
  return isAddress
    ? /^([a-z]+:)?\/\//i.test(read)
    : /url\(["']?([a-z]+:)?\/\//i.test(read) || /^@import/i.test(read);
}
