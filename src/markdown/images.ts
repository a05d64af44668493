import type { MarkdownIt, Token } from "markdown-it";
import type { ImageOptions } from "../bundle/image-html.ts";
import { decode } from "../model/routes/paths.ts";
import { environmentOf, type TextImage } from "./environment.ts";
import { plainText } from "./headings.ts";
import { hide } from "./lost-words.ts";
import { placeOf } from "./source-places.ts";

/** What the renderer needs for an image. */
interface Drawing extends ImageOptions {
  image: TextImage;
}

/**
 * Images: one that is alone in its paragraph may have a caption, `![alt](file "caption")`; a paragraph of
 * several images and nothing else is a row. All images of a page but the first load lazily.
 */
export function images(md: MarkdownIt): void {
  md.core.ruler.push("images", (state) => {
    const env = environmentOf(state);
    let loading: ImageOptions["loading"] = "eager";
    state.tokens.forEach((block, index) => {
      const pictures = block.children?.filter(({ type }) => type === "image") ?? [];
      const paragraph = state.tokens[index - 1];
      const isAlone = paragraph?.type === "paragraph_open" && block.children?.every(isImageOrLink);
      const inRow = isAlone === true && pictures.length > 1;
      for (const token of pictures) {
        const source = String(token.attrGet("src") ?? "");
        hide(env, `${source} ${decode(source)}`);
        const alt = plainText(token.children ?? []);
        const place = placeOf(token, block, state.src);
        const image = env.renderImage(source, alt, place);
        token.meta = { image, loading, inRow } satisfies Drawing;
        loading = "lazy";
        const caption = String(token.attrGet("title") ?? "");
        if (caption && (!isAlone || inRow)) {
          env.report(
            place.line,
            `The image ![${alt}](${source} "${caption}") has a caption, but is not alone in its paragraph.`,
            "Put an empty line before and after it, or write what the caption says in the text.",
          );
        } else if (caption) {
          toFigure(state.tokens.slice(index - 1, index + 2), caption);
        }
        token.type = "picture";
      }
      if (inRow) paragraph?.attrJoin("class", "pictures");
    });

    function toFigure([open, block, close]: Token[], caption: string): void {
      for (const token of [open, close]) {
        // A list without empty lines hides its paragraphs, but has to show the figure.
        if (token) Object.assign(token, { tag: "figure", hidden: false });
      }
      const text = new state.Token("html_inline", "", 0);
      text.content = `<figcaption class="note">${md.utils.escapeHtml(caption)}</figcaption>`;
      block?.children?.push(text);
    }
  });
  md.renderer.rules.picture = (tokens, index) => {
    const { image, loading, inRow } = drawingOf(tokens[index]);
    return image.draw({ loading, inRow });
  };
}

function isImageOrLink({ type, content }: Token): boolean {
  return (
    /^(image|link_open|link_close|softbreak)$/.test(type) ||
    (type === "text" && content.trim() === "")
  );
}

/** An image for the summary of its text in a list, where it loads lazily. */
export function outOfSight(token: Token): Token {
  const copy: Token = Object.assign(Object.create(Object.getPrototypeOf(token) as object), token);
  copy.meta = { ...drawingOf(token), loading: "lazy" } satisfies Drawing;
  return copy;
}

/** Address of one file of an image; null when there is none. */
export function imageAddressOf(token: Token): string | null {
  return drawingOf(token).image.address;
}

/** markdown-it types the meta data of tokens as an open record. */
function drawingOf(token: Token | undefined): Drawing {
  return token?.meta as unknown as Drawing;
}
