import type { CommitteesBlock } from "../../model/blocks/committees.ts";
import { Emblem } from "../emblem/emblem.tsx";

export interface CommitteeCardsProps {
  block: CommitteesBlock;
}

/** A wall of posters, cluster by cluster; the whole of each is the link. */
export function CommitteeCards({ block }: CommitteeCardsProps) {
  return (
    <div className="wall">
      {block.clusters.map(({ title, committees }) => (
        <div key={title}>
          {title && <p className="title">{title}</p>}
          <ul className="posters">
            {committees.map(({ label, href, text, emblem }) => (
              <li key={href}>
                <Emblem emblem={emblem} />
                <b>
                  <a href={href}>{label}</a>
                </b>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
