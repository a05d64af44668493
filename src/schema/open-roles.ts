import { z } from "zod";
import { localized } from "./localized.ts";

/** `_data/open-roles.json`: what members can apply for now, and the page that tells how to join. */
export const openRolesFile = z.strictObject({
  to: z
    .string()
    .startsWith("/", "an address begins with a slash: /ga-med")
    .describe("The page that tells how to join; committees and the not-found page lead there"),
  invitation: localized.describe("The link to that page, in the head of each committee's page"),
  lastDay: localized.describe("Before the last day to apply"),
  none: localized.describe("Shown while no role is open"),
  roles: z
    .array(
      z.strictObject({
        title: localized.describe("Name of the role, never of a person"),
        text: localized.optional().describe("What the role does"),
        lastDay: z.iso
          .date("a date is written year-month-day, for example 2026-10-31")
          .describe("Last day to apply; the role is hidden the day after"),
        email: z.email("an address looks like name@example.org").describe("Where to apply"),
        href: z.url().optional().describe("The form to apply with"),
      }),
    )
    .default([]),
});
