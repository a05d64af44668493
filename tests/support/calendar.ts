import { createServer, type RequestListener } from "node:http";
import { type Listening, listenOnFreePort } from "./free-port.ts";

/** The lines of one event, or of anything else between `BEGIN` and `END`. */
export type Lines = readonly string[];

/** A time in Sweden, as calendars write it: `swedish("DTSTART", "20261018T173000")`. */
export const swedish = (name: string, time: string) => `${name};TZID=Europe/Stockholm:${time}`;

/** An iCalendar file with these events. */
export function calendarOf(...events: readonly Lines[]): string {
  return calendarWith(...events.map((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]));
}

/** An iCalendar file with these lines in it. */
export function calendarWith(...parts: readonly Lines[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...parts.flat(), "END:VCALENDAR", ""].join("\r\n");
}

/** A host of our own, on this computer, until the end of the scope that says `await using`. */
export async function calendarHost(
  answer: RequestListener,
): Promise<Listening & { requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    answer(request, response);
  });
  return { ...(await listenOnFreePort(server)), requests };
}
