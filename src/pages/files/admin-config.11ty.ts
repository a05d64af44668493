import { adminConfig, hasAdmin } from "../../admin/config.ts";
import type { PageData, SiteSettings } from "../../layouts/template.tsx";

/** What the CMS of `/admin` can edit. */
export const data = {
  permalink: ({ site }: SiteSettings) => hasAdmin(site) && "admin/config.json",
  eleventyExcludeFromCollections: true,
};

export default ({ collections: { site } }: PageData): string => {
  // Names that can be chosen, without those that are hidden today.
  const { people, keyDates } = site.data;
  return JSON.stringify(adminConfig({ ...site.written, people, keyDates }));
};
