import { EmailLink } from "../../components/email/email-link.tsx";
import type { BlockProps } from "../block.ts";
import { Offers } from "../offers.tsx";

/** What members can apply for, of `_data/open-roles.json`. */
export function OpenRoles({ context }: BlockProps) {
  const { data, text } = context;
  const { none, lastDay, roles } = data.openRoles;
  const offers = roles.map((role) => ({
    ...role,
    title: text(role.title),
    facts: [role.text && text(role.text), <EmailLink key="email" email={role.email} />],
  }));
  return <Offers offers={offers} lastDay={lastDay} none={none} motif="overall" context={context} />;
}
