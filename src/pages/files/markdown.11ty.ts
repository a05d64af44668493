import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** The text of each page as Markdown, for programs that read no HTML. */
export const data = writtenFiles("markdownExports");

export default writeFile;
