import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Finding, warningAbout } from "../schema/finding.ts";
import type { SiteEvent } from "../schema/home.ts";
import {
  CalendarError,
  calendarAddress,
  type FetchLimits,
  fetchCalendar,
} from "./fetch-calendar.ts";

/** The environment variable with the calendar's URL; findings name it instead of a file. */
const CALENDAR_VARIABLE = "CALENDAR_ICS_URL";

/** The folder of the last good copy; netlify/keep-calendar keeps it between builds. */
const CALENDAR_CACHE = ".cache/calendar";

/** The events of the public calendar, and what editors should check in it. */
export interface CalendarReading {
  /** Sorted; in the shape of checked entries of `_data/events.json`. */
  events: readonly SiteEvent[];
  /** Warnings: a calendar stops no build. */
  findings: readonly Finding[];
}

export const NO_CALENDAR: CalendarReading = { events: [], findings: [] };

export const LIMITS: FetchLimits = { timeout: 10_000, bytes: 5_000_000 };

const COPY_USED =
  "Its last good copy is used. Check whether the calendar is still public and has the same address.";
const NO_COPY = `Only the events of _data/events.json are shown. Check the URL in ${CALENDAR_VARIABLE}, and that the calendar is public.`;

/**
 * Reads the public calendar that CALENDAR_ICS_URL names. If that fails or takes too long, the last good
 * copy is used. It never throws, and no finding holds the URL, which may be secret.
 *
 * @param now time of the build
 * @returns no events, at once, when the variable is not set
 */
export async function readCalendar(
  env: Readonly<Record<string, string | undefined>>,
  now: Date,
  { cache = CALENDAR_CACHE, limits = LIMITS } = {},
): Promise<CalendarReading> {
  const written = env[CALENDAR_VARIABLE]?.trim();
  if (!written) return NO_CALENDAR;
  let address: URL;
  try {
    address = calendarAddress(written);
  } catch (error) {
    return withWarning(NO_CALENDAR, `The public calendar is not read: ${reason(error)}.`, NO_COPY);
  }
  // Loaded on demand: the parser takes time to load, and most builds have no calendar.
  const { calendarEvents } = await import("./calendar-events.ts");
  const parse = (bytes: Buffer): CalendarReading => {
    const { events, warnings } = calendarEvents(bytes, now);
    return {
      events,
      findings: warnings.map(({ problem, fix }) => warningAbout(CALENDAR_VARIABLE, problem, fix)),
    };
  };
  // The name is unique per calendar and does not reveal the URL.
  const hash = createHash("sha256").update(address.href).digest("hex");
  const copy = join(cache, `${hash.slice(0, 16)}.ics`);
  try {
    const bytes = await fetchCalendar(address, limits);
    const read = parse(bytes);
    mkdirSync(cache, { recursive: true });
    // A copy is never half-written.
    writeFileSync(`${copy}.part`, bytes);
    renameSync(`${copy}.part`, copy);
    return read;
  } catch (error) {
    const problem = `The public calendar at ${address.host} cannot be read: ${reason(error)}.`;
    try {
      return withWarning(parse(readFileSync(copy)), problem, COPY_USED);
    } catch {
      return withWarning(NO_CALENDAR, problem, NO_COPY);
    }
  }
}

function withWarning(read: CalendarReading, problem: string, fix: string): CalendarReading {
  return { ...read, findings: [warningAbout(CALENDAR_VARIABLE, problem, fix), ...read.findings] };
}

/** Messages of other errors may hold the URL. */
function reason(error: unknown): string {
  return error instanceof CalendarError ? error.message : "its content cannot be parsed";
}
