import type { SiteEvent } from "../schema/home.ts";

/**
 * All events of the site, from both of their sources; the only place that knows there are two.
 * An event of the file stands for one of the calendar that has the same id, or the same Swedish title
 * and beginning: so editors can say more about it.
 *
 * @param own of `_data/events.json`
 * @param calendar of the public calendar
 */
export function joinEvents(own: readonly SiteEvent[], calendar: readonly SiteEvent[]): SiteEvent[] {
  const ids = new Set(own.flatMap(({ id }) => id ?? []));
  const names = new Set(own.map(nameOf));
  const others = calendar.filter(
    (event) => !(event.id !== undefined && ids.has(event.id)) && !names.has(nameOf(event)),
  );
  return [...own, ...others];
}

const nameOf = ({ title, start }: SiteEvent) => `${start} ${title.sv.toLowerCase()}`;
