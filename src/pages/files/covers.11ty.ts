import { COVERS, COVERS_ADDRESS } from "../../ui/cover/covers.tsx";

/** The covers of posts, one file for all pages. */
export const data = {
  permalink: COVERS_ADDRESS,
  eleventyExcludeFromCollections: true,
};

export default (): string => COVERS;
