import { z } from "zod";
import { CLUSTERS } from "../../schema/chapter-map.ts";
import { optionalFlag } from "../../schema/fields.ts";
import { localized, optionalLocalized } from "../../schema/localized.ts";
import type { FeatureSchema } from "../feature-schema.ts";

/** Colours of charts: custom properties of `src/theme`. */
export const CHART_COLORS = [...CLUSTERS, "brown", "brass"] as const;
export type ChartColor = (typeof CHART_COLORS)[number];

/** `_data/charts.json`: shares of a whole. */
export const chartsFile = z.record(
  z.string(),
  z.strictObject({
    title: localized,
    labelHeading: localized,
    valueHeading: localized,
    unit: z.string(),
    note: optionalLocalized,
    slices: z
      .array(
        z.strictObject({
          label: localized,
          value: z.number().positive(),
          color: z
            .enum(CHART_COLORS)
            .describe("A colour of the site: it fits light and dark pages"),
        }),
      )
      .min(2),
    whole: z
      .strictObject({ value: z.number().positive(), unit: localized })
      .optional()
      .describe("The whole that the shares are parts of; shown in the middle"),
  }),
);

/** `_data/courses.json`: course tables. */
export const coursesFile = z.record(
  z.string(),
  z.strictObject({
    caption: localized,
    courseHeading: localized,
    creditsHeading: localized,
    note: optionalLocalized,
    courses: z
      .array(
        z.strictObject({
          name: localized,
          credits: z.number().positive().describe("högskolepoäng (ECTS)"),
          approximate: optionalFlag,
        }),
      )
      .min(1),
  }),
);

export const charts = {
  data: {
    charts: { schema: chartsFile, isVersioned: true },
    courses: { schema: coursesFile, isVersioned: true },
  },
} satisfies FeatureSchema;
