import type { Cluster } from "../schema/chapter-map.ts";
import type { Sprite } from "../schema/drawing.ts";

/** The embroidered patches of `src/theme/emblems`. */
export interface Emblems {
  /** Content of each, 64 × 64, by the name of its file without its ending. */
  drawings: ReadonlyMap<string, string>;
  /** All of them, with the door. */
  sprite: Sprite;
  /** Addresses of the arch that an emblem hangs in on the page of a body, and of a leaf of its door; null without. */
  arch: string | null;
  leaf: string | null;
}

/** An emblem as a page shows it. */
export interface EmblemModel {
  href: string;
  /** Colour group of its ground; null where it has none. */
  cluster: Cluster | null;
}

/**
 * What a page shows of an emblem.
 *
 * @param name of its file, from the data
 * @returns null where the data name none, or one that does not exist, which a check reports
 */
export function emblemOf(
  name: string | undefined,
  cluster: EmblemModel["cluster"],
  { emblems }: { emblems: Emblems },
): EmblemModel | null {
  if (name === undefined || !emblems.drawings.has(name)) return null;
  return { href: `${emblems.sprite.address}#${name}`, cluster };
}
