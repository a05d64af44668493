import { Temporal } from "temporal-polyfill";
import type { LocaleRecord } from "../../schema/locales.ts";

/**
 * A calendar day in the language's long form; the day is a UTC day, so that it reads the same in
 * every time zone (BLOG-5).
 *
 * @param day `2024-03-25`
 * @example formatDay("2024-03-25", locales.sv) // "25 mars 2024"
 */
export function formatDay(
  day: string,
  { htmlLang, calendar }: Pick<LocaleRecord, "htmlLang" | "calendar">,
  parts: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" },
): string {
  const name = JSON.stringify([htmlLang, calendar, parts]);
  let formatter = dayFormatters.get(name);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(htmlLang, { ...parts, calendar, timeZone: "UTC" });
    dayFormatters.set(name, formatter);
  }
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/** Creating a formatter takes a hundred times as long as using it, and every post needs two. */
const dayFormatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The moment of a local time in a time zone, as ISO 8601 with offset. Of an hour that comes twice the
 * second counts; an hour that the clocks leave out is the one after it.
 *
 * @param local `2026-12-01T17:30`
 * @throws RangeError when there is no such date or time zone
 * @example zonedTime("2026-12-01T17:30", "Europe/Stockholm") // "2026-12-01T17:30:00+01:00"
 */
export function zonedTime(local: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(timeZone, { disambiguation: "later" })
    .toString({ timeZoneName: "never" });
}

/** The moment at which a day is over in a time zone. */
export function endOfDay(day: string, timeZone: string): string {
  return zonedTime(`${Temporal.PlainDate.from(day).add({ days: 1 })}T00:00`, timeZone);
}

/** Date and time of a moment in the language and time zone given. */
export function formatMoment(
  iso: string,
  htmlLang: string,
  timeZone: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(htmlLang, { ...parts, timeZone }).format(new Date(iso));
}

/** Both ends of a time span, without repeating what they share. */
export function formatSpan(start: string, end: string, htmlLang: string, timeZone: string): string {
  return new Intl.DateTimeFormat(htmlLang, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    // Also English texts of the site write 17:30, as everyone in Sweden does.
    hourCycle: "h23",
    timeZone,
  }).formatRange(new Date(start), new Date(end));
}
