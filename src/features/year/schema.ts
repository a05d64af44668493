import { z } from "zod";
import { emblem, ownPage } from "../../schema/fields.ts";
import { localized, optionalLocalized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

/** Seasons that something can be known to happen in, where its month is not. */
export const SEASONS = ["autumn", "winter", "spring"] as const;

/** `_data/academic-year.json`: what happens when, in the order of the year from August. */
export const academicYearFile = z.strictObject({
  label: localized.describe("Listans namn, för skärmläsare / Name of the list, for screen readers"),
  events: z.array(
    z.strictObject({
      title: localized,
      when: z
        .union([z.int().min(1).max(12), z.enum(SEASONS)])
        .describe(
          "En månad, 1 är januari; eller en årstid när månaden är okänd / A month, 1 is January; or a season while the month is not known",
        ),
      note: optionalLocalized,
      to: ownPage("/docs/event/reception").optional(),
      emblem: emblem.describe(
        "Om det inte är märket för den som länken leder till; [alla märken](/design) / If it is not the emblem of the body that the link leads to; [all emblems](/design)",
      ),
    }),
  ),
  seasons: z
    .strictObject({ autumn: localized, winter: localized, spring: localized })
    .describe("Årstidernas namn / What the seasons are called"),
});
export type AcademicYearFile = z.infer<typeof academicYearFile>;

export const year = {
  data: { "academic-year": { schema: academicYearFile } },
} satisfies FeatureSchema;
