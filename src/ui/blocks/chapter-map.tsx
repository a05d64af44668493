import type { ChapterMapBlock, MapNode } from "../../model/blocks/chapter-map.ts";

export interface ChapterMapProps {
  block: ChapterMapBlock;
}

/** The organisation as a nested list; CSS draws the tree around it, so the list is the picture. */
export function ChapterMap({ block }: ChapterMapProps) {
  return (
    <figure className="map">
      <figcaption>
        {block.title} <span>{block.operatingYear}</span>
      </figcaption>
      <ul aria-label={block.label}>
        <Node node={block.root} />
      </ul>
    </figure>
  );
}

function Node({ node }: { node: MapNode }) {
  const { label, href, note, cluster, children } = node;
  return (
    <li data-cluster={cluster}>
      <div>
        {href ? <a href={href}>{label}</a> : label}
        {note && <small>{note}</small>}
      </div>
      <Nodes nodes={children.filter(isLeaf)} className="leaves" />
      <Nodes nodes={children.filter((child) => !isLeaf(child))} />
    </li>
  );
}

function Nodes({ nodes, className }: { nodes: MapNode[]; className?: string }) {
  if (nodes.length === 0) return null;
  return (
    <ul className={className}>
      {nodes.map((node) => (
        <Node key={node.label} node={node} />
      ))}
    </ul>
  );
}

/** Bodies without others below them stand in a list of their own, before the ones that have. */
function isLeaf(node: MapNode): boolean {
  return node.children.length === 0;
}
