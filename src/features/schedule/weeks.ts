import { Temporal } from "temporal-polyfill";
import { formatDay, formatMoment } from "../../model/dates.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { type EventModel, listedEvents } from "../events/index.ts";
import { daysOf } from "./months.ts";

/** Half hours since midnight: the first one, and the one behind the last. */
interface Span {
  first: number;
  end: number;
}

/** An event of a day, with what is said of its times. What takes the whole day has no place beside the hours. */
interface Entry {
  event: EventModel;
  day: string;
  time: string | null;
  halves: Span | null;
}

/** What shares half hours of a day, in groups of those that take place at once. */
interface Place {
  halves: Span | null;
  groups: Entry[][];
}

/** A week with its days that have something. */
export interface TimetableWeek {
  name: string;
  /** The half hour since midnight with which it begins. */
  first: number;
  /** Names of its hours, which are empty where nothing is on for long. */
  hours: string[];
  days: { day: string; name: string; places: Place[] }[];
}

/**
 * The weeks in which a body has events that are not over.
 *
 * @param organiser address of its page, as events name it
 */
export function timetable(organiser: string, context: LocaleContext): TimetableWeek[] {
  const { labels, record } = context;
  const entries = listedEvents(context)
    .upcoming.filter((event) => event.organiser?.to === organiser)
    .flatMap((event) => entriesOf(event, context));
  return [...Map.groupBy(entries, ({ day }) => mondayOf(day))].sort().map(([monday, all]) => {
    const spans = all.flatMap(({ halves }) => halves ?? []);
    const first = Math.min(...spans.map((span) => span.first - (span.first % 2)));
    const { weekOfYear } = Temporal.PlainDate.from(monday);
    return {
      name: `${labels["calendar.weekOfYear"]} ${weekOfYear}`,
      first,
      hours: hoursOf(spans),
      days: [...Map.groupBy(all, ({ day }) => day)].sort().map(([day, own]) => ({
        day,
        name: formatDay(day, record, { weekday: "long", day: "numeric", month: "long" }),
        places: placesOf(own),
      })),
    };
  });
}

/** So many hours without anything take no room. */
const LONG = 3;

/** The hours from the first to the last one. */
function hoursOf(spans: readonly Span[]): string[] {
  const used = new Set(
    spans.flatMap(({ first, end }) =>
      Array.from({ length: Math.ceil(end / 2) - (first >> 1) }, (_, hour) => (first >> 1) + hour),
    ),
  );
  const hours = [...used].sort((one, other) => one - other);
  return hours.flatMap((hour, index) => {
    const free = hour - (hours[index - 1] ?? hour - 1) - 1;
    const between = Array.from({ length: free }, (_, at) => nameOf(hour - free + at));
    return [...(free < LONG ? between : between.fill("")), nameOf(hour)];
  });
}

const nameOf = (hour: number) => String(hour % 24).padStart(2, "0");

/** What takes the whole day, and what is beside the hours in order. */
function placesOf(entries: readonly Entry[]): Place[] {
  const whole = entries.filter(({ halves }) => !halves);
  const places: Place[] =
    whole.length > 0 ? [{ halves: null, groups: whole.map((entry) => [entry]) }] : [];
  for (const entry of entries) {
    const { halves } = entry;
    if (!halves) continue;
    const last = places.at(-1);
    if (!last?.halves || halves.first >= last.halves.end) {
      places.push({ halves: { ...halves }, groups: [[entry]] });
      continue;
    }
    last.halves.end = Math.max(last.halves.end, halves.end);
    const atOnce = last.groups.at(-1);
    if (atOnce?.some(({ event }) => Date.parse(event.end) > Date.parse(entry.event.start)))
      atOnce.push(entry);
    else last.groups.push([entry]);
  }
  return places;
}

/** What takes several days is on each of them, with when it begins and ends; a night belongs to the day before. */
function entriesOf(event: EventModel, { data, record }: LocaleContext): Entry[] {
  const { timeZone } = data.events;
  const days = daysOf(event, timeZone);
  const [day = ""] = days;
  const clock = (moment: string) =>
    formatMoment(moment, record.htmlLang, timeZone, { hour: "2-digit", minute: "2-digit" });
  if (event.days) return days.map((one) => ({ event, day: one, time: null, halves: null }));
  if (days.length > 1)
    return days.map((one, index) => {
      const isLast = index === days.length - 1;
      const time = index === 0 ? `${clock(event.start)}–` : isLast ? `–${clock(event.end)}` : null;
      return { event, day: one, time, halves: null };
    });
  const first = Math.floor(halfHours(event.start));
  const midnight = event.end.startsWith(day) ? 0 : 48;
  const end = Math.max(first + 1, Math.ceil(midnight + halfHours(event.end)));
  return [{ event, day, time: event.times, halves: { first, end } }];
}

/** Since midnight, on the site's clock. */
const halfHours = (moment: string) =>
  2 * Number(moment.slice(11, 13)) + Number(moment.slice(14, 16)) / 30;

function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}
