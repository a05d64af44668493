import type { SearchPage as SearchPageModel } from "../collections/pages/page-model.ts";
import { modelOf, pagesOf } from "../collections/pages.ts";
import { pagesBySubject, searchPage } from "../collections/search/search-page.ts";
import { renderPage } from "../layouts/document/page.tsx";
import { SearchPage } from "../layouts/pages/search-page.tsx";
import { type PageData, pages } from "../layouts/template.tsx";

/** The search, and all pages by subject. */
export const data = pages((site, locale) => [searchPage(site[locale].context)]);

export default function search({ page, collections }: PageData): string {
  const model = modelOf(page.url || "", collections) as SearchPageModel;
  const { context, versions } = collections.site[model.locale];
  const subjects = pagesBySubject(pagesOf(collections).list, versions, context);
  return renderPage(model, <SearchPage model={model} subjects={subjects} />);
}
