import {
  type ChapterMapFile,
  CLUSTER_SETTINGS,
  type Cluster,
  type MapNodeData,
} from "../schema/blocks.ts";
import type { Localized } from "../schema/localized.ts";

/** A body of the chapter map that has a page. */
export interface Body extends Omit<MapNodeData, "children"> {
  /** Its page, without a language. */
  to: string;
  /** What its cluster is called. */
  clusterLabel?: Localized | undefined;
  /** Whether others belong to it. */
  hasBodies: boolean;
  /** Whether members apply to it. */
  isJoined: boolean;
}

/** A committee, the board or another body that belongs to a cluster. */
export type ClusterBody = Body & { cluster: Cluster; clusterLabel: Localized };

/** All bodies of the chapter map that have a page, in its order; of several on one page the last. */
export function bodiesOf({ root }: ChapterMapFile): Body[] {
  return [...new Map(bodiesBelow(root, {}).map((body) => [body.to, body])).values()];
}

/** All of them that belong to a cluster. */
export function clusterBodiesOf({ root }: ChapterMapFile): ClusterBody[] {
  return bodiesBelow(root, {}).filter((body): body is ClusterBody => body.cluster !== undefined);
}

/** The bodies that hold no others: what readers look for, those first that members apply to. */
export function committeesOf(file: ChapterMapFile): ClusterBody[] {
  return clusterBodiesOf(file)
    .filter(({ hasBodies }) => !hasBodies)
    .sort((one, other) => Number(other.isJoined) - Number(one.isJoined));
}

/** @param above what a body has from those above it */
function bodiesBelow(
  { children = [], ...node }: MapNodeData,
  above: Partial<Pick<Body, "cluster" | "clusterLabel" | "emblem">>,
): Body[] {
  const cluster = node.cluster ?? above.cluster;
  const clusterLabel = node.cluster ? node.label : above.clusterLabel;
  const emblem = node.emblem ?? above.emblem;
  const hasBodies = children.length > 0;
  const isJoined = cluster !== undefined && CLUSTER_SETTINGS[cluster].joined && !node.elected;
  const { to } = node;
  return [
    ...(to ? [{ ...node, to, cluster, clusterLabel, emblem, hasBodies, isJoined }] : []),
    ...children.flatMap((child) => bodiesBelow(child, { cluster, clusterLabel, emblem })),
  ];
}
