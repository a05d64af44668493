import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** The page where editors write in the browser, and its configuration. */
export const data = writtenFiles("adminFiles");

export default writeFile;
