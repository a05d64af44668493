import { pages, template } from "../layouts/template.tsx";
import { categoryPages } from "../model/docs/category-pages.ts";
import { CategoryPage } from "../ui/pages/category-page.tsx";

/** What a category of the docs contains. */
export const data = pages((site, locale) =>
  categoryPages(site[locale].versions, site[locale].context),
);

export default template(CategoryPage);
