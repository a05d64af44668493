import { COVERS, COVERS_ADDRESS } from "../ui/cover/covers.tsx";
import type { OutputFile } from "./output-file.ts";

/** The covers of posts, one file for all pages. */
export function covers(): OutputFile[] {
  return [{ path: COVERS_ADDRESS.slice(1), content: COVERS }];
}
