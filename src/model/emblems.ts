import type { CLUSTERS } from "../schema/blocks.ts";

/** The embroidered patches of `src/assets/emblems`, as they were read. */
export interface Emblems {
  /** What each draws, 64 × 64, by the name of its file without its ending. */
  drawings: ReadonlyMap<string, string>;
  /** Address of the one file that they are published in; changes with what it holds. */
  address: string;
  /** That file. */
  sprite: string;
  /** The arch that an emblem hangs in on the page of a body; null where it is not drawn. */
  arch: string | null;
}

/** An emblem as a page shows it. */
export interface EmblemModel {
  href: string;
  /** Colour group of its ground; null where it has none. */
  cluster: (typeof CLUSTERS)[number] | null;
}

/**
 * What a page shows of an emblem.
 *
 * @param name of its file, as data has it
 * @returns null where data names none, or one that is not there, which a check tells
 */
export function emblemOf(
  name: string | undefined,
  cluster: EmblemModel["cluster"],
  { emblems }: { emblems: Emblems },
): EmblemModel | null {
  if (name === undefined || !emblems.drawings.has(name)) return null;
  return { href: `${emblems.address}#${name}`, cluster };
}
