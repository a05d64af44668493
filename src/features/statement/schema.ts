import { z } from "zod";
import { calendarDay } from "../../schema/calendar-day.ts";
import { localized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

/** `_data/accessibility.json`: `npm run test:nightly -- judges` writes it, nobody else. */
export const accessibilityFile = z.strictObject({
  date: calendarDay.describe("Day of the assessment"),
  pages: z.int().min(1).describe("Pages looked at"),
  filledPages: z
    .int()
    .min(1)
    .optional()
    .describe("Pages of the same website with made-up data looked at"),
  judges: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        version: z.string().min(1),
        rules: z.int().min(1),
        findings: z.int().min(0),
      }),
    )
    .min(1)
    .describe("Engines, with what they found"),
  waivers: z
    .array(z.strictObject({ rule: z.string().min(1), reason: localized }))
    .default([])
    .describe("Findings that a person has judged to be no mistake, and why"),
});

export const statement = {
  data: { accessibility: { schema: accessibilityFile, isOptional: true } },
} satisfies FeatureSchema;
