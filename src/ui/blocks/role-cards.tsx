import type { RoleModel, RolesBlock } from "../../model/blocks/roles.ts";
import { EmailLink } from "../email/email-link.tsx";
import { EmblemCard } from "./emblem-card.tsx";

export interface RoleCardsProps {
  block: RolesBlock;
}

export function RoleCards({ block }: RoleCardsProps) {
  return block.groups.map(({ title, roles }) => (
    <Group key={title} title={title} roles={roles} />
  ));
}

/** Roles that have emblems are cards, others a plain list in columns. */
function Group({ title, roles }: RolesBlock["groups"][number]) {
  const hasEmblems = roles.some(({ emblem }) => emblem);
  return (
    <>
      {title && <p className="title">{title}</p>}
      <ul className={hasEmblems ? "patches" : "roles"} aria-label={title ?? undefined}>
        {roles.map((role) =>
          hasEmblems ? (
            <EmblemCard key={role.title} emblem={role.emblem} name={role.title}>
              <Role role={role} />
            </EmblemCard>
          ) : (
            <li key={role.title}>
              <b>{role.title}</b>
              <Role role={role} />
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function Role({ role: { task, email, leads } }: { role: RoleModel }) {
  return (
    <>
      {task && <p>{task}</p>}
      {leads.length > 0 && (
        <ul className="leads">
          {leads.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <EmailLink email={email} />
    </>
  );
}
