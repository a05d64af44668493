import { type ClusterBody, committeesOf } from "../../collections/committees.ts";
import { type EmblemModel, emblemOf } from "../../collections/emblems.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import type { Block } from "../define-block.ts";

export interface CommitteesBlock {
  kind: "committees";
  /** One without a title where a single cluster is shown. */
  clusters: { title: string | null; committees: CommitteeModel[] }[];
}

export interface CommitteeModel {
  label: string;
  href: string;
  text: string | null;
  emblem: EmblemModel | null;
}

/** What stands after `::: committees` where every cluster is to be shown. */
const ALL = "all";

/**
 * The committees of a cluster of the chapter map, or of all: its line about each, else what its page
 * says. Clusters with several come first, so that those with one can stand side by side.
 */
export const committees: Block<CommitteesBlock> = {
  build(name, context) {
    const clusters = [...byCluster(committeesOf(context.data.chapterMap))];
    return {
      kind: "committees",
      clusters: clusters
        .filter(([cluster]) => name === ALL || name === cluster)
        .sort(([, one], [, other]) => Number(one.length === 1) - Number(other.length === 1))
        .map(([, bodies]) => ({
          title: name === ALL && bodies[0] ? context.text(bodies[0].clusterLabel) : null,
          committees: bodies.map((body) => toCommittee(body, context)),
        })),
    };
  },
};

/** The elected ones, whom nobody applies to at any time, last. */
function byCluster(bodies: readonly ClusterBody[]): Map<string, ClusterBody[]> {
  return Map.groupBy(
    bodies.toSorted((one, other) => Number(other.isJoined) - Number(one.isJoined)),
    ({ cluster }) => cluster,
  );
}

function toCommittee(
  { label, to, line, emblem, cluster }: ClusterBody,
  { data, locale, text, href }: LocaleContext,
): CommitteeModel {
  return {
    label: text(label),
    href: href(to),
    text: line ? text(line) : (data.summaries[locale][href(to)]?.description ?? null),
    emblem: emblemOf(emblem, cluster, data),
  };
}
