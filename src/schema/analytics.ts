import { z } from "zod";

/** An address of this site that a script is loaded from or sends to; the policy allows no other. */
const address = z
  .string()
  .regex(
    /^\/(?!\/)[^\s"\\;,]*$/,
    "the address begins with one slash, as it lies on this site, and has no blanks, quotes, commas or semicolons",
  );

/** Path that the host serves the statistics under. */
export const analyticsBasePath = z
  .string()
  .regex(
    /^(\/[\w.~-]+)+$/,
    "the path begins with a slash and does not end with one, for example /stats",
  );

/** Counting of page views with Vercel Web Analytics. */
export const analyticsSettings = z.strictObject({
  enabled: z
    .boolean()
    .default(true)
    .describe("Whether page views are counted; in previews of changes they never are"),
  host: z
    .string()
    .regex(
      /^https:\/\/[^/?#\s]+$/,
      "the host is https:// and a name without a path, for example https://my-project.vercel.app",
    )
    .optional()
    .describe("Project on Vercel that views are passed on to, where another host shows the site"),
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
