import type { LocaleContext } from "../../collections/site-data.ts";
import type { MapNodeData } from "../../schema/blocks.ts";
import type { Block } from "../define-block.ts";

export interface ChapterMapBlock {
  kind: "chapter-map";
  label: string;
  title: string;
  operatingYear: string;
  root: MapNode;
}

export interface MapNode {
  label: string;
  href: string | null;
  note: string | null;
  /** Colour group. */
  cluster: string | null;
  children: MapNode[];
}

/** The organisation. */
export const chapterMap: Block<ChapterMapBlock> = {
  build(_name, context) {
    const { title, operatingYear, root } = context.data.chapterMap;
    return {
      kind: "chapter-map",
      label: context.labels["chapterMap.label"],
      title: context.text(title),
      operatingYear,
      root: toMapNode(root, context),
    };
  },
};

function toMapNode(node: MapNodeData, context: LocaleContext): MapNode {
  return {
    label: context.text(node.label),
    href: node.to ? context.href(node.to) : null,
    note: node.note ? context.text(node.note) : null,
    cluster: node.cluster ?? null,
    children: (node.children ?? []).map((child) => toMapNode(child, context)),
  };
}
