import { hasAdmin } from "../../admin/config.ts";
import { pack, snapshotOf } from "../../admin/preview/snapshot.ts";
import type { PageData, SiteSettings } from "../../layouts/template.tsx";

/** What the preview of `/admin` knows of the build. */
export const data = {
  permalink: ({ site }: SiteSettings) => hasAdmin(site) && "admin/snapshot.json",
  eleventyExcludeFromCollections: true,
};

export default ({ collections }: PageData): string => pack(snapshotOf(collections.site));
