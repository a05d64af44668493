import { Temporal } from "temporal-polyfill";
import { formatDay } from "../../model/dates.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { type EventModel, listedEvents } from "../events/index.ts";
import { daysOf } from "./months.ts";

/** An event of a day. Its first half hour since midnight, and the one behind its last; null where it takes the whole day. */
interface Entry {
  event: EventModel;
  day: string;
  halves: { first: number; end: number } | null;
}

/** A week with its days that have something; a row is half an hour. */
export interface TimetableWeek {
  name: string;
  /** The half hour since midnight with which it begins, and how many there are. */
  first: number;
  rows: number;
  days: { day: string; name: string; entries: Entry[] }[];
}

/**
 * The weeks in which a body has events that are not over.
 *
 * @param organiser address of its page, as events name it
 */
export function timetable(organiser: string, context: LocaleContext): TimetableWeek[] {
  const { labels, record, data } = context;
  const entries = listedEvents(context)
    .upcoming.filter((event) => event.organiser?.to === organiser)
    .flatMap((event) => entriesOf(event, data.events.timeZone));
  return [...Map.groupBy(entries, ({ day }) => mondayOf(day))].sort().map(([monday, all]) => {
    const timed = all.flatMap(({ halves }) => halves ?? []);
    const first = Math.min(...timed.map((span) => span.first - (span.first % 2)));
    const end = Math.max(...timed.map((span) => span.end + (span.end % 2)));
    const { weekOfYear } = Temporal.PlainDate.from(monday);
    return {
      name: `${labels["calendar.week"]} ${weekOfYear}`,
      first,
      rows: timed.length === 0 ? 0 : end - first,
      days: [...Map.groupBy(all, ({ day }) => day)].sort().map(([day, own]) => ({
        day,
        name: formatDay(day, record, { weekday: "long", day: "numeric", month: "long" }),
        entries: own,
      })),
    };
  });
}

/** What takes several days is on each of them; a night belongs to the day before. */
function entriesOf(event: EventModel, timeZone: string): Entry[] {
  const days = daysOf(event, timeZone);
  const [day = ""] = days;
  if (event.days || days.length > 1) return days.map((one) => ({ event, day: one, halves: null }));
  const first = Math.floor(halfHours(event.start));
  const midnight = event.end.startsWith(day) ? 0 : 48;
  const end = Math.max(first + 1, Math.ceil(midnight + halfHours(event.end)));
  return [{ event, day, halves: { first, end } }];
}

/** Since midnight, on the site's clock. */
const halfHours = (moment: string) =>
  2 * Number(moment.slice(11, 13)) + Number(moment.slice(14, 16)) / 30;

function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}
