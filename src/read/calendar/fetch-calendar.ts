import { CalendarFault } from "./calendar-fault.ts";
import type { Limits } from "./limits.ts";

/** Only this computer: for tests, and for who tries a calendar of their own. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Node's names for what goes wrong on the way. */
const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the name of the host cannot be looked up",
  ECONNREFUSED: "the host refuses the connection",
  ECONNRESET: "the connection was broken off",
  UND_ERR_SOCKET: "the connection was broken off",
};

/**
 * The address of a calendar as it is asked for: `webcal:` means https.
 *
 * @throws CalendarFault when it is none, is not encrypted, or holds a password
 */
export function calendarAddress(written: string): URL {
  const url = URL.parse(written.trim().replace(/^webcals?:/i, "https:"));
  if (!url) throw new CalendarFault("it holds no address; write https://… or webcal://…");
  if (url.username || url.password) {
    throw new CalendarFault(
      "its address holds a name and a password; write the secret address that the calendar has for this",
    );
  }
  if (!isSafe(url, null)) throw new CalendarFault("its address must begin with https://");
  return url;
}

/**
 * Fetches a calendar: within a time, up to a size, and never unencrypted.
 *
 * @throws CalendarFault when that fails
 */
export async function fetchCalendar(
  address: URL,
  { timeout, bytes, redirects }: Pick<Limits, "timeout" | "bytes" | "redirects">,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await follow(address, redirects, signal);
    return await readBody(response, bytes);
  } catch (error) {
    if (error instanceof CalendarFault) throw error;
    if (signal.aborted) throw new CalendarFault(`it has not answered within ${timeout / 1000} s`);
    // Node's own messages name the whole address, which may be secret.
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    throw new CalendarFault(
      FAILURES[code ?? ""] ?? `it cannot be reached (${code ?? "no reason"})`,
    );
  }
}

async function follow(address: URL, redirects: number, signal: AbortSignal): Promise<Response> {
  let url = address;
  for (let left = redirects; ; left -= 1) {
    const response = await fetch(url.href, {
      redirect: "manual",
      signal,
      headers: { accept: "text/calendar, */*;q=0.1" },
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const target = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || target === null)
      throw new CalendarFault(`it answers ${response.status}`);
    if (left === 0) throw new CalendarFault("it sends on to another address again and again");
    const next = URL.parse(target, url.href);
    if (!next || !isSafe(next, url))
      throw new CalendarFault("it sends on to an address without https");
    url = next;
  }
}

/** From another host nothing is sent on to this computer. */
function isSafe(url: URL, from: URL | null): boolean {
  if (url.protocol === "https:") return true;
  const isHere = (one: URL) => one.protocol === "http:" && LOOPBACK.includes(one.hostname);
  return isHere(url) && (from === null || isHere(from));
}

async function readBody({ body }: Response, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop ends the transfer.
    if (size > limit)
      throw new CalendarFault(`it is larger than ${Math.round(limit / 1_000_000)} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
