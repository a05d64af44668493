import type { ChapterMapFile, CLUSTERS, MapNodeData } from "../schema/blocks.ts";

export type Cluster = (typeof CLUSTERS)[number];

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

/**
 * The cluster that a page belongs to.
 *
 * @param leadsThere whether an address of the map is that of the page
 * @returns null where the map does not lead to the page, or has no colour for it
 */
export function clusterOf(
  { root }: ChapterMapFile,
  leadsThere: (to: string) => boolean,
): Cluster | null {
  return clusterBelow(root, leadsThere, null) ?? null;
}

function clusterBelow(
  { to, children = [], cluster }: MapNodeData,
  leadsThere: (to: string) => boolean,
  above: Cluster | null,
): Cluster | null | undefined {
  const own = cluster ?? above;
  if (to && leadsThere(to)) return own;
  for (const child of children) {
    const found = clusterBelow(child, leadsThere, own);
    if (found !== undefined) return found;
  }
  return undefined;
}

function below(node: MapNodeData, above: Cluster | undefined): Committee[] {
  const { label, to, children = [], cluster = above } = node;
  if (children.length > 0) return children.flatMap((child) => below(child, cluster));
  return cluster && to && JOINED.includes(cluster) ? [{ cluster, label, to }] : [];
}
