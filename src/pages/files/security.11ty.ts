import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** Whom to report security problems to. */
export const data = writtenFiles("securityContact");

export default writeFile;
