import { writtenFiles, writeFile } from "../../layouts/files.ts";

/** Drawings that all pages share: icons, covers of posts, emblems. */
export const data = writtenFiles("sprites");

export default writeFile;
