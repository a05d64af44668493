import { pages, template } from "../layouts/template.tsx";
import { tagPages } from "../model/news/news-pages.ts";
import { TagPage } from "../ui/pages/tag-page.tsx";

/** The news with a tag. */
export const data = pages((site, locale) => tagPages(site[locale].blog, site[locale].context));

export default template(TagPage);
