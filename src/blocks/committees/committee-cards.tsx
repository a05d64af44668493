import { Emblem } from "../../components/emblem/emblem.tsx";
import type { CommitteesBlock } from "./data.ts";

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
