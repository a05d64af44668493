import type { PageData, SiteSettings } from "../../layouts/template.tsx";
import { adminConfig, hasAdmin } from "../../output/admin/config.ts";

/** What the CMS of `/admin` can edit. */
export const data = {
  permalink: ({ site }: SiteSettings) => hasAdmin(site) && "admin/config.json",
  eleventyExcludeFromCollections: true,
};

export default ({ collections }: PageData): string =>
  JSON.stringify(adminConfig(collections.site.data));
