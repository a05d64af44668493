import { committeesOf } from "../committees.ts";
import { type EmblemModel, emblemOf } from "../emblems.ts";
import type { Block } from "./block.ts";

export interface CommitteesBlock {
  kind: "committees";
  committees: { label: string; href: string; text: string | null; emblem: EmblemModel | null }[];
}

/** The committees of a cluster of the chapter map: its line about each, else what its page says. */
export const committees: Block<CommitteesBlock> = {
  names: ({ chapterMap }) => [
    ...new Set(committeesOf(chapterMap).map(({ cluster }) => cluster as string)),
  ],
  build: (name, { data, locale, text, href }) => ({
    kind: "committees",
    committees: committeesOf(data.chapterMap)
      .filter(({ cluster }) => cluster === name)
      .map(({ label, to, line, emblem, cluster }) => ({
        label: text(label),
        href: href(to),
        text: line ? text(line) : (data.summaries[locale][href(to)]?.description ?? null),
        emblem: emblemOf(emblem, cluster, data),
      })),
  }),
};
