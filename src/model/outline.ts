import type { DraftDoc } from "./docs/docs.ts";
import type { Assets } from "./frame/shell.ts";
import { isSame } from "./same.ts";
import type { SiteData } from "./site-data.ts";
import type { Source } from "./sources.ts";

/** What the outline of a site follows from. */
interface OutlineInput {
  data: SiteData;
  sources: readonly Source[];
  drafts: readonly DraftDoc[];
  assets: Assets;
}

/**
 * All that a page may show of the rest of the site: menus, neighbours, data, assets. While it stays
 * the same object, what was computed with it holds (`kept.ts`).
 */
export interface Outline extends OutlineInput {
  /** Whether mistakes were told; then it is not kept, so that they are told again. */
  isFaulty: boolean;
}

/** Of the last build. */
let known: Outline | undefined;

/**
 * The outline of a site; that of the last build if it is equal. The texts of docs and plain pages are
 * no part of it: they stand on their own pages, and on some that are computed in each build (those of
 * all docs, for instance).
 */
export function outlineOf(input: OutlineInput): Outline {
  if (known && !known.isFaulty && isSameOutline(known, input)) {
    // Compared with these the next time: most are then the same objects.
    return Object.assign(known, { sources: input.sources });
  }
  known = { ...input, isFaulty: false };
  return known;
}

function isSameOutline(a: OutlineInput, b: OutlineInput): boolean {
  return (
    a.sources.length === b.sources.length &&
    a.sources.every((source, index) => isAlike(source, b.sources[index])) &&
    isSame(a.drafts, b.drafts) &&
    isSame(a.assets, b.assets) &&
    isSame(a.data, b.data)
  );
}

/** Whether two texts differ in nothing that other pages show. Lists show the words of posts. */
function isAlike(a: Source, b: Source | undefined): boolean {
  if (a === b) return true;
  return b !== undefined && a.kind !== "post" && isSame(withoutWords(a), withoutWords(b));
}

/** The level-1 heading is the title of a text without one. */
function withoutWords({ text: { title }, sections: _, ...rest }: Source): object {
  return { ...rest, title };
}
