import { z } from "zod";
import { rule } from "../messages/message.ts";

const DAY = rule(
  "a date is a day that exists, without a time, written year-month-day: 2024-03-25",
  "ett datum är en dag som finns, utan klockslag, skriven år-månad-dag: 2024-03-25",
);

/** A day in front matter and data: `2027-01-31`. */
export const calendarDay = z.iso.date({ error: DAY });

/** The same beside the fields `startTime` and `endTime`. */
export const dayWithTimes = z.iso.date({
  error: rule(
    `a date is a day that exists, written 2024-03-25; times are in "startTime" and "endTime"`,
    `ett datum är en dag som finns, skriven 2024-03-25; tider står i "startTime" och "endTime"`,
  ),
});

/** A day that may be left out. */
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
