import type { DocSource } from "../sources.ts";

/** Title of a doc: front matter, else its level-1 heading, else its id (SIDE-3). */
export function docTitle({ frontMatter, text, id }: DocSource): string {
  return frontMatter.title ?? text.title ?? id;
}
