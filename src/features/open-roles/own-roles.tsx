import { bodyOfPage } from "../../model/own-of-committee.ts";
import type { OwnSection, Site } from "../../model/site.ts";
import type { DocSource } from "../../model/sources.ts";
import { RoleOffers } from "./open-roles.tsx";

/** What members can apply for in a committee, for its page. */
export function ownRoles(source: DocSource, site: Site): OwnSection[] {
  const { context } = site[source.locale];
  const { data, labels } = context;
  const body = bodyOfPage(source, context);
  if (!body) return [];
  const { to, people } = body;
  const addresses = people ? data.people[people]?.roles.map(({ email }) => email) : [];
  const roles = data.openRoles.roles.filter(({ committee, email }) =>
    committee ? committee === to : addresses?.includes(email),
  );
  if (roles.length === 0) return [];
  const content = <RoleOffers roles={roles} context={context} />;
  return [{ id: "own-roles", title: labels["body.openRoles"], content }];
}
