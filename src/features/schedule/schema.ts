import type { FeatureSchema } from "../feature-schema.ts";

export const schedule = {
  addresses: { calendar: { sv: "/kalender", en: "/calendar" } },
} satisfies FeatureSchema;
