import { z } from "zod";
import { rule } from "../messages/message.ts";

/** Says which part of a date is wrong, and where a time belongs if there are fields for it. */
function dayProblem(written: unknown, hasTimes = false): string {
  const text = typeof written === "string" ? written : "";
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(text) ?? [];
  if (/^T?\d{1,2}[.:]\d\d/i.test(text))
    return rule(
      "this is a time, and a day belongs here, for example 2024-03-25",
      "det här är ett klockslag, men här ska stå en dag, till exempel 2024-03-25",
    );
  if (!year)
    return rule(
      "a date is written year-month-day, for example 2024-03-25",
      "ett datum skrivs år-månad-dag, till exempel 2024-03-25",
    );
  if (Number(month) < 1 || Number(month) > 12)
    return rule(`there is no month ${month}`, `det finns ingen månad ${month}`);
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (time && hasTimes)
    return rule(
      `a day has no time here; write ${year}-${month}-${day}, and the times in "startTime" and "endTime"`,
      `en dag har ingen tid här; skriv ${year}-${month}-${day}, och tiderna i "startTime" och "endTime"`,
    );
  if (time)
    return rule(
      `a day has no time here; write ${year}-${month}-${day}`,
      `en dag har ingen tid här; skriv ${year}-${month}-${day}`,
    );
  return rule(
    `the days of ${year}-${month} are 01 to ${last}`,
    `dagarna i ${year}-${month} är 01 till ${last}`,
  );
}

/** A day in front matter and data: `2027-01-31`. */
export const calendarDay = z.iso.date({ error: ({ input }) => dayProblem(input) });

/** The same beside the fields `startTime` and `endTime`. */
export const dayWithTimes = z.iso.date({ error: ({ input }) => dayProblem(input, true) });

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
