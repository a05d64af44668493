import { Temporal } from "temporal-polyfill";
import type { HiddenEntry } from "../schema/hidden.ts";
import type { SiteFeature } from "./site.ts";
import type { SiteData } from "./site-data.ts";
import type { Source } from "./sources.ts";

/** After so many days a site is built again, so that its `security.txt` and its calendar do not run out. */
const LONGEST = 90;

/**
 * The next day on which readers would get another site from the same texts: a scheduled post appears, an announcement
 * begins, a text or a mark in the menu expires, something is hidden or shown, or a subject has something due. What ends
 * by the visitor's clock is left out: events, key dates, announcements, jobs and open roles.
 *
 * @param sources all texts, also those that are not published
 * @param allData the data as they are written
 * @param data the data of today
 * @param today the day of the build
 * @returns 90 days after `today` at the latest
 */
export function nextDueDay(
  sources: readonly Pick<Source, "status" | "frontMatter">[],
  allData: SiteData,
  data: SiteData,
  today: string,
  features: readonly SiteFeature[],
): string {
  const days = [Temporal.PlainDate.from(today).add({ days: LONGEST }).toString()];
  for (const { status, frontMatter } of sources) {
    if (status?.kind === "draft") continue;
    if (status?.kind === "scheduled") days.push(status.day);
    if ("expires" in frontMatter && frontMatter.expires) days.push(dayAfter(frontMatter.expires));
    if ("mark" in frontMatter && frontMatter.mark) days.push(dayAfter(frontMatter.mark.lastDay));
    if ("hidden" in frontMatter) days.push(...limits(frontMatter.hidden));
  }
  for (const { dueDays } of features) days.push(...(dueDays?.(data, today) ?? []));
  if (allData.announcement?.from) days.push(allData.announcement.from);
  JSON.stringify(allData, (_key, value: { hidden?: HiddenEntry } | null) => {
    days.push(...limits(value?.hidden));
    return value;
  });
  return days.filter((day) => day > today).sort()[0] as string;
}

const limits = (hidden?: HiddenEntry) =>
  hidden ? [hidden.from, hidden.until].filter((day) => day !== undefined) : [];

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
