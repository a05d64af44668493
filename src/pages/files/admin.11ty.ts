import { adminPage } from "../../admin/admin-page.ts";
import { hasAdmin } from "../../admin/config.ts";
import type { PageData, SiteSettings } from "../../layouts/template.tsx";

/** The page where editors write in the browser. */
export const data = {
  permalink: ({ site }: SiteSettings) => hasAdmin(site) && "admin/index.html",
  eleventyExcludeFromCollections: true,
};

export default ({ collections }: PageData): string => adminPage(collections.site.data);
