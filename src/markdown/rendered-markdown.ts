/** A text as pages show it, and what lists need to know of it. */
export interface RenderedMarkdown {
  html: string;
  /** Of levels 2–6, in order. */
  headings: readonly Heading[];
}

/** A heading of a text. */
export interface Heading {
  level: number;
  id: string;
  /** Without markup. */
  text: string;
  /** Inline markup kept, links unwrapped, images dropped (TOC-1). */
  html: string;
}

/** Where the summary of a post ends, in the HTML. */
export const TRUNCATE = "<!-- truncate -->";
