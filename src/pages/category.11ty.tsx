import { categoryPages } from "../collections/docs/category-pages.ts";
import { CategoryPage } from "../layouts/pages/category-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** What a category of the docs contains. */
export const data = pages((site, locale) =>
  categoryPages(site[locale].versions, site[locale].context),
);

export default template(CategoryPage);
