import type { LocaleContext, SiteData } from "../../collections/site-data.ts";
import { EmailLink } from "../../components/email/email-link.tsx";
import type { BlockProps } from "../block.ts";
import { Offers, type OffersProps } from "../offers.tsx";

/** What members can apply for, of `_data/open-roles.json`. */
export function OpenRoles({ context }: BlockProps) {
  const { none, roles } = context.data.openRoles;
  return <RoleOffers roles={roles} none={none} context={context} />;
}

interface RoleOffersProps extends Pick<OffersProps, "none"> {
  roles: SiteData["openRoles"]["roles"];
  context: LocaleContext;
}

/** Some of them; those of one committee are on its page. */
export function RoleOffers({ roles, none, context }: RoleOffersProps) {
  const { data, text } = context;
  const offers = roles.map((role) => ({
    ...role,
    title: text(role.title),
    facts: [role.text && text(role.text), <EmailLink key="email" email={role.email} />],
  }));
  const { lastDay } = data.openRoles;
  return <Offers offers={offers} lastDay={lastDay} none={none} motif="overall" context={context} />;
}
