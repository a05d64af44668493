import type { MarkdownIt, Token } from "markdown-it";
import type { ImageOptions } from "../assets/image-html.ts";
import { environmentOf } from "./environment.ts";
import { isImageOrLink, plainText } from "./syntax.ts";

/**
 * Images: one that is alone in its paragraph may have a caption, `![alt](file "caption")`; a paragraph of
 * several images and nothing else is a row. The first image of a page loads eagerly. One without words
 * beside it opens large, unless it is a link already.
 */
export function images(md: MarkdownIt): void {
  md.core.ruler.push("images", (state) => {
    const env = environmentOf(state);
    let loading: ImageOptions["loading"] = "eager";
    for (const [index, block] of state.tokens.entries()) {
      const own = block.children?.filter(({ type }) => type === "image") ?? [];
      const paragraph = state.tokens[index - 1];
      const isAlone = paragraph?.type === "paragraph_open" && block.children?.every(isImageOrLink);
      const inRow = isAlone === true && own.length > 1;
      const isLinked = block.children?.some(({ type }) => type === "link_open");
      for (const token of own) {
        const alt = plainText(token.children ?? []);
        const caption = String(token.attrGet("title") ?? "");
        token.type = "html_inline";
        token.content = env.renderImage(String(token.attrGet("src") ?? ""), alt, {
          loading,
          inRow,
          opensLarge: isAlone && !isLinked ? env.labels["pictures.large"] : undefined,
        });
        loading = "lazy";
        if (caption && isAlone && !inRow)
          toFigure(state.tokens.slice(index - 1, index + 2), caption);
      }
      if (inRow) paragraph?.attrJoin("class", "pictures");
    }

    function toFigure([open, block, close]: Token[], caption: string): void {
      for (const token of [open, close]) {
        // Paragraphs of a tight list are hidden; a figure is not.
        if (token) Object.assign(token, { tag: "figure", hidden: false });
      }
      const text = new state.Token("html_inline", "", 0);
      text.content = `<figcaption class="note">${md.utils.escapeHtml(caption)}</figcaption>`;
      block?.children?.push(text);
    }
  });
}
