import { files, writeFile } from "../../layouts/template.tsx";
import { blogFeeds } from "../../output/feeds.ts";

/** RSS, Atom and JSON feed of each language (BLOG-14). */
export const data = files(blogFeeds);

export default writeFile;
