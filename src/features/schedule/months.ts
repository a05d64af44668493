import { Temporal } from "temporal-polyfill";
import { formatDay, formatMoment, shownEnd } from "../../model/dates.ts";
import { generatedPage } from "../../model/pages/generated-page.ts";
import type { Site } from "../../model/site.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { endOfDay } from "../../schema/days.ts";
import type { Locale } from "../../schema/localized.ts";
import { zonedTime } from "../../schema/zoned-time.ts";
import { allEvents, type EventModel, eventRows, listedEvents } from "../events/index.ts";

/** The weeks of a month with their days, which are null where they are of another month. */
export interface CalendarMonth {
  /** `2026-12` */
  id: string;
  name: string;
  weeks: { number: number; days: (CalendarDay | null)[] }[];
}

export interface CalendarDay {
  day: string;
  /** When it begins and is over. */
  start: string;
  end: string;
  number: number;
  weekday: string;
  isOver: boolean;
  /** Those that begin that day, or go on. */
  events: { event: EventModel; time: string | null; goesOn: string }[];
}

/** A table for each month that has events, from this one on. */
export function calendarPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  const { labels } = context;
  return [
    generatedPage(context, {
      kind: "calendar",
      title: labels["calendar.title"],
      description: labels["calendar.description"],
      share: { motif: "noticeboard" },
      months: calendarMonths(context),
    }),
  ];
}

/** An end in another century is a slip. */
const MOST_DAYS = 366;

/** The days on which an event is shown: an evening that ends after midnight has one. */
export function daysOf({ start, end, days }: EventModel, timeZone: string): string[] {
  const first = Temporal.PlainDate.from(days?.first ?? start.slice(0, 10));
  const last = days?.last ?? shownEnd(start, end, timeZone).toPlainDate();
  const length = Math.min(first.until(last).days + 1, MOST_DAYS);
  return Array.from({ length }, (_, index) => first.add({ days: index }).toString());
}

/** Months with events to come; those that only weekly series fill are left out. */
export function calendarMonths(context: LocaleContext): CalendarMonth[] {
  const { record, data } = context;
  const { today } = data;
  const { timeZone } = data.events;
  const timeOf = ({ start }: EventModel) =>
    formatMoment(start, record.htmlLang, timeZone, { hour: "2-digit", minute: "2-digit" });
  const byDay = Map.groupBy(
    allEvents(context).flatMap((event) =>
      daysOf(event, timeZone).map((day, index, { length }) => ({
        day,
        event,
        time: event.days || index > 0 ? null : timeOf(event),
        isLong: length > 1,
      })),
    ),
    ({ day }) => day,
  );
  // What takes several days comes first, so that its days are at one height.
  for (const entries of byDay.values())
    entries.sort((one, other) => Number(other.isLong) - Number(one.isLong));
  /** Whether a day begins with the same event as the one before it, in the row of its week. */
  const goesOnInto = (date: Temporal.PlainDate) => {
    if (date.dayOfWeek === 1 || date.day === 1) return false;
    const [before, now] = [date.subtract({ days: 1 }), date].map((day) => byDay.get(`${day}`)?.[0]);
    return now !== undefined && before?.event === now.event;
  };
  const { upcoming } = listedEvents(context);
  const last = eventRows(upcoming, context)
    .flatMap(({ event }) => daysOf(event, timeZone))
    .reduce((one, other) => (one > other ? one : other), "");
  const coming = [...byDay.keys()].filter((day) => today <= day && day <= last);
  return [...new Set(coming.map((day) => day.slice(0, 7)))].sort().map((id) => {
    const month = Temporal.PlainYearMonth.from(id);
    const first = month.toPlainDate({ day: 1 });
    const before = first.dayOfWeek - 1;
    const monday = first.subtract({ days: before });
    const weeks = Math.ceil((before + month.daysInMonth) / 7);
    const name = formatDay(`${id}-01`, record, { month: "long", year: "numeric" });
    return {
      id,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      weeks: Array.from({ length: weeks }, (_, week) => ({
        number: monday.add({ weeks: week }).weekOfYear ?? 0,
        days: Array.from({ length: 7 }, (_day, index) => {
          const date = monday.add({ days: 7 * week + index });
          if (date.month !== month.month) return null;
          const day = date.toString();
          return {
            day,
            start: zonedTime(`${day}T00:00`, timeZone),
            end: endOfDay(day, timeZone),
            number: date.day,
            isOver: day < today,
            weekday: formatDay(day, record, { weekday: "long" }),
            events: (byDay.get(day) ?? []).map(({ event, time }, at) => {
              const isFrom = at === 0 && goesOnInto(date);
              const isTo = at === 0 && goesOnInto(date.add({ days: 1 }));
              return {
                event,
                time,
                goesOn: [isFrom && "from", isTo && "to"].filter(Boolean).join(" "),
              };
            }),
          };
        }),
      })),
    };
  });
}
