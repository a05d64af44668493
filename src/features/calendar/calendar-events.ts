import { createHash } from "node:crypto";
import ical, { type DateWithTimeZone, type EventInstance, type VEvent } from "node-ical";
import { Temporal } from "temporal-polyfill";
import { dayOf, TIME_ZONE } from "../../schema/calendar-day.ts";
import { oldestDay, operatingYearStart } from "../../schema/days.ts";
import type { Mistake } from "../../schema/finding.ts";
import { webAddress } from "../../schema/link-target.ts";
import type { Localized } from "../../schema/localized.ts";
import { localTime, zonedTime } from "../../schema/zoned-time.ts";
import type { SiteEvent } from "../events/schema.ts";
import { eventTexts, oneLine, type Texts, valuesOf } from "./event-texts.ts";
import { CalendarError } from "./fetch-calendar.ts";
import { CALENDAR, CALENDAR_PIECES } from "./messages.ts";
import { publicAddress } from "./private-parts.ts";

/** Reports what editors should change in an event, or in the calendar as a whole. */
type Warn = (mistake: Mistake) => void;

type Occurrence = Pick<EventInstance, "event" | "start" | "end">;

const DAY = 86_400_000;
const MOST_EVENTS = 1000;
/** So many times as many are read, to show those that come next. */
const READ = 5;
/** Reading stops after this time of the processor, in milliseconds: a busy computer reads as much as another. */
const MOST_TIME = 5000;
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** A time without a time zone, which is Swedish. */
const FLOATING =
  /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?![^:\n]*TZID=)(?=[^:\n]*:\d{8}T\d{6}(?!Z))/gim;

/** What Google adds to the id of a series that was changed from one of its times on. */
const CONTINUED = /_R\d{8}(?:T\d{6}Z?)?(?=@|$)/;

const RULE = /^RRULE[;:].*$/im;

/** How long a series without an end is shown. */
const ENDLESS = { months: 3 };

/** What takes whole days, as Outlook writes it; and a midnight of such an entry. */
const OUTLOOK_DAYS = /^X-MICROSOFT-CDO-ALLDAYEVENT:TRUE/im;
const MIDNIGHT = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE)\b[^:\n]*:(\d{8})T000000$/gim;

/**
 * The events of an iCalendar file, from a year before the build until a year after it; of a series the
 * times of the operating year, or its last one, and of one without an end those of three months, or the next one.
 *
 * @param now time of the build
 * @throws CalendarError when the file is no calendar
 */
export function calendarEvents(bytes: Buffer, now: Date, limit = MOST_EVENTS) {
  const warnings = new Map<string, Mistake>();
  const warn: Warn = (mistake) => warnings.set(mistake.problem, mistake);
  const today = dayOf(now);
  const first = oldestDay(today);
  const last = `${Temporal.PlainDate.from(today).add({ years: 1 })}`;
  const soon = `${Temporal.PlainDate.from(today).add(ENDLESS)}`;
  const thisYear = operatingYearStart(today);
  // Wider than what is shown, as whole days have no time zone.
  const from = new Date(Date.parse(first) - 2 * DAY);
  const to = new Date(Date.parse(last) + 2 * DAY);
  const deadline = spent() + MOST_TIME;
  const events: SiteEvent[] = [];
  const isFull = () => events.length > READ * limit || spent() > deadline;
  for (const series of readSeries(bytes, now, dayOf(from), warn)) {
    if (isFull()) {
      warn(CALENDAR.tooMany());
      break;
    }
    try {
      const byEvent = Map.groupBy(occurrencesOf(series, from, to), ({ event }) => event);
      const times = [...byEvent]
        .flatMap(([event, occurrences]) => toEvents(event, occurrences, warn))
        .filter(({ start, end }) => end >= first && start.slice(0, 10) <= last);
      const recent = times.filter(({ end }) => end >= thisYear);
      const [next = ""] = times.flatMap(({ start, end }) => (end >= today ? start : [])).sort();
      const { until, count } = series.rrule?.options ?? { count: 1 };
      const latest = until || count ? last : next.slice(0, 10);
      events.push(
        ...(recent.length > 0 ? recent : times.slice(-1)).filter(
          ({ start }) => start.slice(0, 10) <= (latest > soon ? latest : soon),
        ),
      );
    } catch {
      warn(CALENDAR.tooOften(nameOf(series)));
    }
  }
  if (events.length > limit) warn(CALENDAR.tooMany());
  // Whatever the order of the calendar, the order here is the same.
  const keyOf = ({ start, end, title, id }: SiteEvent) => [start, end, title.sv, id].join();
  events.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  // What is over goes first, then what is furthest away.
  const over = events.filter(({ end }) => end < today).length;
  const start = Math.max(0, Math.min(over, events.length - limit));
  return { events: events.slice(start, start + limit), warnings: [...warnings.values()] };
}

/**
 * Parses each event or series by itself, so that a broken one costs no other one.
 *
 * @param oldest what was over before that day is left out: it is most of an old calendar
 */
