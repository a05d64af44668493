import type { LocaleContext } from "../site-data.ts";
import type { ContentSource } from "../sources.ts";
import type { ContentPage } from "./page-model.ts";

/**
 * The field of colour at the top of a page, where its front matter has one, and the text below it:
 * the first paragraph leads into the page and stands in the field.
 */
export function pageHero(
  { frontMatter, text: { html } }: ContentSource,
  { href }: LocaleContext,
): Pick<ContentPage, "hero" | "text"> {
  const { hero } = frontMatter;
  if (!hero) return { hero: null, text: html };
  const { color, illustration, action } = hero;
  const [whole, lead = null] = /^\s*<p>(.*?)<\/p>/s.exec(html) ?? [""];
  return {
    hero: {
      color,
      illustration,
      lead,
      action: { label: action.label, href: href(action.to) },
    },
    text: html.slice(whole.length),
  };
}
