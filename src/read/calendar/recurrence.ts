import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { type Stamp, wallOf } from "./stamps.ts";
import { UTC } from "./time-zones.ts";

/** From one moment up to another, in milliseconds. */
export interface Span {
  from: number;
  until: number;
}

const DAY = 86_400_000;

/** How many days there are at least from one period to the next. */
const PERIODS: Readonly<Record<string, number>> = {
  DAILY: 1,
  WEEKLY: 7,
  MONTHLY: 28,
  YEARLY: 365,
};

/** Parts of a rule; the hour, minute and second may be said once, not in lists. */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,3}$/,
  COUNT: /^[1-9]\d{0,5}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
  BYDAY: /^([+-]?\d{0,2}(MO|TU|WE|TH|FR|SA|SU)(,|$))+$/,
  BYMONTHDAY: /^([+-]?\d{1,2}(,|$))+$/,
  BYYEARDAY: /^([+-]?\d{1,3}(,|$))+$/,
  BYWEEKNO: /^([+-]?\d{1,2}(,|$))+$/,
  BYMONTH: /^(\d{1,2}(,|$))+$/,
  BYSETPOS: /^([+-]?\d{1,3}(,|$))+$/,
  BYHOUR: /^\d{1,2}$/,
  BYMINUTE: /^\d{1,2}$/,
  BYSECOND: /^\d{1,2}$/,
};

/** No rule that is looked at needs more; the package gives up there. */
const ITERATIONS = 50_000;

/** A rule of recurrence that has been understood. */
export interface Rule {
  /** Without its end, which may be in another zone. */
  text: string;
  /** The last moment or day. */
  end: { wall: Temporal.PlainDateTime; isDay: boolean; isUtc: boolean } | null;
  /** Days from one period to the next. */
  period: number;
  hasCount: boolean;
}

/**
 * Reads a rule.
 *
 * @param written `FREQ=WEEKLY;BYDAY=TU,TH`
 * @returns null when it cannot be understood, or repeats more often than each day
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10
 */
export function readRule(written: string): Rule | null {
  const pairs = written
    .toUpperCase()
    .split(";")
    .filter((part) => part !== "")
    .map((part) => part.split("=", 2) as [string, string | undefined]);
  if (!pairs.every(([name, value]) => PARTS[name]?.test(value ?? ""))) return null;
  const parts = new Map(pairs);
  const period = PERIODS[parts.get("FREQ") ?? ""];
  if (period === undefined || parts.size !== pairs.length) return null;
  const until = parts.get("UNTIL");
  const wall = until === undefined ? null : wallOf(until);
  if (until !== undefined && !wall) return null;
  parts.delete("UNTIL");
  return {
    text: [...parts].map((pair) => pair.join("=")).join(";"),
    end: wall && { wall, isDay: !until?.includes("T"), isUtc: until?.endsWith("Z") ?? false },
    period: period * Number(parts.get("INTERVAL") ?? 1),
    hasCount: parts.has("COUNT"),
  };
}

/** How many periods have to be gone through to find what a rule gives in a span. */
export function stepsOf(rule: Rule, start: Stamp, { from, until }: Span): number {
  const begin = UTC.momentOf(start.wall);
  const end = rule.end ? Math.min(until, UTC.momentOf(rule.end.wall) + DAY) : until;
  const first = rule.hasCount ? begin : Math.max(begin, from);
  return Math.max(0, Math.ceil((end - first) / DAY / rule.period) + 1);
}

/**
 * When a series takes place within a span, on the clock of its zone: the hour stays the same when
 * clocks change.
 *
 * @throws Error when the rule asks for more than anybody means
 */
export function repetitions(rule: Rule, start: Stamp, span: Span): Temporal.PlainDateTime[] {
  const series = new RRuleTemporal({
    rruleString: `RRULE:${rule.text}`,
    // Zones are not its business: what is found is the time on the clock.
    dtstart: start.wall.toZonedDateTime("UTC"),
    temporal: Temporal,
    includeDtstart: true,
    maxIterations: ITERATIONS,
    maxCandidateEvaluations: ITERATIONS,
    cache: false,
  });
  // No clock is further from UTC than a day.
  return series
    .between(new Date(span.from - DAY), new Date(span.until + DAY), true)
    .map((time) => time.toPlainDateTime())
    .filter((wall) => !isOver(rule, wall, start));
}

function isOver({ end }: Rule, wall: Temporal.PlainDateTime, { zone }: Stamp): boolean {
  if (!end) return false;
  if (end.isDay) return Temporal.PlainDate.compare(wall, end.wall) > 0;
  return zone.momentOf(wall) > (end.isUtc ? UTC : zone).momentOf(end.wall);
}
