import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** Search index of each language, and of its archived docs. */
export const data = writtenFiles("searchIndexes");

export default writeFile;
