import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** Web manifest of each language. */
export const data = writtenFiles("manifests");

export default writeFile;
