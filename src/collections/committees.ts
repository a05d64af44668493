import {
  type ChapterMapFile,
  CLUSTER_SETTINGS,
  type Cluster,
  type MapNodeData,
} from "../schema/blocks.ts";
import type { Localized } from "../schema/localized.ts";

/** A committee, the board or another body with a page of its own, as the chapter map has it. */
export interface ClusterBody extends Pick<MapNodeData, "label" | "line" | "members" | "people"> {
  cluster: Cluster;
  /** What the cluster is called. */
  clusterLabel: Localized;
  /** Its own, else that of its cluster. */
  emblem: string | undefined;
  /** Its page, without a language. */
  to: string;
  /** Whether others belong to it. */
  hasBodies: boolean;
  /** Whether members apply to it. */
  isJoined: boolean;
}

/** What a body has from those above it. */
type Above = Partial<Pick<ClusterBody, "cluster" | "clusterLabel" | "emblem">>;

/** A body of the chapter map that has a page. */
export interface Body extends Pick<MapNodeData, "label" | "people"> {
  /** Its page, without a language. */
  to: string;
}

/** All bodies of the chapter map that have a page, in its order; of several on one page the last. */
export function bodiesOf({ root }: ChapterMapFile): Body[] {
  const all = (node: MapNodeData): Body[] => [
    ...(node.to ? [{ label: node.label, to: node.to, people: node.people }] : []),
    ...(node.children ?? []).flatMap(all),
  ];
  return [...new Map(all(root).map((body) => [body.to, body])).values()];
}

/** All of them that belong to a cluster. */
export function clusterBodiesOf({ root }: ChapterMapFile): ClusterBody[] {
  return below(root, {});
}

/** The bodies that hold no others: what readers look for, one by one. */
export function committeesOf(file: ChapterMapFile): ClusterBody[] {
  return clusterBodiesOf(file).filter(({ hasBodies }) => !hasBodies);
}

function below(node: MapNodeData, above: Above): ClusterBody[] {
  const { label, to, line, members, people, elected = false, children = [] } = node;
  const cluster = node.cluster ?? above.cluster;
  const clusterLabel = node.cluster ? label : above.clusterLabel;
  const emblem = node.emblem ?? above.emblem;
  const hasBodies = children.length > 0;
  const isJoined = cluster !== undefined && CLUSTER_SETTINGS[cluster].joined && !elected;
  const own =
    cluster && clusterLabel && to
      ? [{ label, to, line, members, people, cluster, clusterLabel, emblem, hasBodies, isJoined }]
      : [];
  return [...own, ...children.flatMap((child) => below(child, { cluster, clusterLabel, emblem }))];
}
