import { files, writeFile } from "../../layouts/template.tsx";
import { markdownExports } from "../../output/markdown-exports.ts";

/** The text of each page as Markdown, for programs that read no HTML. */
export const data = files(markdownExports);

export default writeFile;
