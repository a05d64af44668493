import type { FeatureSchema } from "../feature-schema.ts";

export const review = { addresses: { review: "/redaktion/granskning" } } satisfies FeatureSchema;
