import type { CommitteesBlock } from "../../model/blocks/committees.ts";
import { EmblemCard } from "./emblem-card.tsx";

export interface CommitteeCardsProps {
  block: CommitteesBlock;
}

/** A wall of posters: the whole of each is the link. */
export function CommitteeCards({ block }: CommitteeCardsProps) {
  return (
    <ul className="patches linked">
      {block.committees.map(({ label, href, text, emblem }) => (
        <EmblemCard key={href} emblem={emblem} name={<a href={href}>{label}</a>}>
          {text && <p>{text}</p>}
        </EmblemCard>
      ))}
    </ul>
  );
}
