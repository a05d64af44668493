import type { ChapterMapBlock, MapNode } from "./data.ts";

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
        <Node node={block.root} level={0} />
      </ul>
    </figure>
  );
}

/** What holds the bodies below those of each level. */
const LEVELS = ["layers", "clusters"];

interface NodeProps {
  node: MapNode;
  level: number;
}

function Node({ node: { label, href, note, cluster, children }, level }: NodeProps) {
  const leaves = children.filter(isLeaf);
  const others = children.filter((child) => !isLeaf(child));
  return (
    <li data-cluster={cluster}>
      <div>
        {href ? <a href={href}>{label}</a> : label}
        {note && <small>{note}</small>}
      </div>
      <Nodes nodes={leaves} level={level + 1} className="leaves" />
      <Nodes nodes={others} level={level + 1} className={LEVELS[level]} />
    </li>
  );
}

interface NodesProps {
  nodes: MapNode[];
  level: number;
  className: string | undefined;
}

function Nodes({ nodes, level, className }: NodesProps) {
  if (nodes.length === 0) return null;
  return (
    <ul className={className}>
      {nodes.map((node) => (
        <Node key={node.label} node={node} level={level} />
      ))}
    </ul>
  );
}

/** Bodies without others below them stand in a list of their own, before the ones that have. */
function isLeaf(node: MapNode): boolean {
  return node.children.length === 0;
}
