import { blogFeeds } from "../../files/feeds.ts";
import { files, writeFile } from "../../layouts/template.tsx";

/** RSS, Atom and JSON feed of each language (BLOG-14). */
export const data = files(blogFeeds);

export default writeFile;
