import { modelOf, pagesOf } from "../collections/pages.ts";
import { type PageData, pages } from "../layouts/template.tsx";
import type { SearchPage as SearchPageModel } from "../model/pages/page-model.ts";
import { pagesBySubject, searchPage } from "../model/search/search-page.ts";
import { renderPage } from "../ui/page/page.tsx";
import { SearchPage } from "../ui/pages/search-page.tsx";

/** The search, and all pages by subject. */
export const data = pages((site, locale) => [searchPage(site[locale].context)]);

export default function search({ page, collections }: PageData): string {
  const model = modelOf(page.url || "", collections) as SearchPageModel;
  const { context, versions } = collections.site[model.locale];
  const subjects = pagesBySubject(pagesOf(collections).list, versions, context);
  return renderPage(model, <SearchPage model={model} subjects={subjects} />);
}
