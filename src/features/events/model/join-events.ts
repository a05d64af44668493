import { LOCALES } from "../../../schema/localized.ts";
import type { SiteEvent } from "../schema.ts";

/**
 * Merges the events of `_data/events.json` with those of the public calendar, sorted by start. An event
 * that is in both, by id or by time and title, comes from the file, which has both languages; whether it is off, moved or
 * full the calendar may say too.
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
  const twins = new Map(fromCalendar.flatMap((event) => keysOf(event).map((key) => [key, event])));
  const own = fromData.map((event) => {
    const twin = keysOf(event)
      .map((key) => twins.get(key))
      .find((found) => found !== undefined);
    if (!twin) return event;
    const { id, series, cancelled, status } = twin;
    return {
      ...event,
      ...(event.id === undefined && { id, ...(series && { series }) }),
      ...(cancelled && { cancelled }),
      ...(status && { status }),
      completes: true as const,
    };
  });
  return [...own, ...others].sort((a, b) => Number(a.start > b.start) - Number(a.start < b.start));
}

function keysOf({ id, allDay, title, ...event }: SiteEvent): string[] {
  const start = allDay ? event.start.slice(0, 10) : event.start;
  const titles = LOCALES.map((locale) => plainTitle(title[locale]));
  return [...(id ? [id] : []), ...titles.map((text) => `${start} ${text}`)];
}

/** The letters and numbers of a title, as people read it: without emoji, in any case. */
export const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(" ") ?? title;
