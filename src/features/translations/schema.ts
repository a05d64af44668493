import type { FeatureSchema } from "../feature-schema.ts";

export const translations = {
  addresses: { translations: "/redaktion/oversattningar" },
} satisfies FeatureSchema;
