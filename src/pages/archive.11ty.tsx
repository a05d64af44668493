import { pages, template } from "../layouts/template.tsx";
import { archivePages } from "../model/news/news-pages.ts";
import { ArchivePage } from "../ui/pages/archive-page.tsx";

/** All news by year and month. */
export const data = pages((site, locale) => archivePages(site[locale].blog, site[locale].context));

export default template(ArchivePage);
