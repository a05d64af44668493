import { decodeHTMLAttribute, escapeAttribute } from "entities";
import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.findAll>[number];

/**
 * The text of a post for readers of feeds: they run none of our scripts, so buttons that need them are
 * gone, and they know no base address, so every link and image gets its whole address. Of an image they
 * get the one file that every reader can show.
 *
 * @param base address of the post
 * @throws TypeError when an address cannot be resolved
 */
export function feedHtml(html: string, base: string): string {
  // Entities stay as they are written; only addresses have to be understood.
  const text = parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false });
  for (const control of DomUtils.findAll(needsScript, text.children)) {
    DomUtils.removeElement(control);
  }
  for (const source of DomUtils.findAll(({ name }) => name === "source", text.children)) {
    DomUtils.removeElement(source);
  }
  for (const { attribs } of DomUtils.findAll(() => true, text.children)) {
    for (const name of ["srcset", "sizes"]) delete attribs[name];
    for (const name of ["href", "src"]) {
      if (attribs[name] !== undefined) attribs[name] = absolute(attribs[name], base);
    }
  }
  return DomUtils.getOuterHTML(text, { encodeEntities: false, emptyAttrs: true });
}

/** The buttons of a code block, and the element that says when its code was copied. */
function needsScript({ name, attribs }: Element): boolean {
  return (
    attribs.class?.split(" ").includes("scripted") || (name === "span" && attribs.role === "status")
  );
}

function absolute(address: string, base: string): string {
  return escapeAttribute(new URL(decodeHTMLAttribute(address), base).href);
}
