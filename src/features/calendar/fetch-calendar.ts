import type { Localized } from "../../schema/localized.ts";
import { CALENDAR_PIECES } from "./messages.ts";

/** The environment variable with the URL of another calendar, which may be secret; empty for none. */
export const CALENDAR_VARIABLE = "CALENDAR_ICS_URL";
/** The file with the URL of the public calendar, in the field `ical`. */
export const CALENDAR_FILE = "_data/events.json";

/** Why a calendar cannot be used, worded for editors; names the host at most, as the URL may be secret. */
export class CalendarError extends Error {
  readonly reason: Localized;

  constructor(reason: Localized) {
    super(reason.en);
    this.reason = reason;
  }
}

export interface FetchLimits {
  /** For the whole answer, in milliseconds. */
  timeout: number;
  /** Of the decompressed answer. */
  bytes: number;
}

/** Of each request for a calendar that is published. */
export const LIMITS: FetchLimits = { timeout: 10_000, bytes: 5_000_000 };

/** Only this computer: for tests, and for editors who try their own calendar. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The URL that a calendar is fetched from: `webcal:` means https.
 *
 * @throws CalendarError when it is no URL, is not encrypted, or holds a password
 */
export function calendarAddress(address: string): URL {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, "https:"));
  if (!url) throw new CalendarError(CALENDAR_PIECES.noUrl());
  if (url.username || url.password) throw new CalendarError(CALENDAR_PIECES.password());
  const isLocal = url.protocol === "http:" && LOOPBACK.includes(url.hostname);
  if (url.protocol !== "https:" && !isLocal) throw new CalendarError(CALENDAR_PIECES.unencrypted());
  return url;
}

/**
 * Fetches a calendar within a time and a size. Redirects are not followed, as they may be unencrypted.
 *
 * @throws CalendarError when that fails
 */
export async function fetchCalendar(address: URL, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeout);
  try {
    const response = await fetch(address, {
      redirect: "manual",
      signal,
      headers: { accept: "text/calendar, */*;q=0.1" },
    });
    if (!response.ok)
      throw new CalendarError(CALENDAR_PIECES.answered({ status: response.status }));
    return await readBody(response, limits.bytes);
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    if (signal.aborted)
      throw new CalendarError(CALENDAR_PIECES.late({ seconds: limits.timeout / 1000 }));
    // Node's own messages hold the whole URL.
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    throw new CalendarError(CALENDAR_PIECES.unreachable({ code: code ?? "?" }));
  }
}

async function readBody({ body }: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop cancels the transfer.
    if (size > limit)
      throw new CalendarError(CALENDAR_PIECES.tooLarge({ size: Math.round(limit / 1_000_000) }));
    parts.push(part);
  }
  return Buffer.concat(parts);
}
