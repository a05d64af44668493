import { announcedOn } from "./frame/announcement.ts";
import type { CurrentBuild, SiteFeature } from "./site.ts";
import type { SiteData } from "./site-data.ts";

/** The data without an announcement that is switched off, waits or has expired, and with what subjects make of theirs. */
export function currentData(
  data: SiteData,
  build: CurrentBuild,
  features: readonly SiteFeature[],
): SiteData {
  const own = { ...data, announcement: announcedOn(data.announcement, build.today) ?? null };
  return features.reduce((all, { current }) => current?.(all, build) ?? all, own);
}
