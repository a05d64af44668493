import type { Collections } from "../collections/pages.ts";

interface TextData {
  page: { url: string | false };
  collections: Collections;
}

/** Eleventy's Markdown library: a text as the site has rendered it. */
export function renderText(_text: string, { page, collections: { site } }: TextData): string {
  return site.byUrl.get(page.url || "")?.text.html ?? "";
}
