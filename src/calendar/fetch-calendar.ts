/** Why a calendar cannot be used, worded for editors; names the host at most, as the URL may be secret. */
export class CalendarError extends Error {}

export interface FetchLimits {
  /** For the whole answer, in milliseconds. */
  timeout: number;
  /** Of the decompressed answer. */
  bytes: number;
  redirects: number;
}

/** Only this computer: for tests, and for editors who try their own calendar. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The URL that a calendar is fetched from: `webcal:` means https.
 *
 * @throws CalendarError when it is no URL, is not encrypted, or holds a password
 */
export function calendarAddress(written: string): URL {
  const url = URL.parse(written.trim().replace(/^webcals?:/i, "https:"));
  if (!url) throw new CalendarError("it is no URL; write https://… or webcal://…");
  if (url.username || url.password)
    throw new CalendarError("its URL holds a password; use the calendar's secret address instead");
  if (!isSafe(url, null)) throw new CalendarError("its URL must begin with https://");
  return url;
}

/**
 * Fetches a calendar within a time and a size, and never unencrypted.
 *
 * @throws CalendarError when that fails
 */
export async function fetchCalendar(address: URL, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeout);
  try {
    return await readBody(await follow(address, limits.redirects, signal), limits.bytes);
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    if (signal.aborted)
      throw new CalendarError(`it did not answer within ${limits.timeout / 1000} s`);
    // Node's own messages hold the whole URL.
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    throw new CalendarError(`it cannot be reached (${code ?? "unknown reason"})`);
  }
}

async function follow(address: URL, redirects: number, signal: AbortSignal): Promise<Response> {
  let url = address;
  for (let left = redirects; ; left -= 1) {
    const response = await fetch(url, {
      redirect: "manual",
      signal,
      headers: { accept: "text/calendar, */*;q=0.1" },
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const target = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || target === null)
      throw new CalendarError(`it answered ${response.status}`);
    if (left === 0) throw new CalendarError(`it redirects more than ${redirects} times`);
    const next = URL.parse(target, url.href);
    if (!next || !isSafe(next, url))
      throw new CalendarError("it redirects to an address without https");
    url = next;
  }
}

/** A redirect from another host must not reach this computer. */
function isSafe(url: URL, from: URL | null): boolean {
  if (url.protocol === "https:") return true;
  const isLocal = (one: URL) => one.protocol === "http:" && LOOPBACK.includes(one.hostname);
  return isLocal(url) && (from === null || isLocal(from));
}

async function readBody({ body }: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop cancels the transfer.
    if (size > limit)
      throw new CalendarError(`it is larger than ${Math.round(limit / 1_000_000)} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
