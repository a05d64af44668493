import { files, writeFile } from "../../layouts/template.tsx";
import { llmsTxt } from "../../output/llms-txt.ts";

/** What the site holds, for language models. */
export const data = files(llmsTxt);

export default writeFile;
