import { SPRITE, SPRITE_ADDRESS } from "../ui/icon/sprite.ts";
import type { OutputFile } from "./output-file.ts";

/** The icons with long paths, one file for all pages. */
export function icons(): OutputFile[] {
  return [{ path: SPRITE_ADDRESS.slice(1), content: SPRITE }];
}
