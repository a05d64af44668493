import { EmailLink } from "../../components/email/email-link.tsx";
import { Emblem } from "../../components/emblem/emblem.tsx";
import type { RolesBlock } from "./data.ts";

export interface RoleCardsProps {
  block: RolesBlock;
}

export function RoleCards({ block }: RoleCardsProps) {
  return block.groups.map((group) => <Group key={group.title} group={group} />);
}

/** Roles with emblems are patches, others a plain list in columns. */
function Group({ group: { title, roles } }: { group: RolesBlock["groups"][number] }) {
  return (
    <>
      {title && <p className="title">{title}</p>}
      <ul className={roles.some(({ emblem }) => emblem) ? "patches" : "roles"}>
        {roles.map((role) => (
          <li key={role.title}>
            <Emblem emblem={role.emblem} />
            <b>{role.title}</b>
            {role.task && <p>{role.task}</p>}
            {role.leads.length > 0 && (
              <p className="row">
                {role.leads.map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </p>
            )}
            <EmailLink email={role.email} />
          </li>
        ))}
      </ul>
    </>
  );
}
