import { authorPages } from "../collections/news/news-pages.ts";
import { AuthorPage } from "../layouts/pages/author-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** The news of an author. */
export const data = pages((site, locale) => authorPages(site[locale].blog, site[locale].context));

export default template(AuthorPage);
