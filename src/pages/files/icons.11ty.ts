import { SPRITE, SPRITE_ADDRESS } from "../../ui/icon/sprite.ts";

/** The icons with long paths, one file for all pages. */
export const data = {
  permalink: SPRITE_ADDRESS,
  eleventyExcludeFromCollections: true,
};

export default (): string => SPRITE;
