import { z } from "zod";
import { localized } from "./localized.ts";

/** Seasons that something can be known to happen in, where its month is not. */
export const SEASONS = ["autumn", "winter", "spring"] as const;

/** `_data/academic-year.json`: what happens when, in the order of the year from August. */
export const academicYearFile = z.strictObject({
  label: localized.describe("Name of the list, for screen readers"),
  events: z
    .array(
      z.strictObject({
        title: localized,
        when: z
          .union([z.int().min(1).max(12), z.enum(SEASONS)])
          .describe("A month, 1 is January; or a season, where the month is not known"),
        note: localized.optional(),
        to: z
          .string()
          .startsWith("/", "an address begins with a slash: /docs/event/reception")
          .optional(),
        emblem: z
          .string()
          .optional()
          .describe("Of src/theme/emblems; without it, that of the body whose page it leads to"),
      }),
    )
    .min(1),
  seasons: z
    .strictObject({ autumn: localized, winter: localized, spring: localized })
    .describe("What the seasons are called"),
});
export type AcademicYearFile = z.infer<typeof academicYearFile>;
