import { z } from "zod";

/** Light and dark pages: what holds where a visitor has chosen nothing, and whether they can choose. */
export const colorModeSettings = z.strictObject({
  default: z
    .enum(["light", "dark"])
    .default("light")
    .describe("What pages look like at first if they do not follow the visitor's system"),
  respectSystem: z
    .boolean()
    .default(true)
    .describe("Whether pages follow the visitor's system until something is chosen"),
  switch: z.boolean().default(true).describe("Whether there is a button to choose with"),
});
export type ColorModeSettings = z.infer<typeof colorModeSettings>;
