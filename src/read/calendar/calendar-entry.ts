import { Temporal } from "temporal-polyfill";
import type { SiteEvent } from "../../schema/home.ts";
import { webAddress } from "../../schema/link-target.ts";
import { eventTexts } from "./event-texts.ts";
import type { Property } from "./properties.ts";
import { type Rule, readRule } from "./recurrence.ts";
import { momentOf, type Stamp, stampsOf } from "./stamps.ts";
import type { Zones } from "./time-zones.ts";

/** An event, a series, or one time of a series that differs from the others. */
export interface CalendarEntry {
  uid: string | null;
  /** Of two that are the same, the one with the higher number is newer. */
  sequence: number;
  start: Stamp;
  length: Temporal.Duration;
  /** Null without a title. */
  texts: Pick<SiteEvent, "title" | "description" | "place" | "url" | "contentLocales"> | null;
  /** Cancelled, or not for the public: it is not shown, nor is the time of the series that it stands for. */
  isHidden: boolean;
  /** Which time of a series it stands for, and whether for all later ones too. */
  replaces: { time: Stamp; andLater: boolean } | null;
  rules: Rule[];
  added: Stamp[];
  left: Stamp[];
}

/** What of an entry could not be understood, in words that follow its name. */
export type Slip = { problem: string; fix: string };

/**
 * Reads an event of a calendar.
 *
 * @param onSlip told of what is left out
 * @returns null when it has no date
 */
export function readEntry(
  properties: readonly Property[],
  zones: Zones,
  onSlip: (slip: Slip) => void,
): CalendarEntry | null {
  const all = (name: string) => properties.filter((property) => property.name === name);
  const value = (name: string) => all(name)[0]?.values[0];
  const unknown = new Set<string>();
  const stamps = (name: string) =>
    all(name).flatMap((property) => stampsOf(property, zones, (zone) => unknown.add(zone)));
  const [start] = stamps("DTSTART");
  if (!start) return null;
  const [end] = stamps("DTEND");
  const replaced = stamps("RECURRENCE-ID")[0];
  for (const zone of unknown) onSlip(unknownZone(zone));
  const texts = eventTexts(properties);
  const url = urlOf(value("URL"), onSlip);
  return {
    uid: typeof value("UID") === "string" ? String(value("UID")) : null,
    sequence: Number(value("SEQUENCE")) || 0,
    start,
    length: lengthOf(start, end, value("DURATION")),
    texts: texts && { ...texts, ...(url ? { url } : {}) },
    isHidden:
      /^cancelled$/i.test(String(value("STATUS"))) ||
      /^(private|confidential)$/i.test(String(value("CLASS"))),
    replaces: replaced
      ? {
          time: replaced,
          andLater: /^thisandfuture$/i.test(
            String(all("RECURRENCE-ID")[0]?.parameters.range ?? ""),
          ),
        }
      : null,
    rules: all("RRULE").flatMap(({ values }) => ruleOf(String(values[0]), onSlip)),
    added: stamps("RDATE"),
    left: stamps("EXDATE"),
  };
}

function ruleOf(written: string, onSlip: (slip: Slip) => void): Rule[] {
  const rule = readRule(written);
  if (rule) return [rule];
  const [frequency] = /(?<=FREQ=)\w{1,20}/i.exec(written) ?? ["no FREQ"];
  onSlip({
    problem: `repeats by a rule that is not understood (${frequency}); only its first time is shown.`,
    fix: "Choose in the calendar how often it repeats: each day, week, month or year.",
  });
  return [];
}

function unknownZone(zone: string): Slip {
  return {
    problem: `is in a time zone that nobody knows (${JSON.stringify(zone.slice(0, 60))}); its time is read as Swedish.`,
    fix: "Choose its time zone in the calendar anew.",
  };
}

function urlOf(written: unknown, onSlip: (slip: Slip) => void): string | undefined {
  if (written === undefined || String(written).trim() === "") return undefined;
  const { data } = webAddress.safeParse(String(written).trim());
  if (data !== undefined) return data;
  onSlip({
    problem: "has an address that leads to no website; it is left out.",
    fix: "Write one that begins with https://",
  });
  return undefined;
}

/** Whole days are at least one, and nothing ends before it begins. */
function lengthOf(start: Stamp, end: Stamp | undefined, written: unknown): Temporal.Duration {
  const length = end ? between(start, end) : durationOf(written, start);
  const isShort = Temporal.Duration.compare(length, DAY, { relativeTo: start.wall }) < 0;
  if (start.isDay) return isShort ? DAY : length;
  return length.sign < 0 ? NOTHING : length;
}

const DAY = Temporal.Duration.from({ days: 1 });
const NOTHING = Temporal.Duration.from({ seconds: 0 });

/** On the clock, so that 17.30 to 19.30 stays so when clocks change. */
function between(start: Stamp, end: Stamp): Temporal.Duration {
  if (start.zone === end.zone) return start.wall.until(end.wall);
  return Temporal.Duration.from({ milliseconds: momentOf(end) - momentOf(start) });
}

function durationOf(written: unknown, { wall }: Stamp): Temporal.Duration {
  try {
    const length = Temporal.Duration.from(String(written));
    // What goes beyond the last date that there is cannot be added.
    wall.add(length);
    return length;
  } catch {
    return NOTHING;
  }
}
