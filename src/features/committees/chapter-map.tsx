import { Emblem } from "../../components/emblem/emblem.tsx";
import { emblemOf } from "../../model/emblems.ts";
import type { BlockProps } from "../../model/site.ts";
import type { Cluster, MapNodeData } from "../../schema/chapter-map.ts";

/** The organisation as a nested list; CSS draws the tree around it. */
export function ChapterMap({ context }: BlockProps) {
  const { title, operatingYear, root } = context.data.chapterMap;
  return (
    <figure className="map wide">
      <figcaption className="note">
        {context.text(title)} {operatingYear}
      </figcaption>
      <ul aria-label={context.labels["chapterMap.label"]}>
        <Node node={root} level={0} context={context} />
      </ul>
    </figure>
  );
}

/** What holds the bodies below those of each level. */
const LEVELS = ["layers", "clusters"];

interface NodeProps extends Pick<BlockProps, "context"> {
  node: MapNodeData;
  level: number;
  /** Cluster that holds it. */
  group?: Cluster | null;
}

/** Bodies without others below them are a list of their own, before the ones that have. */
function Node({ node, level, context, group = null }: NodeProps) {
  const { to, note, emblem, cluster = group, elected, children = [] } = node;
  const { data, locale } = context;
  // How many are elected is what there is to know of a post.
  const members = elected && to && data.summaries[locale][context.href(to)]?.members;
  const about = note ? context.text(note) : members;
  const lists = [true, false].map((isLeaf) => ({
    className: isLeaf ? "leaves" : LEVELS[level],
    nodes: children.filter((child) => !child.children?.length === isLeaf),
  }));
  const label = context.text(node.label);
  return (
    <li data-cluster={node.cluster}>
      <div>
        <Emblem emblem={emblemOf(emblem, cluster, data)} />
        {to ? <a href={context.href(to)}>{label}</a> : label}
        {about && <small>{about}</small>}
      </div>
      {lists
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ className, nodes }) => (
          <ul key={String(className)} className={className}>
            {nodes.map((child) => (
              <Node
                key={child.label.sv}
                node={child}
                level={level + 1}
                group={cluster}
                context={context}
              />
            ))}
          </ul>
        ))}
    </li>
  );
}
