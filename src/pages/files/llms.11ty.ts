import { llmsTxt } from "../../files/llms-txt.ts";
import { files, writeFile } from "../../layouts/template.tsx";

/** What the site holds, for language models. */
export const data = files(llmsTxt);

export default writeFile;
