import { decodeHTML } from "entities";
import { type RenderedMarkdown, TRUNCATE } from "../markdown/rendered-markdown.ts";

/** A Markdown text, of which what needs rendering is read when it is asked for. */
export type RenderedText = ReturnType<typeof lazyText>;

/**
 * What lists and layouts ask of a text. It is rendered once, when one of them asks for what depends on
 * that: all pages and addresses are known then.
 *
 * @param body Markdown without front matter
 * @param render renders it
 */
export function lazyText(body: string, render: () => RenderedMarkdown) {
  let rendered: RenderedMarkdown | undefined;
  const text = () => {
    rendered ??= render();
    return rendered;
  };
  const html = () => text().html;
  return {
    /** The level-1 heading written in the text; left out of `html`, because the page shows it as its title. */
    title: firstHeading(body),
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

/** The level-1 heading at the top of a Markdown text; null where there is none. */
function firstHeading(body: string): string | null {
  const [, heading = ""] =
    /^\s*#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*(?:\{#[^}]*\})?[ \t]*$/m.exec(body) ?? [];
  const start = body.trimStart();
  return heading && start.startsWith("#") && !start.startsWith("##")
    ? heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replaceAll(/[*_`]/g, "")
        .trim()
    : null;
}

/** The words of a piece of HTML. */
export function plainText(html: string): string {
  return decodeHTML(html.replaceAll(/<sup\b.*?<\/sup>/gs, "").replaceAll(/<[^>]*>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();
}
