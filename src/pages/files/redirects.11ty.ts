import { redirects } from "../../files/redirects.ts";
import type { PageData } from "../../layouts/template.tsx";

/** Netlify's redirects. */
export const data = { permalink: "_redirects", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => redirects(collections);
