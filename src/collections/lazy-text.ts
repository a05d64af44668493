import { decodeHTML } from "entities";

/** A heading of level 2–6 in a rendered text. */
export interface Heading {
  level: number;
  id: string;
  /** Without markup. */
  text: string;
  /** Inline markup kept, links unwrapped, images dropped (TOC-1). */
  html: string;
}

/** A Markdown text, of which what needs rendering is read when it is asked for. */
export type RenderedText = ReturnType<typeof lazyText>;

/** Where the summary of a post ends, as the Markdown renderer writes it. */
export const TRUNCATE = "<!-- truncate -->";

/** A heading as the Markdown renderer writes it: an id, the words, and the direct link at the end. */
const HEADING = /<h([2-6]) id="([^"]+)"[^>]*>(.*?)(?: ?<a class="anchor"[^>]*>.*?<\/a>)?<\/h\1>/gs;

/**
 * What lists and layouts ask of a text. Everything that depends on the rendered text is read from it
 * when it is asked for: Eleventy renders texts after it has made the collections.
 *
 * @param body Markdown without front matter
 * @param content gives the rendered text
 */
export function lazyText(body: string, content: () => string) {
  let rendered: string | undefined;
  const html = () => {
    rendered ??= content();
    return rendered;
  };
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
      return headingsIn(html());
    },
    /** First paragraph without markup. */
    get firstLine() {
      return plainText(/<p>(.*?)<\/p>/s.exec(html())?.[1] ?? "");
    },
  };
}

/** The headings of levels 2–6, in order. */
export function headingsIn(html: string): Heading[] {
  return [...html.matchAll(HEADING)].map(([, level, id = "", words = ""]) => ({
    level: Number(level),
    id: decodeHTML(id),
    text: plainText(words),
    html: words
      .replaceAll(/<\/?a\b[^>]*>|<img\b[^>]*>|<picture>.*?<\/picture>|<sup\b.*?<\/sup>/gs, "")
      .trim(),
  }));
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
