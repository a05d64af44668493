import { blogPages } from "../collections/news/news-pages.ts";
import { BlogListPage } from "../layouts/pages/blog-list-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** The list of news, newest first. */
export const data = pages((site, locale) => blogPages(site[locale].blog, site[locale].context));

export default template(BlogListPage);
