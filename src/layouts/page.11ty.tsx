import type { PageModel } from "../model/pages/page-model.ts";

interface LayoutData {
  page: { inputPath: string };
  content: string;
  siteIndex: { page(data: LayoutData): { model: PageModel } | undefined };
}

/**
 * The one layout: finds the page model and draws it.
 *
 * A pure function of `data`: in an Eleventy layout `this.page` is frozen to the first page that was
 * rendered (shared/stack.md, section 1b).
 */
export async function render(data: LayoutData): Promise<string> {
  const page = data.siteIndex.page(data);
  if (!page) throw new Error(`${data.page.inputPath} has no page; see src/eleventy/site-index.ts`);
  // Eleventy keeps a layout that is itself unchanged; what it imports may have changed since.
  const { renderPage } = await import("../ui/page/render-page.tsx");
  return renderPage(page.model);
}
