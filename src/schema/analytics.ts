import { z } from "zod";

/** An address that a script is loaded from or sends to. */
const address = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/[^/?#\s"\\;,]+\/)[^\s"\\;,]*$/,
    "the address begins with a slash or with https:// and a host, and has no blanks, quotes, commas or semicolons",
  );

/** Path that the host serves the statistics under. */
export const analyticsBasePath = z
  .string()
  .regex(
    /^(\/[\w.~-]+)+$/,
    "the path begins with a slash and does not end with one, for example /stats",
  );

/** Counting of page views with Vercel Web Analytics; off unless the host offers it. */
export const analyticsSettings = z.strictObject({
  enabled: z.boolean().default(false).describe("Whether page views are counted"),
  mode: z
    .enum(["auto", "development", "production"])
    .default("auto")
    .describe("auto: development in npm start, production in npm run build"),
  basePath: analyticsBasePath
    .optional()
    .describe("Path of the statistics; SITE_ANALYTICS_BASE_PATH wins over it"),
  scriptSrc: address.optional().describe("Another address of the script"),
  endpoint: address.optional().describe("Another address that page views are sent to"),
  dsn: z.string().min(1).optional().describe("Key of the site"),
  debug: z.boolean().default(true).describe("Whether development tells page views in the console"),
});
export type AnalyticsSettings = z.infer<typeof analyticsSettings>;
