import type { PageData } from "../../layouts/template.tsx";
import { originOf } from "../../model/site-data.ts";

/** Everything may be read; pages that are not to be listed say so themselves. */
export const data = { permalink: "robots.txt", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${originOf(collections.site.data)}/sitemap.xml\n`;
