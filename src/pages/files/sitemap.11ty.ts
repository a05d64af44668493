import type { PageData } from "../../layouts/template.tsx";
import { sitemap } from "../../output/sitemap.ts";

/** All pages with their languages (LOC-6). */
export const data = { permalink: "sitemap.xml", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => sitemap(collections);
