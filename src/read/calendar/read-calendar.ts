import type { Problem } from "../../schema/finding.ts";
import { CALENDAR_CACHE, keepCopy, readCopy } from "./calendar-copy.ts";
import { CalendarFault } from "./calendar-fault.ts";
import { CALENDAR_VARIABLE, type CalendarReading, NO_CALENDAR } from "./calendar-reading.ts";
import { calendarAddress, fetchCalendar } from "./fetch-calendar.ts";
import { LIMITS, type Limits } from "./limits.ts";

export interface ReadCalendarOptions {
  /** Where the last good copy lies. */
  cache?: string;
  limits?: Limits;
}

/**
 * Reads the public calendar that CALENDAR_ICS_URL names. When that fails or takes too long, the last
 * good copy serves; it never throws, and nothing that it tells holds the address.
 *
 * @param now moment of the build
 * @returns nothing, at once, when the variable is not set
 */
export async function readCalendar(
  env: Readonly<Record<string, string | undefined>>,
  now: Date,
  { cache = CALENDAR_CACHE, limits = LIMITS }: ReadCalendarOptions = {},
): Promise<CalendarReading> {
  const written = env[CALENDAR_VARIABLE]?.trim();
  if (!written) return NO_CALENDAR;
  let address: URL;
  try {
    address = calendarAddress(written);
  } catch (error) {
    return withWarning(NO_CALENDAR, `The public calendar is not read: ${reason(error)}.`, NO_COPY);
  }
  // Its packages take time to load, also where there is no calendar.
  const { calendarEvents } = await import("./calendar-events.ts");
  try {
    const bytes = await fetchCalendar(address, limits);
    const read = calendarEvents(bytes, now, limits);
    if (keepCopy(cache, address, bytes)) return read;
    return withWarning(
      read,
      "No copy of the public calendar could be kept.",
      `Look whether ${cache} is a folder with free space.`,
    );
  } catch (error) {
    const problem = `The public calendar at ${address.host} cannot be read: ${reason(error)}.`;
    const copy = readCopy(cache, address);
    try {
      if (copy) return withWarning(calendarEvents(copy, now, limits), problem, COPY_SERVES);
    } catch {
      // A copy that cannot be read is none.
    }
    return withWarning(NO_CALENDAR, problem, NO_COPY);
  }
}

const COPY_SERVES =
  "Its last good copy is shown. Look whether the calendar is still public, and at its address.";
const NO_COPY = `Only the events of _data/events.json are shown. Look at the address in ${CALENDAR_VARIABLE}, and whether the calendar is public.`;

function withWarning(read: CalendarReading, problem: string, fix: string): CalendarReading {
  const warning: Problem = { severity: "warning", file: CALENDAR_VARIABLE, problem, fix };
  return { ...read, problems: [warning, ...read.problems] };
}

/** Messages of others may hold the address. */
function reason(error: unknown): string {
  return error instanceof CalendarFault ? error.message : "it holds something that cannot be read";
}
