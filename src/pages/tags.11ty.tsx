import { pages, template } from "../layouts/template.tsx";
import { tagsPage } from "../model/news/news-pages.ts";
import { TagsPage } from "../ui/pages/tags-page.tsx";

/** All tags of the news. */
export const data = pages((site, locale) => [tagsPage(site[locale].blog, site[locale].context)]);

export default template(TagsPage);
