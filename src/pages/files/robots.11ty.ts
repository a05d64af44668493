import type { PageData } from "../../layouts/template.tsx";
import { robots } from "../../output/robots.ts";

/** What search engines may read. */
export const data = { permalink: "robots.txt", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => robots(collections.site.data);
