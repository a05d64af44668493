import { Temporal } from "temporal-polyfill";
import { TIME_ZONE } from "./calendar-day.ts";
import { zonedTime } from "./zoned-time.ts";

/** The moment at which a day is over in a time zone. */
export const endOfDay = (day: string, timeZone: string) =>
  zonedTime(`${Temporal.PlainDate.from(day).add({ days: 1 })}T00:00`, timeZone);

/** The last second of a day, with the offset of the site's time zone. */
export const lastSecond = (day: string) => zonedTime(`${day}T23:59:59`, TIME_ZONE);

/**
 * The first day of the operating year that a day belongs to: those who are elected change on 1 July.
 *
 * @example operatingYearStart("2027-05-09") // "2026-07-01"
 */
export function operatingYearStart(day: string): string {
  const [year, month] = day.split("-").map(Number);
  return `${Number(year) - (Number(month) < 7 ? 1 : 0)}-07-01`;
}

/** The day from which on what is over still has a page: a year before another one. */
export const oldestDay = (day: string) => `${Temporal.PlainDate.from(day).subtract({ years: 1 })}`;

/** The same day of the next year; of 29 February the day before. */
export const inAYear = (day: string) => `${Temporal.PlainDate.from(day).add({ years: 1 })}`;