function* readSeries(bytes: Buffer, now: Date, oldest: string, warn: Warn): Generator<VEvent> {
  const text = decode(bytes);
  if (text.includes("\ufffd")) warn(CALENDAR.encoding());
  if (!/^BEGIN:VCALENDAR\b/i.test(text)) throw new CalendarError(CALENDAR_PIECES.noCalendar());
  if (!/^END:VCALENDAR\b/im.test(text)) throw new CalendarError(CALENDAR_PIECES.incomplete());
  const zones = blocksOf(text, "VTIMEZONE").slice(0, 20).join("\n");
  const series = Map.groupBy(
    blocksOf(text, "VEVENT").entries(),
    ([index, block]) => /^UID[^:\n]*:(.+)$/im.exec(block)?.[1] ?? index,
  );
  const parts = [...series.values()].flatMap((group) => {
    const blocks = group.map(([, block]) => block);
    // Without its series in the file, a changed time is an event by itself.
    return blocks.every((block) => /^RECURRENCE-ID/im.test(block)) ? blocks : blocks.join("\n");
  });
  for (const part of parts) {
    if (wasOverBefore(oldest, part)) continue;
    const block = OUTLOOK_DAYS.test(part) ? part.replace(MIDNIGHT, "$1;VALUE=DATE:$2") : part;
    const event = parse(block, zones) ?? parse(block.replace(RULE, ""), zones);
    if (!(event?.start instanceof Date)) {
      const [, summary = ""] = /^SUMMARY[^:\n]*:(.*)$/im.exec(block) ?? [];
      warn(CALENDAR.noDate(nameOf({ summary })));
      continue;
    }
    // Nobody corrects what is over.
    const isOver = !RULE.test(block) && (event.end ?? event.start) < now;
    yield byWallClock(withKnownZone(event, block, isOver ? () => {} : warn), block);
  }
}

/** Whether an entry that takes place once was over before a day, as far as that is plain. */
function wasOverBefore(day: string, block: string): boolean {
  if (/^(RRULE|RDATE|DURATION)\b/im.test(block)) return false;
  const days = [...block.matchAll(/^DT(?:START|END)\b[^:\n]*:(\d{4})(\d\d)(\d\d)/gim)];
  return days.length > 0 && days.every(([, year, month, date]) => `${year}-${month}-${date}` < day);
}

/** Joins folded lines before decoding, as some programs fold in the middle of a letter. */
function decode(bytes: Buffer): string {
  const text = bytes
    .toString("latin1")
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "");
  return Buffer.from(text, "latin1")
    .toString("utf8")
    .replace(/^\ufeff?\s*/, "")
    .replace(FLOATING, `$1;TZID=${TIME_ZONE}`);
}

function blocksOf(text: string, name: string): string[] {
  const end = new RegExp(`^END:${name}[ \\t]*$`, "im");
  const [, ...parts] = text.split(new RegExp(`^(?=BEGIN:${name}[ \\t]*$)`, "im"));
  return parts.flatMap((part) => {
    const found = end.exec(part);
    return found ? part.slice(0, found.index + found[0].length) : [];
  });
}

function parse(block: string, zones = ""): VEvent | undefined {
  try {
    const parsed = ical.sync.parseICS(`BEGIN:VCALENDAR\n${zones}\n${block}\nEND:VCALENDAR`);
    return Object.values(parsed).find((part): part is VEvent => part?.type === "VEVENT");
  } catch {
    return undefined;
  }
}

/** Reports what of a series was not understood, and reads times in an unknown time zone as Swedish. */
function withKnownZone(event: VEvent, block: string, warn: Warn): VEvent {
  if (RULE.test(block) && !event.rrule) warn(CALENDAR.unreadRule(nameOf(event)));
  const { tz = TIME_ZONE } = event.start;
  if (isTimeZone(tz)) return event;
  warn(CALENDAR.unknownZone({ ...nameOf(event), zone: JSON.stringify(tz.slice(0, 60)) }));
  const swedish = `=${TIME_ZONE}`;
  return parse(block.replaceAll(`=${tz}`, swedish).replaceAll(`="${tz}"`, swedish)) ?? event;
}

/** A series by the clock on the wall: node-ical leaves out the day on which clocks skip its time. */
function byWallClock(event: VEvent, block: string): VEvent {
  const { rrule, start } = event;
  const [written = ""] = RULE.exec(block) ?? [];
  const zone = start.tz ?? TIME_ZONE;
  if (!rrule || start.dateOnly || !isTimeZone(zone)) return event;
  const onWall = (moment: Date) =>
    `${localTime(moment, zone).slice(0, 16).replaceAll(/[-:]/g, "")}00Z`;
  const { until } = rrule.options;
  const rule =
    until instanceof Date ? written.replace(/UNTIL=\w+/i, `UNTIL=${onWall(until)}`) : written;
  const lines = ["BEGIN:VEVENT", "UID:rule", `DTSTART:${onWall(start)}`, rule, "END:VEVENT"];
  const wall = parse(lines.join("\n"))?.rrule;
  return {
    ...event,
    ...(wall && {
      rrule: Object.assign(rrule, {
        between: (from: Date, to: Date) =>
          wall
            .between(new Date(+from - DAY), new Date(+to + DAY), true)
            .map((time) => new Date(zonedTime(time.toISOString().slice(0, 19), zone)))
            .filter((time) => from <= time && time <= to),
      }),
    }),
  };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("sv", { timeZone: name }) !== null && name !== "";
  } catch {
    return false;
  }
}

