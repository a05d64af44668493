import { LOCALES } from "../../../schema/localized.ts";
import type { SiteEvent } from "../schema.ts";

/**
 * Merges the events of `_data/events.json` with those of the public calendar, sorted by start. An event
 * that is in both, by id or by time and title, comes from the file, which has both languages.
 */
export function joinEvents(
  fromData: readonly SiteEvent[],
  fromCalendar: readonly SiteEvent[],
): SiteEvent[] {
  const known = new Set(fromData.flatMap(keysOf));
  const others = fromCalendar.filter((event) => {
    const keys = keysOf(event);
    const isKnown = keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return !isKnown;
  });
  const ids = new Map(
    fromCalendar.flatMap((event) =>
      keysOf(event).map((key) => [key, { id: event.id, series: event.series }] as const),
    ),
  );
  const own = fromData.map((event) =>
    event.id
      ? event
      : {
          ...event,
          ...keysOf(event)
            .map((key) => ids.get(key))
            .find(Boolean),
        },
  );
  return [...own, ...others].sort((a, b) => Number(a.start > b.start) - Number(a.start < b.start));
}

function keysOf({ id, allDay, title, ...event }: SiteEvent): string[] {
  const start = allDay ? event.start.slice(0, 10) : event.start;
  const titles = LOCALES.map((locale) => title[locale].toLowerCase().replace(/\s+/g, " ").trim());
  return [...(id ? [id] : []), ...titles.map((text) => `${start} ${text}`)];
}
