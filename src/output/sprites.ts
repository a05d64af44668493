import { COVERS } from "../ui/cover/covers.ts";
import { ICON_SPRITE } from "../ui/icon/paths.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";

/** The files that hold drawings of several pages: covers of posts, icons and emblems. */
export function sprites({ data: { emblems } }: OutputSources): OutputFile[] {
  return [COVERS, ICON_SPRITE, ...(emblems.drawings.size > 0 ? [emblems.sprite] : [])].map(
    ({ address, content }) => ({ path: address.slice(1), content }),
  );
}
