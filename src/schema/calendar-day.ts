import { z } from "zod";

/** A day in front matter and data: `2027-01-31`. */
export const calendarDay = z.iso.date({
  error: ({ input }) =>
    /^\d{4}-\d\d-\d\d$/.test(String(input))
      ? "there is no such day"
      : "a date is written year-month-day, for example 2024-03-25",
});

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
