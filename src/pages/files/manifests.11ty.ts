import { manifest } from "../../files/manifests.ts";
import { files, writeFile } from "../../layouts/template.tsx";

/** Web manifest of each language. */
export const data = files(manifest);

export default writeFile;
