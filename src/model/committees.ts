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

/** A body of the chapter map that has a page. */
export interface Body {
  label: MapNodeData["label"];
  /** Its page, without a language. */
  to: string;
}

/** All bodies of the chapter map that have a page, in its order; of several on one page the last. */
export function bodiesOf({ root }: ChapterMapFile): Body[] {
  const all = (node: MapNodeData): Body[] => [
    ...(node.to ? [{ label: node.label, to: node.to }] : []),
    ...(node.children ?? []).flatMap(all),
  ];
  return [...new Map(all(root).map((body) => [body.to, body])).values()];
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
