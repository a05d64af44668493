import { CalendarFault } from "./calendar-fault.ts";

/** A property of an event as it is written: `DTSTART;TZID=Europe/Stockholm:20261201T173000`. */
export interface ContentLine {
  /** In capitals. */
  name: string;
  /** The whole line, unfolded. */
  text: string;
}

/** What of a calendar is read: nothing about people, and no reminders. */
export interface CalendarFile {
  /** The lines of each event. */
  events: ContentLine[][];
  /** Definitions of time zones, each as it is written, by its name. */
  zones: Map<string, string>;
  /** Whether it was not written as UTF-8. */
  isGuessed: boolean;
}

/** An event lies in a calendar, and nothing that is read lies deeper than in a zone there. */
const DEPTH = 8;

/** The only properties that are looked at. */
const READ = new Set(
  "UID SUMMARY DESCRIPTION LOCATION URL STATUS CLASS SEQUENCE DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID".split(
    " ",
  ),
);

/**
 * Finds the events and time zones of an iCalendar file, whatever else it holds.
 *
 * @throws CalendarFault when it is no calendar, or ends in the middle
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.1
 */
export function readCalendarFile(bytes: Uint8Array): CalendarFile {
  const { text, isGuessed } = decode(bytes);
  const lines = text.split(/\r\n|\n|\r/);
  const begin = lines.findIndex((line) => line.trim() !== "");
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[begin] ?? ""))
    throw new CalendarFault(
      "what it sends is no calendar (it does not begin with BEGIN:VCALENDAR)",
    );
  if (!lines.some((line) => /^END:VCALENDAR\s*$/i.test(line)))
    throw new CalendarFault("the calendar ends in the middle (END:VCALENDAR is missing)");
  return { ...componentsOf(lines), isGuessed };
}

function componentsOf(lines: readonly string[]): Pick<CalendarFile, "events" | "zones"> {
  const events: ContentLine[][] = [];
  const zones = new Map<string, string>();
  const open: string[] = [];
  let zone: string[] = [];
  for (const line of lines) {
    const [, edge, component = ""] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const name = component.toUpperCase();
    if (edge?.toUpperCase() === "BEGIN") {
      if (open.length < DEPTH) open.push(name);
      if (name === "VEVENT") events.push([]);
      if (name === "VTIMEZONE") zone = [];
    }
    if (open.includes("VTIMEZONE")) zone.push(line);
    else if (open.at(-1) === "VEVENT") addLine(events.at(-1), line);
    if (edge?.toUpperCase() !== "END") continue;
    if (name === "VTIMEZONE") zones.set(zoneName(zone), zone.join("\r\n"));
    const index = open.lastIndexOf(name);
    // What is closed closes also what was left open in it.
    if (index >= 0) open.splice(index);
  }
  return { events, zones };
}

function addLine(event: ContentLine[] | undefined, text: string): void {
  const name = /^[\w-]+(?=[;:])/.exec(text)?.[0].toUpperCase();
  if (name && READ.has(name)) event?.push({ name, text });
}

function zoneName(lines: readonly string[]): string {
  const line = lines.find((text) => /^TZID[;:]/i.test(text)) ?? "";
  return line.slice(line.indexOf(":") + 1).trim();
}

/** Long lines are folded between bytes, so that a letter may be torn apart: they are joined first. */
function decode(bytes: Uint8Array): Pick<CalendarFile, "isGuessed"> & { text: string } {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: unfold(utf16), isGuessed: true };
  const unfolded = Buffer.from(unfold(Buffer.from(bytes).toString("latin1")), "latin1");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(unfolded), isGuessed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(unfolded), isGuessed: true };
  }
}

function utf16Of(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return null;
}

const unfold = (text: string) => text.replace(/(?:\r\n|\n|\r)[ \t]/g, "");
