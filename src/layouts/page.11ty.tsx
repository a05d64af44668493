import type { PageModel } from "../model/page-model.ts";
import { renderPage } from "../ui/page/render-page.tsx";

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
export function render(data: LayoutData): string {
  const page = data.siteIndex.page(data);
  if (!page) throw new Error(`${data.page.inputPath} has no page; see src/eleventy/site-index.ts`);
  return renderPage(page.model, data.content);
}
