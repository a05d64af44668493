import { markdownExports } from "../../files/markdown-exports.ts";
import { files, writeFile } from "../../layouts/template.tsx";

/** The text of each page as Markdown, for programs that read no HTML. */
export const data = files(markdownExports);

export default writeFile;
