import { Offers, type OffersProps } from "../../blocks/offers.tsx";
import { EmailLink } from "../../components/email/email-link.tsx";
import type { BlockProps } from "../../model/site.ts";
import type { LocaleContext, SiteData } from "../../model/site-data.ts";

/** What members can apply for, of `_data/open-roles.json`. */
export function OpenRoles({ context }: BlockProps) {
  return <RoleOffers {...context.data.openRoles} context={context} />;
}

interface RoleOffersProps extends Pick<OffersProps, "none" | "ask"> {
  roles: SiteData["openRoles"]["roles"];
  context: LocaleContext;
}

/** Some of them; those of one committee are on its page. */
export function RoleOffers({ roles, none, ask, context }: RoleOffersProps) {
  const { data, text } = context;
  const offers = roles.map((role) => ({
    lastDay: role.lastDay,
    note: (
      <>
        <b className="title">{text(role.title)}</b>
        {role.text && <p>{text(role.text)}</p>}
        <EmailLink email={role.email} />
      </>
    ),
  }));
  const { lastDay } = data.openRoles;
  return <Offers offers={offers} lastDay={lastDay} none={none} ask={ask} context={context} />;
}
