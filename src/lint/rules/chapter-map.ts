import type { ChapterMapFile, MapNodeData } from "../../schema/blocks.ts";
import type { Path } from "../files/json-file.ts";

/** A node of the chapter map. */
export interface MapBody {
  node: MapNodeData;
  path: Path;
  /** The cluster whose list of committees names it; null for groups and for what has no page. */
  joinable: string | null;
}

/** All nodes, the top first. */
export function bodiesOf({ root }: ChapterMapFile): MapBody[] {
  const below = (node: MapNodeData, path: Path, above: string | undefined): MapBody[] => {
    const cluster = node.cluster ?? above;
    const children = node.children ?? [];
    const isListed = node.to !== undefined && children.length === 0;
    return [
      { node, path, joinable: isListed ? (cluster ?? null) : null },
      ...children.flatMap((child, index) => below(child, [...path, "children", index], cluster)),
    ];
  };
  return below(root, ["root"], undefined);
}
