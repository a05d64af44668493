import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Digest } from "../../model/build-data.ts";
import { dayOf } from "../../schema/calendar-day.ts";
import { type Finding, type Mistake, UserError, warningAbout } from "../../schema/finding.ts";
import type { Localized } from "../../schema/localized.ts";
import type { SiteEvent } from "../events/schema.ts";
import { calendarDigest } from "./calendar-digest.ts";
import {
  CALENDAR_FILE,
  CALENDAR_VARIABLE,
  CalendarError,
  calendarAddress,
  type FetchLimits,
  fetchCalendar,
  LIMITS,
} from "./fetch-calendar.ts";
import { CALENDAR, CALENDAR_PIECES } from "./messages.ts";

/** The folder of the last good copy; netlify/keep-cache keeps it between builds. */
const CALENDAR_CACHE = ".cache/calendar";

/** The events of the public calendar, and what editors should check in it. */
export interface CalendarReading {
  /** Sorted; in the shape of checked entries of `_data/events.json`. */
  events: readonly SiteEvent[];
  /** Warnings: a calendar stops no build. */
  findings: readonly Finding[];
  /** Of the file, see `calendarDigest`; there if it was read. */
  digest?: Digest;
  /** What the terminal says when the calendar is not reached from a computer that publishes nothing. */
  note?: string;
}

export const NO_CALENDAR: CalendarReading = { events: [], findings: [] };

/** Where nothing is published, nobody waits for a calendar. */
const SHORT_LIMITS: FetchLimits = { ...LIMITS, timeout: 2000 };

export interface CalendarOptions {
  /** Address of the public calendar in `_data/events.json`. */
  address?: string | undefined;
  /** Whether the result is published: then a calendar that fails is a warning, else a line in the terminal. */
  isPublished?: boolean;
  /** Folder of the last good copy. */
  cache?: string;
  limits?: FetchLimits;
}

/**
 * Reads the public calendar: the one that CALENDAR_ICS_URL names, else that of `_data/events.json`. If that
 * fails or takes too long, the last good copy is used. It never throws, and no finding holds the URL.
 *
 * @param now time of the build
 * @returns no events, at once, when the variable is empty, or not set and the file has no address
 */
export async function readCalendar(
  env: Readonly<Record<string, string | undefined>>,
  now: Date,
  { address: inFile, isPublished = true, cache = CALENDAR_CACHE, limits }: CalendarOptions = {},
): Promise<CalendarReading> {
  const own = env[CALENDAR_VARIABLE];
  const written = (own ?? inFile)?.trim();
  if (!written) return NO_CALENDAR;
  const source = own === undefined ? CALENDAR_FILE : CALENDAR_VARIABLE;
  const warn = (mistake: Mistake) => warningAbout(source, mistake);
  const field = source === CALENDAR_FILE ? '"ical"' : source;
  let address: URL;
  try {
    address = calendarAddress(written);
  } catch (error) {
    const words = { reason: reasonOf(error), source: field };
    return { events: [], findings: [warn(CALENDAR.notRead(words))] };
  }
  // Loaded on demand: the parser takes time to load, and most builds have no calendar.
  const { calendarEvents } = await import("./calendar-events.ts");
  const parse = (bytes: Buffer): CalendarReading => {
    const { events, warnings } = calendarEvents(bytes, now);
    return {
      events,
      findings: warnings.map(warn),
      digest: calendarDigest(new TextDecoder().decode(bytes), dayOf(now)),
    };
  };
  // The name is unique per calendar and does not reveal the URL.
  const hash = createHash("sha256").update(address.href).digest("hex");
  const copy = join(cache, `${hash.slice(0, 16)}.ics`);
  const mustArrive = isPublished || own !== undefined;
  try {
    const bytes = await fetchCalendar(address, limits ?? (mustArrive ? LIMITS : SHORT_LIMITS));
    const read = parse(bytes);
    mkdirSync(cache, { recursive: true });
    // A copy is never half-written.
    writeFileSync(`${copy}.part`, bytes);
    renameSync(`${copy}.part`, copy);
    return read;
  } catch (error) {
    const words = { host: address.host, reason: reasonOf(error) };
    const last = readCopy(() => parse(readFileSync(copy)));
    const read = last ?? NO_CALENDAR;
    const mistake = last
      ? CALENDAR.copyUsed(words)
      : CALENDAR.unreachable({ ...words, source: field });
    if (mustArrive) return { ...read, findings: [warn(mistake), ...read.findings] };
    return { ...read, note: new UserError(mistake).message };
  }
}

function readCopy(read: () => CalendarReading): CalendarReading | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Messages of other errors may hold the URL. */
function reasonOf(error: unknown): Localized {
  return error instanceof CalendarError ? error.reason : CALENDAR_PIECES.unreadable();
}
