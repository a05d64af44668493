import type { CurrentBuild, SiteFeature } from "./site.ts";
import type { SiteData } from "./site-data.ts";

/** The data without an announcement that is switched off or has expired, and with what subjects make of theirs. */
export function currentData(
  data: SiteData,
  build: CurrentBuild,
  features: readonly SiteFeature[],
): SiteData {
  const { announcement } = data;
  const isAnnounced =
    announcement?.enabled && !(announcement.expires && announcement.expires < build.today);
  const own = { ...data, announcement: isAnnounced ? announcement : null };
  return features.reduce((all, { current }) => current?.(all, build) ?? all, own);
}
