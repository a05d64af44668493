import type { ComponentType } from "react";
import { type Collections, modelOf } from "../collections/pages.ts";
import type { PageKind, PageModel } from "../model/pages/page-model.ts";
import { outputPathOf } from "../model/routes/paths.ts";
import type { PlannedPage } from "../model/pages/planned-page.ts";
import { renderPage } from "../ui/page/page.tsx";

/** What Eleventy passes to templates and layouts. */
export interface PageData {
  page: { url: string };
  collections: Collections;
}

/**
 * Data of a template that writes one page per entry of a collection.
 *
 * @param collection its name in `.eleventy.ts`
 */
export function paginated(collection: string) {
  return {
    pagination: {
      data: `collections.${collection}`,
      size: 1,
      alias: "entry",
      addAllPagesToCollections: true,
    },
    permalink: ({ entry }: { entry: PlannedPage }) => outputPathOf(entry.core.url),
  };
}

/** A page as HTML, with a component that draws its main area. */
export function template<Kind extends PageKind>(
  Main: ComponentType<{ model: Extract<PageModel, { kind: Kind }> }>,
): (data: PageData) => string {
  return ({ page, collections }) => {
    const model = modelOf(page.url, collections) as Extract<PageModel, { kind: Kind }>;
    return renderPage(model, <Main model={model} />);
  };
}
