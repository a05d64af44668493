import { pages, template } from "../layouts/template.tsx";
import { authorsPage } from "../model/news/news-pages.ts";
import { AuthorsPage } from "../ui/pages/authors-page.tsx";

/** All authors of the news. */
export const data = pages((site, locale) => [authorsPage(site[locale].blog, site[locale].context)]);

export default template(AuthorsPage);
