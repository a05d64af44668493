import { files, writeFile } from "../../layouts/template.tsx";
import { searchIndexes } from "../../search/search-index.ts";

/** Search index of each language, and of its archived docs. */
export const data = files(searchIndexes);

export default writeFile;
