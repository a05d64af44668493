import { robots } from "../../files/robots.ts";
import type { PageData } from "../../layouts/template.tsx";

/** What search engines may read. */
export const data = { permalink: "robots.txt", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => robots(collections.site.data);
