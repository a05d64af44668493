import type { Build } from "../../collections/build-data.ts";
import type { PageData } from "../../layouts/template.tsx";

/** The emblems, one file for all pages. */
export const data = {
  permalink: ({ build }: { build: Build }) =>
    build.emblems.drawings.size > 0 && build.emblems.sprite.address,
  eleventyExcludeFromCollections: true,
};

export default ({ collections }: PageData): string => collections.site.build.emblems.sprite.content;
