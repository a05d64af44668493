import type { PageData } from "../../layouts/template.tsx";

/** Licences of the packages and fonts that are sent to browsers. */
export const data = { permalink: "licenses.txt", eleventyExcludeFromCollections: true };

export default ({ collections }: PageData): string => collections.site.build.assets.licences;
