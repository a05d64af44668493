import { decodeHTML } from "entities";
import type { ParsedText } from "../markdown/parsed-text.ts";
import { type RenderedMarkdown, TRUNCATE } from "../markdown/rendered-markdown.ts";
import { EXPLICIT_ID, plainText as wordsOf } from "../markdown/syntax.ts";

/** A Markdown text, of which what needs rendering is read when it is asked for. */
export type RenderedText = ReturnType<typeof lazyText>;

/**
 * What lists and layouts ask of a text. It is rendered once, when one of them asks for what depends on
 * that: all pages and addresses are known then.
 *
 * @param render renders it
 */
export function lazyText({ tokens: [first, words] }: ParsedText, render: () => RenderedMarkdown) {
  let rendered: RenderedMarkdown | undefined;
  const text = () => {
    rendered ??= render();
    return rendered;
  };
  const html = () => text().html;
  return {
    /** The level-1 heading written in the text; left out of `html`, because the page shows it as its title. */
    title:
      first?.tag === "h1" ? wordsOf(words?.children ?? []).replace(EXPLICIT_ID, "") || null : null,
    get html() {
      return html().replace(TRUNCATE, "");
    },
    /** HTML of what comes before the truncation marker, or of everything. */
    get excerptHtml() {
      return html().split(TRUNCATE)[0] ?? "";
    },
    get truncated() {
      return html().includes(TRUNCATE);
    },
    get headings() {
      return text().headings;
    },
    /** First paragraph without markup. */
    get firstLine() {
      return plainText(/<p>(.*?)<\/p>/s.exec(html())?.[1] ?? "");
    },
  };
}

/** Rendered HTML with its headings one level down. */
export function lowerHeadings(html: string): string {
  return html.replaceAll(
    /(<\/?h)([1-5])(?=[ >])/g,
    (_, tag: string, level: string) => tag + (Number(level) + 1),
  );
}

/** The words of a piece of HTML. */
export function plainText(html: string): string {
  return decodeHTML(html.replaceAll(/<sup\b.*?<\/sup>/gs, "").replaceAll(/<[^>]*>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();
}
