import type { SiteData } from "../collections/site-data.ts";
import { originOf } from "../collections/site-data.ts";

/** Everything may be read; pages that are not to be listed say so themselves. */
export function robots(data: SiteData): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${originOf(data)}/sitemap.xml\n`;
}
