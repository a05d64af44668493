import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** What the site holds, for language models. */
export const data = writtenFiles("llmsTxt");

export default writeFile;
