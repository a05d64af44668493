import type { Feature } from "../feature.ts";
import { OpenRoles } from "./open-roles.tsx";
import { ownRoles } from "./own-roles.tsx";

/** What members can apply for: `_data/open-roles.json`. */
export const openRoles: Feature = {
  blocks: { "open-roles": { Block: OpenRoles, isComing: true } },
  committeeLists: ownRoles,
  invitation: ({ data: { openRoles }, text, href }) => ({
    label: text(openRoles.invitation),
    href: href(openRoles.to),
  }),
};
