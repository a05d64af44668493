import { z } from "zod";
import { calendarDay } from "../../schema/calendar-day.ts";
import { ask, bodyPage, email, ownPage } from "../../schema/fields.ts";
import { webAddress } from "../../schema/link-target.ts";
import { localized, optionalLocalized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

/** `_data/open-roles.json`: what members can apply for now, and the page that explains how to join. */
export const openRolesFile = z.strictObject({
  to: ownPage("/ga-med").describe("Sidan om hur man går med / The page on how to join"),
  invitation: localized.describe(
    "Länken dit, överst på varje nämnds sida / The link there, at the top of each committee's page",
  ),
  lastDay: localized.describe("Orden före sista ansökningsdag / The words before the deadline"),
  none: localized.describe("Visas när inga poster är lediga / Shown while no role is open"),
  ask: ask("/docs/central/valberedningen"),
  roles: z
    .array(
      z.strictObject({
        title: localized.describe(
          "Rollens namn, aldrig en persons / Name of the role, never of a person",
        ),
        text: optionalLocalized.describe("Vad rollen gör / What the role does"),
        lastDay: calendarDay.describe(
          "Sista ansökningsdag; dagen efter visas posten inte / Last day to apply; the role is hidden the day after",
        ),
        email: email.describe("Dit man söker / Where to apply"),
        committee: bodyPage.describe(
          "Nämndens sida, som visar posten; behövs om adressen inte är nämndens / Page of the committee, which shows the role; needed where the address is not that of the committee",
        ),
        href: webAddress.optional().describe("Ansökningsformuläret / The form to apply with"),
      }),
    )
    .default([]),
});

export const openRoles = {
  data: { "open-roles": { schema: openRolesFile } },
} satisfies FeatureSchema;
