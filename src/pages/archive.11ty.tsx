import { archivePages } from "../collections/news/news-pages.ts";
import { ArchivePage } from "../layouts/pages/archive-page.tsx";
import { pages, template } from "../layouts/template.tsx";

/** All news by year and month. */
export const data = pages((site, locale) => archivePages(site[locale].blog, site[locale].context));

export default template(ArchivePage);
