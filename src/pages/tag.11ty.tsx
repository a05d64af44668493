import { tagPages } from "../collections/news/news-pages.ts";
import { TagPage } from "../layouts/pages/tag-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** The news with a tag. */
export const data = pages((site, locale) => tagPages(site[locale].blog, site[locale].context));

export default template(TagPage);
