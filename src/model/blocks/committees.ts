import { committeesOf } from "../committees.ts";
import type { Block } from "./block.ts";

export interface CommitteesBlock {
  kind: "committees";
  committees: { label: string; href: string; text: string | null }[];
}

/** The committees of a cluster of the chapter map, with what their own pages say about them. */
export const committees: Block<CommitteesBlock> = {
  names: ({ chapterMap }) => [
    ...new Set(committeesOf(chapterMap).map(({ cluster }) => cluster as string)),
  ],
  build: (name, { data, locale, text, href }) => ({
    kind: "committees",
    committees: committeesOf(data.chapterMap)
      .filter(({ cluster }) => cluster === name)
      .map(({ label, to }) => ({
        label: text(label),
        href: href(to),
        text: data.summaries[locale][href(to)]?.description ?? null,
      })),
  }),
};
