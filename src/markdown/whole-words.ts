import type { MarkdownIt } from "markdown-it";

/** Of escaped text: what begins with a single letter and a hyphen. */
const ONE_LETTER = /(?<![\p{L}\p{N}-])\p{L}-\p{L}+/gu;

/**
 * Words such as e-post stay on one line. Browsers break after any hyphen; a hyphen that
 * does not break (U+2011) or a word joiner would be another word to readers who copy or search it.
 */
export function wholeWords(md: MarkdownIt): void {
  md.renderer.rules.text = (tokens, index) =>
    md.utils
      .escapeHtml(tokens[index]?.content ?? "")
      .replace(ONE_LETTER, '<span class="nowrap">$&</span>');
}
