import { pages, template } from "../layouts/template.tsx";
import { blogPages } from "../model/news/news-pages.ts";
import { BlogListPage } from "../ui/pages/blog-list-page.tsx";

/** The list of news, newest first. */
export const data = pages((site, locale) => blogPages(site[locale].blog, site[locale].context));

export default template(BlogListPage);
