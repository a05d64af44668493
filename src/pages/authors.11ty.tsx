import { authorsPage } from "../collections/news/news-pages.ts";
import { AuthorsPage } from "../layouts/pages/authors-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** All authors of the news. */
export const data = pages((site, locale) => [authorsPage(site[locale].blog, site[locale].context)]);

export default template(AuthorsPage);
