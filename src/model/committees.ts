import { tagSlug } from "../routes/slugs.ts";
import {
  type ChapterMapFile,
  CLUSTER_SETTINGS,
  type Cluster,
  type MapNodeData,
} from "../schema/chapter-map.ts";
import { LOCALES, type Localized } from "../schema/localized.ts";

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
export function bodiesOf(map: ChapterMapFile): Body[] {
  return [...new Map(allBodies(map).map((body) => [body.to, body])).values()];
}

/** All of them that belong to a cluster. */
export function clusterBodiesOf(map: ChapterMapFile): ClusterBody[] {
  return allBodies(map).filter((body): body is ClusterBody => body.cluster !== undefined);
}

/** A body by each name that a post can sign it with; the first name of each is that of the form. */
export function signersOf(map: ChapterMapFile): Map<string, Body & { key: string }> {
  const bodies = bodiesOf(map).map((body) => {
    const ofPage = body.to.split("/").at(-1) ?? "";
    const label = LOCALES.map((locale) => tagSlug(plainLabel(body.label[locale])));
    return { ...body, names: [...(body.people ? [body.people] : []), ofPage, ...label] };
  });
  const named = bodies.flatMap(({ names: [key = "", ...others], ...body }) => {
    const signer = { ...body, key };
    return [key, ...others].map((name, rank) => ({ name, rank, signer }));
  });
  // What the form writes counts before what is only understood.
  const latestFirst = named.toSorted((one, other) => other.rank - one.rank);
  return new Map(latestFirst.map(({ name, signer }) => [name, signer]));
}

/** What the clusters of the map are called. */
export function clustersOf({ root }: ChapterMapFile): Map<Cluster, Localized> {
  const nodesIn = (node: MapNodeData): MapNodeData[] => [
    node,
    ...(node.children ?? []).flatMap(nodesIn),
  ];
  const named = nodesIn(root).flatMap(({ cluster, label }) =>
    cluster ? [[cluster, label] as const] : [],
  );
  // The first node of a cluster names it, and has its committees.
  return new Map(named.toReversed());
}

/** A label without the places where it may be broken. */
export const plainLabel = (label: string) => label.replaceAll("\u00ad", "");

/** Committees that are not placed yet have no cluster. */
const allBodies = ({ root, committees = [] }: ChapterMapFile) => [
  ...bodiesBelow(root, {}),
  ...committees.flatMap((committee) => bodiesBelow(committee, {})),
];

/** The bodies that hold no others: what readers look for, those first that members apply to. */
export function committeesOf(file: ChapterMapFile): ClusterBody[] {
  return clusterBodiesOf(file)
    .filter(({ hasBodies }) => !hasBodies)
    .sort((one, other) => Number(other.isJoined) - Number(one.isJoined));
}

/**
 * The map with each committee below the first node of the cluster that its page names.
 *
 * @param pages front matter of the docs, by their addresses in the default language
 */
export function placeCommittees(
  map: ChapterMapFile,
  pages: ReadonlyMap<string, { cluster?: Cluster | undefined }>,
): ChapterMapFile {
  const groups = Map.groupBy(map.committees ?? [], ({ to }) => pages.get(to)?.cluster);
  const place = (node: MapNodeData): MapNodeData => {
    const own = (node.cluster && groups.get(node.cluster)) || [];
    if (node.cluster) groups.delete(node.cluster);
    const children = [...(node.children ?? []).map(place), ...own];
    return children.length > 0 ? { ...node, children } : node;
  };
  return { ...map, root: place(map.root), committees: [...groups.values()].flat() };
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
  const isJoined = CLUSTER_SETTINGS[cluster ?? ""]?.joined === true && !node.elected;
  const { to } = node;
  return [
    ...(to ? [{ ...node, to, cluster, clusterLabel, emblem, hasBodies, isJoined }] : []),
    ...children.flatMap((child) => bodiesBelow(child, { cluster, clusterLabel, emblem })),
  ];
}
