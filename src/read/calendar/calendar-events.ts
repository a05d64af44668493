import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { dayOf, TIME_ZONE } from "../../schema/calendar-day.ts";
import type { Problem } from "../../schema/finding.ts";
import { eventEntry, type SiteEvent } from "../../schema/home.ts";
import { type CalendarEntry, readEntry, type Slip } from "./calendar-entry.ts";
import { type ContentLine, readCalendarFile } from "./calendar-file.ts";
import { CALENDAR_VARIABLE, type CalendarReading } from "./calendar-reading.ts";
import { line } from "./event-texts.ts";
import type { Limits } from "./limits.ts";
import { readProperties } from "./properties.ts";
import { repetitions, type Span, stepsOf } from "./recurrence.ts";
import { momentOf, type Stamp } from "./stamps.ts";
import { zonesOf } from "./time-zones.ts";

/** Nothing that is announced goes on for longer. */
const MOST_DAYS = 366;
const DAY = 86_400_000;

/** What the repetitions of all series may still cost. */
interface Budget {
  steps: number;
  /** Whether something was left out. */
  isExceeded: boolean;
}

/** One time of an event. */
interface Time extends Pick<CalendarEntry, "texts" | "isHidden" | "length"> {
  start: Stamp;
  /** What it is in a series, whatever it was moved to; null for what happens once. */
  original: Stamp | null;
  uid: string | null;
}

/**
 * Reads the events of a calendar from the beginning of the operating year until a year after the build.
 * The same bytes and day give the same events.
 *
 * @param now moment of the build
 * @throws CalendarFault when it is no calendar
 */
export function calendarEvents(
  bytes: Uint8Array,
  now: Date,
  limits: Pick<Limits, "entries" | "events" | "steps">,
): CalendarReading {
  const file = readCalendarFile(bytes);
  const zones = zonesOf(file.zones);
  const span = spanAround(now);
  const problems: Problem[] = [];
  const warn = (problem: string, fix: string) =>
    problems.push({ severity: "warning", file: CALENDAR_VARIABLE, problem, fix });
  if (file.isGuessed)
    warn("The calendar is not written as UTF-8.", "Look whether å, ä and ö are right.");
  if (file.events.length > limits.entries)
    warn(`The calendar holds more than ${limits.entries} entries; the others are left out.`, SPLIT);
  const series = new Map<string | number, CalendarEntry[]>();
  for (const [index, lines] of file.events.slice(0, limits.entries).entries()) {
    const slips: Slip[] = [];
    const slip = (one: Slip) => slips.push(one);
    const entry = readEntry(readProperties(lines), zones, slip);
    // Nobody mends what was long ago.
    if (entry && isOnce(entry) && !isNear(entry.start, span)) continue;
    if (!entry) slip(NO_DATE);
    else if (entry.length.total({ unit: "days", relativeTo: entry.start.wall }) > MOST_DAYS)
      slip(TOO_LONG);
    else if (!entry.texts && !entry.isHidden) slip(NO_TITLE);
    for (const { problem, fix } of slips) warn(`${nameOf(lines)} ${problem}`, fix);
    if (!entry) continue;
    const key = entry.uid ?? index;
    const known = series.get(key);
    if (known) known.push(entry);
    else series.set(key, [entry]);
  }
  const budget: Budget = { steps: limits.steps, isExceeded: false };
  const events: SiteEvent[] = [];
  for (const entries of series.values()) {
    for (const time of timesOf(entries, span, budget)) {
      const event = toEvent(time, span);
      if (event) events.push(event);
    }
    budget.isExceeded ||= events.length > limits.events;
    if (budget.steps < 0 || events.length > limits.events) break;
  }
  if (budget.isExceeded)
    warn("The calendar holds more events and repetitions than are read; some are left out.", SPLIT);
  return { events: events.slice(0, limits.events).sort(inOrder), problems };
}

const SPLIT = "Remove old entries, or end series that nobody needs.";
const NO_DATE: Slip = {
  problem: "has no date that can be read; it is not shown.",
  fix: "Open it in the calendar, and save it with its date anew.",
};
const NO_TITLE: Slip = {
  problem: "is not shown.",
  fix: "Give it a title, or make it private.",
};
const TOO_LONG: Slip = {
  problem: `lasts longer than ${MOST_DAYS} days; it is not shown.`,
  fix: "Look at the day on which it ends.",
};

/** The operating year begins on 1 July. */
function spanAround(now: Date): Span {
  const today = Temporal.PlainDate.from(dayOf(now));
  const from = today.with({
    year: today.month < 7 ? today.year - 1 : today.year,
    month: 7,
    day: 1,
  });
  const momentOf = (day: Temporal.PlainDate) => day.toZonedDateTime(TIME_ZONE).epochMilliseconds;
  return { from: momentOf(from), until: momentOf(today.add({ years: 1, days: 1 })) };
}

