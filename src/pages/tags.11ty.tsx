import { tagsPage } from "../collections/news/news-pages.ts";
import { TagsPage } from "../layouts/pages/tags-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** All tags of the news. */
export const data = pages((site, locale) => [tagsPage(site[locale].blog, site[locale].context)]);

export default template(TagsPage);
