import { lowerHeadings } from "../lazy-text.ts";

/**
 * The beginning of a post as lists show it: no ids, headings one level down (a list shows its titles as
 * h2), no footnotes; links to headings lead to the post, images load lazily and are no links of their own.
 *
 * @param html as `src/markdown` writes it: in texts and attributes `<`, `>` and `"` are escaped
 * @param url address of the post
 */
export function excerpt(html: string, url: string): string {
  return lowerHeadings(html)
    .replace(/<section class="footnotes".*$/s, "")
    .replaceAll(/<sup class="footnote-ref">.*?<\/sup>/gs, "")
    .replaceAll(/<a [^>]*data-large[^>]*>(.*?)<\/a>/gs, "$1")
    .replaceAll(/(<h[1-6]) id="[^"]*"/g, "$1")
    .replaceAll(/(<a\b[^>]*? href=")#/g, `$1${url}#`)
    .replaceAll(/(<img\b(?![^>]* loading=)[^>]*?) decoding=/g, '$1 loading="lazy" decoding=');
}

const PHOTO = /<picture>.*?<\/picture>|<img\b[^>]*>/s;

/** The first image of a text as a cover: small, lazy, and without a text, as a title is beside it. */
export function coverPhoto(html: string): string | null {
  const [photo] = PHOTO.exec(html) ?? [];
  return (
    photo
      ?.replaceAll(/ (?:alt|loading|sizes)="[^"]*"/g, "")
      .replace("<img", '<img alt="" loading="lazy"')
      .replaceAll(" srcset=", ' sizes="(max-width: 40em) 92vw, 20rem" srcset=') ?? null
  );
}

/** The beginning of a text without its first image, which is its cover. */
export function withoutPhoto(html: string): string {
  return html
    .replace(PHOTO, "")
    .replace(/<(p|figure)>\s*(?:<figcaption[^>]*>.*?<\/figcaption>)?\s*<\/\1>\n?/s, "");
}