/** All times of an event or series in a period. node-ical expands rules, but knows no added times. */
function occurrencesOf(event: VEvent, from: Date, to: Date): Occurrence[] {
  if (isPrivate(event)) return [];
  const times = ical.expandRecurringEvent(event, { from, to, expandOngoing: true });
  const known = new Set(times.map(({ start }) => +start));
  const length = +(event.end ?? event.start) - +event.start;
  const added = addedTimes(event)
    .filter((start) => !known.has(+start))
    .map((start) => ({ event, start, end: new Date(+start + length) }));
  return [...times, ...added];
}

/** The RDATE times of a series, which node-ical leaves as they are written; no more than are shown. */
function addedTimes({ rdate, start }: VEvent): Date[] {
  const zone = start.tz ?? TIME_ZONE;
  return valuesOf(rdate as never).flatMap(({ text }) =>
    text.split(",", MOST_EVENTS).flatMap((written) => {
      const [time = ""] = written.split("/");
      try {
        if (!start.dateOnly) return new Date(zonedTime(time, zone));
        const local = Temporal.PlainDate.from(time);
        return new Date(local.year, local.month - 1, local.day);
      } catch {
        return [];
      }
    }),
  );
}

/** Not for the public. */
const isPrivate = (event: VEvent) => /^(private|confidential)$/i.test(`${event.class}`);

/** An event at each of its times, none when it cannot be shown. Its texts are read once. */
function toEvents(event: VEvent, times: Occurrence[], warn: Warn): SiteEvent[] {
  if (isPrivate(event)) return [];
  const texts = eventTexts(event, (line) =>
    warn(CALENDAR.unreadTime({ ...nameOf(event), line: JSON.stringify(line) })),
  );
  const isOff = /^cancelled$/i.test(`${event.status}`);
  if (!texts && !isOff) warn(CALENDAR.noTitle(nameOf(event)));
  const off = isOff ? { cancelled: true } : {};
  return texts ? times.map((time) => toEvent(time, { ...texts, ...off }, warn)) : [];
}

function toEvent({ event, ...time }: Occurrence, texts: Texts, warn: Warn): SiteEvent {
  const { recurrenceid } = event;
  // A moved time may be one of a series of whole days, and none itself.
  const { start, end = start } = recurrenceid ? event : time;
  const isFullDay = event.datetype === "date";
  const [written = ""] = valuesOf(event.url).map(({ text }) => text.trim());
  const url = webAddress.safeParse(publicAddress(written)).data;
  if (written && !url) warn(CALENDAR.badLink(nameOf(event)));
  const first = firstOfTwo(start);
  // A duration is exact; an end is a written time.
  const last = event.duration ? new Date(+first + +end - +start) : firstOfTwo(end);
  if (last < first) warn(CALENDAR.notEnded(nameOf(event)));
  const begins = isFullDay ? `${localDay(start)}T00:00` : localTime(first, TIME_ZONE);
  // Whole days end where the next one begins.
  const lastDay = new Date(Math.max(+start, +end - DAY / 2));
  const ends = isFullDay ? `${localDay(lastDay)}T23:59` : localTime(last, TIME_ZONE);
  const isSeries = event.rrule !== undefined || event.rdate !== undefined;
  // Its time in the series, wherever it was moved to.
  const original = recurrenceid ?? (isSeries ? start : undefined);
  const key = original && (isFullDay ? localDay(original) : `${+original}`);
  // Without an id of its own it is known by its title and its first time.
  const name = event.uid?.replace(CONTINUED, "") ?? texts.title.sv;
  const alone = event.uid ? "" : +event.start;
  return {
    ...texts,
    start: begins,
    end: last < first ? begins : ends,
    id: hash([name, key ?? alone]),
    ...(key !== undefined && { series: hash([name, alone]) }),
    ...(url && { url }),
    ...(isFullDay && { allDay: true }),
    source: "calendar",
  };
}

const hash = (parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);

/** node-ical reads an ambiguous local time as its second occurrence. */
function firstOfTwo(time: DateWithTimeZone): Date {
  const { tz } = time;
  return tz && isTimeZone(tz) ? new Date(zonedTime(localTime(time, tz).slice(0, 16), tz)) : time;
}

/** The day of a date without a time, which node-ical keeps as midnight of this computer. */
function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    `${part}`.padStart(2, "0"),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

/** What editors call an event: its title and its day. */
function nameOf({ summary, start }: Partial<VEvent>): { event: Localized } {
  const title = oneLine(valuesOf(summary)[0]?.text ?? "", 60);
  const day = start ? ` (${start.dateOnly ? localDay(start) : dayOf(start)})` : "";
  return { event: CALENDAR_PIECES.event({ title: title ? JSON.stringify(title) : null, day }) };
}
