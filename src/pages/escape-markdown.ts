/** Characters that Markdown, or HTML inside it, would take for markup. */
export const MARKUP = /[\\`*_~[\]<]/g;

/** A text of the data so that Markdown shows it as it is. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(MARKUP, "\\$&");
}
