import type { Site } from "../collections/site.ts";
import { COVERS, COVERS_ADDRESS } from "../ui/cover/covers.tsx";
import { SPRITE, SPRITE_ADDRESS } from "../ui/icon/sprite.ts";
import type { OutputFile } from "./output-file.ts";

/** Drawings in files that all pages share. */
export function sprites({ data: { emblems } }: Site): OutputFile[] {
  return [
    { path: SPRITE_ADDRESS.slice(1), content: () => SPRITE },
    { path: COVERS_ADDRESS.slice(1), content: () => COVERS },
    ...(emblems.drawings.size > 0
      ? [{ path: emblems.address.slice(1), content: () => emblems.sprite }]
      : []),
  ];
}
