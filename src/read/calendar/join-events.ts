import type { SiteEvent } from "../../schema/home.ts";
import { LOCALES } from "../../schema/localized.ts";

/**
 * The events of `_data/events.json` and of the public calendar, the earliest first, and of those that
 * begin together the ones of the file. What is in both, by
 * its id or by its time and title, is taken from the data, where both languages are written.
 */
export function joinEvents(
  fromData: readonly SiteEvent[],
  fromCalendar: readonly SiteEvent[],
): SiteEvent[] {
  const known = new Set(fromData.flatMap(namesOf));
  const others = fromCalendar.filter((event) => {
    const names = namesOf(event);
    const isKnown = names.some((name) => known.has(name));
    for (const name of names) known.add(name);
    return !isKnown;
  });
  return [...fromData, ...others].sort(byStart);
}

function byStart(a: SiteEvent, b: SiteEvent): number {
  return a.start < b.start ? -1 : Number(a.start > b.start);
}

/** By what the same event is known in two places: its id, and its time with its title in any language. */
function namesOf({ id, start, title }: SiteEvent): string[] {
  const titles = LOCALES.map((locale) => title[locale].toLowerCase().replace(/\s+/g, " ").trim());
  return [...(id ? [id] : []), ...new Set(titles.map((text) => `${start} ${text}`))];
}
