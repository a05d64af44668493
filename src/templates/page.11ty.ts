import type { PageToWrite } from "../eleventy/site-build.ts";

interface PageData {
  sitePage: PageToWrite;
}

/** The one template of all pages: written ones, generated ones, archived ones and stand-ins. */
export const data = {
  pagination: { data: "sitePages", size: 1, alias: "sitePage", addAllPagesToCollections: false },
  eleventyExcludeFromCollections: true,
  permalink: ({ sitePage }: PageData) => sitePage.outputPath,
};

export async function render({ sitePage }: PageData): Promise<string> {
  // Eleventy keeps a template that is itself unchanged; what it imports may have changed since.
  const { renderPage } = await import("../ui/page/render-page.tsx");
  return renderPage(sitePage.model);
}
