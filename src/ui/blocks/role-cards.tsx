import type { RolesBlock } from "../../model/block-model.ts";

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
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ))}
    </ul>
  );
}
