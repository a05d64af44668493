import { z } from "zod";
import { rule } from "../messages/message.ts";
import { analyticsSettings } from "./analytics.ts";
import { color } from "./color.ts";
import { colorModeSettings } from "./color-mode.ts";
import { headingLevel } from "./heading-level.ts";
import { linkTarget, webAddress } from "./link-target.ts";
import { localized } from "./localized.ts";

/** How loudly a check speaks (CHECK-3). */
export const severity = z.enum(["ignore", "log", "warn", "throw"]);

/** What can bring widgets to life in the browser. */
export const WIDGET_RUNTIMES = ["react", "preact"] as const;
export type WidgetRuntime = (typeof WIDGET_RUNTIMES)[number];

/** A protocol and a host. */
const siteUrl = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/?#]+$/.test(value),
    rule(
      "the address of the site is a protocol and a host without a path, for example https://www.example.org",
      "webbplatsens adress är ett protokoll och en värd utan sökväg, till exempel https://www.example.org",
    ),
  );

const waysOn = z.array(z.strictObject({ label: localized, to: linkTarget })).default([]);

/** `_data/site.json`: what is the same on every page. */
export const siteFile = z.strictObject({
  title: z.string().trim().min(1),
  tagline: localized,
  description: localized,
  url: siteUrl.describe("Address of the site, without a closing slash"),
  repository: webAddress.nullable().describe("Source code; edit links begin with it"),
  organisation: localized,
  widgetRuntime: z.enum(WIDGET_RUNTIMES).default("react"),
  baseUrlBanner: z
    .boolean()
    .default(true)
    .describe("Whether the home pages warn when the site is under another path than it should be"),
  analytics: analyticsSettings.prefault({}),
  security: z
    .strictObject({
      contact: z
        .email()
        .optional()
        .describe("Address of a role to report security holes to, in /.well-known/security.txt"),
      hstsPreload: z
        .boolean()
        .default(false)
        .describe("Whether browsers may know by heart that the domain is only reached by https"),
    })
    .prefault({}),
  colorMode: colorModeSettings.prefault({}),
  themeColor: z.strictObject({ light: color, dark: color }),
  socialImage: z
    .string()
    .startsWith("/")
    .optional()
    .meta({ link: true })
    .describe("What links show where pages have no picture of their own: 1200 × 630 pixels"),
  notFound: waysOn.describe(
    "Where the page for addresses that do not exist leads, after home and how to join",
  ),
  nothingFound: waysOn.describe(
    "Where readers go on who do not find what they look for by search: a page of tasks, help, a role",
  ),
  externalSites: z
    .array(
      z.strictObject({
        address: z.string().startsWith("https://").describe("How addresses of that site begin"),
        note: localized.describe("What readers should know before they go there, in a few words"),
      }),
    )
    .default([]),
  editing: z
    .strictObject({ label: localized, to: linkTarget })
    .optional()
    .describe("The guide for new editors; linked below every text and in the form of /admin"),
  tableOfContents: z
    .strictObject({
      minHeadingLevel: headingLevel,
      maxHeadingLevel: headingLevel,
    })
    .refine(
      (levels) => levels.minHeadingLevel <= levels.maxHeadingLevel,
      rule(
        "minHeadingLevel must not be above maxHeadingLevel",
        "minHeadingLevel får inte vara högre än maxHeadingLevel",
      ),
    ),
  blog: z.strictObject({
    postsPerPage: z.int().min(1),
    sidebarCount: z.union([z.int().min(0), z.literal("all")]),
    feedLimit: z.int().min(1),
  }),
  checks: z.strictObject({
    brokenLinks: severity,
    brokenAnchors: severity,
    brokenMarkdownLinks: severity,
  }),
});
export type SiteFile = z.infer<typeof siteFile>;
