import { pages, template } from "../layouts/template.tsx";
import { authorPages } from "../model/news/news-pages.ts";
import { AuthorPage } from "../ui/pages/author-page.tsx";

/** The news of an author. */
export const data = pages((site, locale) => authorPages(site[locale].blog, site[locale].context));

export default template(AuthorPage);
