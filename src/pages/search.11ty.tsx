import type { SearchPage as SearchPageModel } from "../collections/pages/page-model.ts";
import { modelOf, pagesOf } from "../collections/pages.ts";
import { pagesBySubject, searchPage } from "../collections/search/search-page.ts";
import { Base } from "../layouts/base.tsx";
import { SearchPage } from "../layouts/pages/search-page.tsx";
import { type PageData, pages } from "../layouts/template.tsx";

/** The search, and all pages by subject. */
export const data = pages((site, locale) => [searchPage(site[locale].context)]);

export default function search({ page, collections }: PageData) {
  const model = modelOf(page.url || "", collections) as SearchPageModel;
  const { context, versions } = collections.site[model.locale];
  const subjects = pagesBySubject(pagesOf(collections).list, versions, context);
  return (
    <Base model={model}>
      <SearchPage model={model} subjects={subjects} />
    </Base>
  );
}
