import { headers } from "../../files/headers.ts";
import type { PageData } from "../../layouts/template.tsx";

/** Netlify's headers, with the Content-Security-Policy. */
export const data = { permalink: "_headers", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => headers(collections.site);
