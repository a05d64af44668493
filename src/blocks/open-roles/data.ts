import { formatDay, zonedTime } from "../../collections/events/dates.ts";
import type { Block } from "../define-block.ts";

export interface OpenRolesBlock {
  kind: "open-roles";
  /** In the place of the list when nothing is in it, or nothing any more. */
  none: string;
  roles: {
    title: string;
    text: string | null;
    /** With what it is. */
    lastDay: string;
    /** End of the last day, ISO 8601 with offset. */
    end: string;
    email: string;
    href: string | null;
  }[];
}

/** What members can apply for, until the last day. */
export const openRoles: Block<OpenRolesBlock> = {
  build(_name, { data, text, record }) {
    const { none, lastDay, roles } = data.openRoles;
    return {
      kind: "open-roles",
      none: text(none),
      roles: roles.map((role) => ({
        title: text(role.title),
        text: role.text ? text(role.text) : null,
        lastDay: `${text(lastDay)} ${formatDay(role.lastDay, record)}`,
        end: zonedTime(`${role.lastDay}T23:59:59`, data.events.timeZone),
        email: role.email,
        href: role.href ?? null,
      })),
    };
  },
};
