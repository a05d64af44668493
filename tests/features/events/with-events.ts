import type { SiteData } from "../../../src/model/site-data.ts";
import { siteData } from "../../support/site-data.ts";

/** Data with these events and no others; their list is at /evenemang. */
export const withEvents = (
  events: SiteData["events"]["events"],
  more: Partial<SiteData> = {},
): Partial<SiteData> => ({
  ...more,
  events: { ...siteData().events, to: "/evenemang", events },
});
