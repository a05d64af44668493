import { lowerHeadings } from "../lazy-text.ts";

/**
 * The beginning of a post as lists show it: no ids, headings one level down (a list shows its titles as
 * h2), no footnotes; links to headings lead to the post, and images load lazily.
 *
 * @param html as `src/markdown` writes it: in texts and attributes `<`, `>` and `"` are escaped
 * @param url address of the post
 */
export function excerpt(html: string, url: string): string {
  return lowerHeadings(html)
    .replace(/<section class="footnotes".*$/s, "")
    .replaceAll(/<sup class="footnote-ref">.*?<\/sup>/gs, "")
    .replaceAll(/(<h[1-6]) id="[^"]*"/g, "$1")
    .replaceAll(/(<a\b[^>]*? href=")#/g, `$1${url}#`)
    .replaceAll(/(<img\b(?![^>]* loading=)[^>]*?) decoding=/g, '$1 loading="lazy" decoding=');
}
