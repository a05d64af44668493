import type { Token } from "markdown-it";
import { placeOf } from "../../markdown/source-places.ts";
import { isImageOrLink, plainText } from "../../markdown/syntax.ts";
import { MARKUP } from "../../messages/markup.ts";
import type { LintedText } from "./linted-text.ts";

/** A link, an image or a glossary term of a text. */
export interface TextLink {
  kind: "link" | "image" | "term";
  /** Address as the parser gives it, or the term. */
  target: string;
  /** Description of an image. */
  alt: string;
  /** From 1 inside the text. */
  line: number;
  column?: number;
}

/** Collects all of them in the order of the text, and reports captions that would not be shown. */
export function linksOf({ tokens, source, report }: LintedText): TextLink[] {
  return tokens.flatMap((block, index) => {
    const children = block.children ?? [];
    const images = children.filter(({ type }) => type === "image");
    const isParagraph = tokens[index - 1]?.type === "paragraph_open";
    const isAlone = isParagraph && images.length === 1 && children.every(isImageOrLink);
    return children.flatMap((token): TextLink[] => {
      if (!/^(link_open|term_open|image)$/.test(token.type)) return [];
      const place = placeOf(token, block, source);
      if (token.type === "link_open")
        return [{ kind: "link", target: attribute(token, "href"), alt: "", ...place }];
      if (token.type === "term_open")
        return [{ kind: "term", target: String(token.meta?.term), alt: "", ...place }];
      const alt = plainText(token.children ?? []);
      const [target, caption] = [attribute(token, "src"), attribute(token, "title")];
      if (caption && !isAlone) {
        const image = `![${alt}](${target} "${caption}")`;
        report(place.line, MARKUP.captionLost({ image }));
      }
      return [{ kind: "image", target, alt, ...place }];
    });
  });
}

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? "");
