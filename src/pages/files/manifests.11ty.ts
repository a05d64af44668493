import { files, writeFile } from "../../layouts/template.tsx";
import { manifest } from "../../output/manifests.ts";

/** Web manifest of each language. */
export const data = files(manifest);

export default writeFile;
