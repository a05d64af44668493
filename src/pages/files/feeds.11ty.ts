import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** RSS, Atom and JSON feed of each language (BLOG-14). */
export const data = writtenFiles("feeds");

export default writeFile;