/** All times of what has one UID: a series and what differs from it, or what happens once. */
function timesOf(entries: readonly CalendarEntry[], span: Span, budget: Budget): Time[] {
  const newest = new Map<string, CalendarEntry>();
  for (const entry of entries) {
    const key = entry.replaces ? keyOf(entry.replaces.time) : "";
    const known = newest.get(key);
    if (!known || known.sequence <= entry.sequence) newest.set(key, entry);
  }
  const master = newest.get("");
  const changed = [...newest.values()].flatMap((entry) =>
    entry.replaces ? [{ ...entry, replaces: entry.replaces }] : [],
  );
  if (master?.isHidden) return [];
  const own: Time[] = changed.map((entry) => ({ ...entry, original: entry.replaces.time }));
  if (!master) return own;
  if (isOnce(master) && changed.length === 0) return [{ ...master, original: null }];
  const later = changed
    .filter(({ replaces }) => replaces.andLater)
    .map((change) => ({ change, since: momentOf(change.replaces.time) }))
    .sort((a, b) => b.since - a.since);
  const left = timeSet([...master.left, ...changed.map(({ replaces }) => replaces.time)]);
  const times = seriesTimes(master, span, budget)
    .filter((time) => !left(time))
    .map((time): Time => {
      const moment = momentOf(time);
      const change = later.find(({ since }) => since <= moment)?.change;
      if (!change) return { ...master, start: time, original: time };
      const shift = change.replaces.time.wall.until(change.start.wall);
      const start = { ...change.start, wall: time.wall.add(shift) };
      return { ...change, start, original: time };
    });
  return [...own, ...times];
}

function isOnce({ rules, added, replaces }: CalendarEntry): boolean {
  return rules.length + added.length === 0 && replaces === null;
}

/** When a series takes place, each time once. */
function seriesTimes(
  { start, rules, added, left }: CalendarEntry,
  span: Span,
  budget: Budget,
): Stamp[] {
  budget.steps -= added.length + left.length;
  if (budget.steps < 0) {
    budget.isExceeded = true;
    return [];
  }
  const repeated = rules.flatMap((rule): Stamp[] => {
    const steps = stepsOf(rule, start, span);
    if (steps === 0) return [];
    budget.steps -= steps;
    try {
      if (budget.steps < 0) throw new RangeError("This would take too long.");
      return repetitions(rule, start, span).map((wall) => ({ ...start, wall }));
    } catch {
      budget.isExceeded = true;
      return [];
    }
  });
  const times = [start, ...repeated, ...added].filter((time) => isNear(time, span));
  return [...new Map(times.map((time) => [momentOf(time), time])).values()];
}

/** Whether it may lie in the span, with the time that it lasts and may have been moved. */
function isNear({ wall }: Stamp, { from, until }: Span): boolean {
  const moment = wall.toZonedDateTime("UTC").epochMilliseconds;
  return moment > from - MOST_DAYS * DAY && moment < until + MOST_DAYS * DAY;
}

/** Whether a time is among others; a day stands for all times on it. */
function timeSet(stamps: readonly Stamp[]): (time: Stamp) => boolean {
  const keys = new Set(stamps.map(keyOf));
  return (time) => keys.has(keyOf(time)) || keys.has(dayKey(time));
}

const dayKey = ({ wall }: Stamp) => wall.toPlainDate().toString();
const keyOf = (stamp: Stamp) => (stamp.isDay ? dayKey(stamp) : `${momentOf(stamp)}`);

/** @returns null when it is not for the public, lies outside the span, or is no event that can be shown */
function toEvent({ start, length, texts, isHidden, uid, original }: Time, span: Span) {
  if (isHidden || !texts || !isNear(start, span)) return null;
  const last = start.wall.add(length);
  const begin = momentOf(start);
  const finish = Math.max(begin, start.zone.momentOf(last));
  if (finish < span.from || begin >= span.until || finish - begin > MOST_DAYS * DAY) return null;
  const { contentLocales, ...entry } = texts;
  const parsed = eventEntry.safeParse({
    ...entry,
    ...(start.isDay ? wholeDays(start.wall, last) : inSweden(begin, finish)),
  });
  if (!parsed.success) return null;
  const event: SiteEvent = {
    ...parsed.data,
    id: idOf([uid ?? parsed.data.title.sv, original ? keyOf(original) : uid ? "" : begin]),
    ...(start.isDay ? { allDay: true } : {}),
    ...(contentLocales ? { contentLocales } : {}),
    source: "calendar",
  };
  return event;
}

/** The end of whole days is the first day that is free again. */
function wholeDays(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime) {
  const last = end.subtract({ minutes: 1 });
  return { start: `${start.toPlainDate()}T00:00`, end: `${last.toPlainDate()}T23:59` };
}

/** When the clocks are put back, what ends after it began may seem to end before. */
function inSweden(begin: number, finish: number) {
  const [start, end] = [begin, finish].map((moment) =>
    Temporal.Instant.fromEpochMilliseconds(moment)
      .toZonedDateTimeISO(TIME_ZONE)
      .toPlainDateTime()
      .toString({ smallestUnit: "minute" }),
  ) as [string, string];
  return { start, end: end < start ? start : end };
}

function idOf(parts: readonly (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}

/** What editors call an event: its title and its day, as far as they can be read. */
function nameOf(lines: readonly ContentLine[]): string {
  const find = (wanted: string) => lines.find(({ name }) => name === wanted);
  const only = readProperties(
    [find("SUMMARY"), find("DTSTART")].filter((one) => one !== undefined),
  );
  const [title, day] = ["SUMMARY", "DTSTART"].map((wanted) =>
    line(only.find(({ name }) => name === wanted)?.values[0], 60),
  );
  return `${title ? JSON.stringify(title) : "An event without a title"}${day ? ` (${day.slice(0, 10)})` : ""}`;
}

/** By beginning and end; what is at the same time, by title and id, whatever the calendar's order is. */
function inOrder(a: SiteEvent, b: SiteEvent): number {
  const [first, second] = [a, b].map(({ start, end, title, id }) =>
    JSON.stringify([start, end, title.sv, id]),
  ) as [string, string];
  return first < second ? -1 : Number(first > second);
}
