import type { ChapterMapFile, CLUSTERS, MapNodeData } from "../schema/blocks.ts";

type Cluster = (typeof CLUSTERS)[number];

/** The clusters of the chapter map whose bodies members apply to; the others are elected. */
const JOINED: readonly Cluster[] = ["event", "education", "business", "communication", "social"];

/** A committee as the chapter map has it. */
export interface Committee {
  cluster: Cluster;
  label: MapNodeData["label"];
  /** Its page, without a language. */
  to: string;
}

/** All committees, in the order of the chapter map. */
export function committeesOf({ root }: ChapterMapFile): Committee[] {
  return below(root, undefined);
}

function below(node: MapNodeData, above: Cluster | undefined): Committee[] {
  const { label, to, children = [], cluster = above } = node;
  if (children.length > 0) return children.flatMap((child) => below(child, cluster));
  return cluster && to && JOINED.includes(cluster) ? [{ cluster, label, to }] : [];
}
