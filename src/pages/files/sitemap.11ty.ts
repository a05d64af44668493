import { sitemap } from "../../files/sitemap.ts";
import type { PageData } from "../../layouts/template.tsx";

/** All pages with their languages (LOC-6). */
export const data = { permalink: "sitemap.xml", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => sitemap(collections);
