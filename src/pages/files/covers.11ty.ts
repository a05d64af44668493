import { COVERS } from "../../components/cover/covers.ts";

/** The covers of posts, one file for all pages. */
export const data = {
  permalink: COVERS.address,
  eleventyExcludeFromCollections: true,
};

export default (): string => COVERS.content;
