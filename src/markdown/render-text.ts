import type { Collections } from "../collections/pages.ts";

interface TextData {
  page: { url: string | false };
  collections: Collections;
}

/** Eleventy's Markdown library: renders a text as part of the site. */
export function renderText(text: string, { page, collections: { site } }: TextData): string {
  const source = site.byUrl.get(page.url || "");
  return source ? site.render(source, text) : "";
}
