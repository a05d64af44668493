import { z } from "zod";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Says which part of a date is wrong.
 *
 * @param written what was written in place of a day, such as `2024-02-30`
 * @example dayProblem("2024-02-30") // "February 2024 has 29 days"
 */
export function dayProblem(written: unknown): string {
  const [, year, month, day, time] =
    /^\s*(\d{4})-(\d\d)-(\d\d)(?:[T\s]+(\S.*?))?\s*$/.exec(String(written)) ?? [];
  if (!year || !month || !day) return "a date is written year-month-day, for example 2024-03-25";
  const name = MONTHS[Number(month) - 1];
  if (!name) return `there is no month ${month}; a date is written year-month-day`;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > days) return `${name} ${year} has ${days} days`;
  if (Number(day) === 0) return "days are counted from 01";
  return time
    ? `a day has no time here; write ${year}-${month}-${day}`
    : "a date is written year-month-day, for example 2024-03-25";
}

/** A day in front matter and data: `2027-01-31`. */
export const calendarDay = z.iso.date({ error: ({ input }) => dayProblem(input) });

/** The same where it may be left out. */
export const optionalDay = calendarDay.optional();

/** The site's clock: days begin and end by it, wherever the build runs. */
export const TIME_ZONE = "Europe/Stockholm";
/** Swedish writes days as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });

/**
 * The day of a moment, by the site's clock.
 *
 * @example dayOf(new Date("2026-12-31T23:30:00Z")) // "2027-01-01"
 */
export function dayOf(moment: Date): string {
  return isoDay.format(moment);
}
