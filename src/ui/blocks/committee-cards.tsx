import type { CommitteesBlock } from "../../model/blocks/committees.ts";

export interface CommitteeCardsProps {
  block: CommitteesBlock;
}

export function CommitteeCards({ block }: CommitteeCardsProps) {
  return (
    <ul className="roles">
      {block.committees.map(({ label, href, text }) => (
        <li key={href}>
          <b>
            <a href={href}>{label}</a>
          </b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
