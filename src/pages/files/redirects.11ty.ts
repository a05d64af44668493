import type { PageData } from "../../layouts/template.tsx";
import { redirects } from "../../output/redirects.ts";

/** Netlify's redirects. */
export const data = { permalink: "_redirects", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => redirects(collections);
