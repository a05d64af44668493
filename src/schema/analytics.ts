import { z } from "zod";
import { rule } from "../messages/message.ts";
import type { Deployment } from "./deployment.ts";
import { optionalText } from "./fields.ts";

/** An address of this site that a script is loaded from or sends to; the policy allows no other. */
const address = z
  .string()
  .regex(
    /^\/(?!\/)[^\s"\\;,]*$/,
    rule(
      "the address begins with one slash, as it is on this site, and has no spaces, quotes, commas or semicolons",
      "adressen börjar med ett snedstreck, eftersom den ligger här, och har inga mellanslag, citattecken, kommatecken eller semikolon",
    ),
  );

/** Path that the host serves the statistics under. */
export const analyticsBasePath = z
  .string()
  .regex(
    /^(\/[\w.~-]+)+$/,
    rule(
      "the path begins with a slash and does not end with one, for example /stats",
      "sökvägen börjar med ett snedstreck men slutar inte med ett, till exempel /stats",
    ),
  );

/** Counting of page views with Vercel Web Analytics. */
export const analyticsSettings = z.strictObject({
  enabled: z
    .boolean()
    .default(true)
    .describe("Whether page views are counted; never in previews and npm start"),
  host: z
    .string()
    .regex(
      /^https:\/\/[^/?#\s]+$/,
      rule(
        "the host is https:// and a name without a path, for example https://my-project.vercel.app",
        "värden är https:// och ett namn utan sökväg, till exempel https://my-project.vercel.app",
      ),
    )
    .optional()
    .describe("Project on Vercel that views are passed on to, where another host shows the site"),
  mode: z
    .enum(["auto", "development", "production"])
    .default("auto")
    .describe("auto is production; development logs page views to the console"),
  basePath: analyticsBasePath
    .optional()
    .describe("Path of the statistics; SITE_ANALYTICS_BASE_PATH wins over it"),
  scriptSrc: address.optional().describe("Another address of the script"),
  endpoint: address.optional().describe("Another address that page views are sent to"),
  dsn: optionalText.describe("Key of the site"),
  debug: z.boolean().default(true).describe("Whether development logs page views to the console"),
});
export type AnalyticsSettings = z.infer<typeof analyticsSettings>;

/** Whether the host of the site takes page views, or one that they are passed on to (ANALYTICS-7). */
export function viewsArrive(host: string | undefined, deployment: Deployment): boolean {
  return host !== undefined || deployment === "vercel";
}
