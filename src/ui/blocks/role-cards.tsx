import type { RolesBlock } from "../../model/blocks/roles.ts";
import { EmailLink } from "../email/email-link.tsx";

export interface RoleCardsProps {
  block: RolesBlock;
}

export function RoleCards({ block }: RoleCardsProps) {
  return (
    <ul className="roles">
      {block.roles.map(({ title, email, task }) => (
        <li key={title}>
          <b>{title}</b>
          {task && <p>{task}</p>}
          <EmailLink email={email} />
        </li>
      ))}
    </ul>
  );
}
