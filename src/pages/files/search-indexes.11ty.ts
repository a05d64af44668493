import { files, writeFile } from "../../layouts/template.tsx";
import { searchIndexes } from "../../search/search-index.ts";

export const data = files(searchIndexes);

export default writeFile;
