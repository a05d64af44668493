import type { SiteData } from "../../collections/site-data.ts";
import { originOf } from "../../collections/site-data.ts";
import type { PageData } from "../../layouts/template.tsx";

/** What search engines may read. */
export const data = { permalink: "robots.txt", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => robots(collections.site.data);

/** Everything may be read; pages that are not to be listed say so themselves. */
export function robots(data: SiteData): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${originOf(data)}/sitemap.xml\n`;
}
