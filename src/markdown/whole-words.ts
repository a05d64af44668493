import type { MarkdownIt } from "markdown-it";

/** Of escaped text: what begins with a single letter and a hyphen, a range of numbers, and the word before an ellipsis. */
const WHOLE = /(?<![\p{L}\p{N}-])\p{L}-\p{L}+|\d[\d.]*–\d[\d.]*\d|\p{L}+ …/gu;

/**
 * Words such as e-post, ranges such as 20–30 and "want to …" stay on one line. Browsers break after any hyphen; a hyphen
 * that does not break (U+2011) or a word joiner would be another word to readers who copy or search it.
 */
export function wholeWords(md: MarkdownIt): void {
  md.renderer.rules.text = (tokens, index) =>
    md.utils
      .escapeHtml(tokens[index]?.content ?? "")
      .replace(WHOLE, '<span class="nowrap">$&</span>');
}
