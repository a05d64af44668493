import GithubSlugger, { slug } from "github-slugger";
import type { TagsFile } from "../schema/blog.ts";

/**
 * The id of a heading (ANCH-1): lower case, letters of any script kept, spaces to hyphens.
 *
 * @example headingSlug("Å, Ä & Ö!") // "å-ä--ö"
 */
export function headingSlug(text: string): string {
  return slug(text.normalize("NFC"));
}

/**
 * Hands out ids that occur once on a page (ANCH-2).
 *
 * @param reserved ids that are already taken anywhere on the page: explicit ones, the level-1 heading
 */
export function createHeadingSlugger(reserved: Iterable<string>): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of reserved) slugger.occurrences[id] ??= 0;
  // A heading of signs only has a name, too.
  return (text) => slugger.slug(headingSlug(text).replace(/^-*$/, "section"));
}

/** An id that is not among those that are taken, with a number where it must; from then on it is. */
export function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  taken.add(free);
  return free;
}

/**
 * The address part of a tag (BLOG-11): words joined by hyphens, lower case, without accents.
 *
 * @example tagSlug("Långa meddelanden") // "langa-meddelanden"
 */
export function tagSlug(label: string): string {
  return label
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The last part of the address of a tag of the news; names that give the same one are one tag (BLOG-11). */
export function tagAddress(name: string, tags: TagsFile): string {
  const own = tags.find(({ key }) => key === name);
  return own?.permalink?.slice(1) ?? tagSlug(name);
}
