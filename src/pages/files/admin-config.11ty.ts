import { adminConfig, hasAdmin } from "../../admin/config.ts";
import type { PageData, SiteSettings } from "../../layouts/template.tsx";

/** What the CMS of `/admin` can edit. */
export const data = {
  permalink: ({ site }: SiteSettings) => hasAdmin(site) && "admin/config.json",
  eleventyExcludeFromCollections: true,
};

export default ({ collections }: PageData): string =>
  JSON.stringify(adminConfig(collections.site.written));
