import { ICON_SPRITE } from "../../components/icon/paths.ts";

/** The icons with long paths, one file for all pages. */
export const data = {
  permalink: ICON_SPRITE.address,
  eleventyExcludeFromCollections: true,
};

export default (): string => ICON_SPRITE.content;
