import type { ChapterMapFile, CLUSTERS, MapNodeData } from "../schema/blocks.ts";
import type { Localized } from "../schema/localized.ts";

type Cluster = (typeof CLUSTERS)[number];

/** The clusters of the chapter map whose bodies members apply to; the others are elected. */
const JOINED: readonly Cluster[] = ["event", "education", "business", "communication", "social"];

/** A committee, the board or another body with a page of its own, as the chapter map has it. */
export interface Body extends Pick<MapNodeData, "label" | "line" | "members" | "people"> {
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
type Above = Partial<Pick<Body, "cluster" | "clusterLabel" | "emblem">>;

/** All bodies with a page, in the order of the chapter map. */
export function bodiesOf({ root }: ChapterMapFile): Body[] {
  return below(root, {});
}

/** The bodies that hold no others: what readers look for, one by one. */
export function committeesOf(file: ChapterMapFile): Body[] {
  return bodiesOf(file).filter(({ hasBodies }) => !hasBodies);
}

function below(node: MapNodeData, above: Above): Body[] {
  const { label, to, line, members, people, elected = false, children = [] } = node;
  const cluster = node.cluster ?? above.cluster;
  const clusterLabel = node.cluster ? label : above.clusterLabel;
  const emblem = node.emblem ?? above.emblem;
  const hasBodies = children.length > 0;
  const isJoined = cluster !== undefined && JOINED.includes(cluster) && !elected;
  const own =
    cluster && clusterLabel && to
      ? [{ label, to, line, members, people, cluster, clusterLabel, emblem, hasBodies, isJoined }]
      : [];
  return [...own, ...children.flatMap((child) => below(child, { cluster, clusterLabel, emblem }))];
}
