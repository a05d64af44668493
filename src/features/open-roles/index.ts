import { OpenRoles } from "../../blocks/open-roles/open-roles.tsx";
import type { Feature } from "../feature.ts";
import { ownRoles } from "./own-roles.tsx";

/** What members can apply for: `_data/open-roles.json`. */
export const openRoles: Feature = {
  blocks: { "open-roles": { Block: OpenRoles } },
  own: ownRoles,
  invitation: ({ data: { openRoles }, text, href }) => ({
    label: text(openRoles.invitation),
    href: href(openRoles.to),
  }),
};
