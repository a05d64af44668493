import { Temporal } from "temporal-polyfill";
import { formatDay } from "../../../model/dates.ts";
import type { LocaleContext } from "../../../model/site-data.ts";
import { format } from "../../../schema/format.ts";
import type { EventModel } from "./events.ts";

/** An event as lists show it. */
export interface EventRow {
  /** Of a series its next time. */
  event: EventModel;
  /** Of one that repeats on a weekday; null for any other event. */
  weekly: Weekly | null;
  /** Last days that name it, such as that for motions to a meeting. */
  deadlines: EventModel[];
}

interface Weekly {
  every: string;
  /** With its weekday, and the time if that is always the same. */
  when: string;
  isSteady: boolean;
  /** The next times, the first one too. */
  times: EventModel[];
}

/** So many times make a habit. */
const HABIT = 3;
/** After the next time the one after it is named. */
const NAMED_TIMES = 3;

const DEADLINE = /^(?:sista (?:\p{L}+)?dag(?:en)?\b|deadline\b|last day\b)/iu;

/** Whether it is a last day for something, which nobody goes to. */
export const isDeadline = ({ titles }: EventModel) => titles.some((title) => DEADLINE.test(title));

/**
 * Events as rows: a series once, however long it pauses, and last days below the event that they name. A last day that names none
 * is a row of its own.
 *
 * @param events to come, the next one first
 */
export function eventRows(events: readonly EventModel[], context: LocaleContext): EventRow[] {
  const weekly = new Map<EventModel, Weekly>();
  const repeated = new Set<EventModel>();
  for (const times of rhythmsOf(events)) {
    const [first] = times;
    const words = first?.series && times.length >= HABIT ? wordsOf(times, context) : null;
    if (!first || !words) continue;
    weekly.set(first, { ...words, times: times.slice(0, NAMED_TIMES) });
    for (const time of times.slice(1)) repeated.add(time);
  }
  const shown = events.filter((event) => !repeated.has(event));
  const meetings = new Map(
    shown.filter(isDeadline).flatMap((deadline) => {
      const meeting = meetingOf(deadline, shown);
      return meeting ? [[deadline, meeting] as const] : [];
    }),
  );
  return shown
    .filter((event) => !meetings.has(event))
    .map((event) => ({
      event,
      weekly: weekly.get(event) ?? null,
      deadlines: [...meetings].flatMap(([deadline, meeting]) =>
        meeting === event ? deadline : [],
      ),
    }));
}

/** Of each series the first row, where places are few. */
export const onceEach = (rows: readonly EventRow[]): EventRow[] =>
  [...Map.groupBy(rows, ({ event }) => event.page).values()].flatMap((all) => all.slice(0, 1));

/**
 * The times of each series that are on one weekday at one time: by the clock on the wall or, where that makes fewer
 * groups, by UTC, which some calendars write and which clocks move away from.
 */
function rhythmsOf(events: readonly EventModel[]): EventModel[][] {
  const groupsBy = (all: readonly EventModel[], timeOf: (event: EventModel) => string | null) => [
    ...Map.groupBy(all, (event) => [event.title, event.weekday, timeOf(event)].join("\n")).values(),
  ];
  return [...Map.groupBy(events, ({ series, id }) => series ?? id).values()].flatMap((all) => {
    const byWall = groupsBy(all, ({ times }) => times);
    const byUtc = groupsBy(all, ({ start }) => new Date(start).toISOString().slice(11));
    return byUtc.length < byWall.length ? byUtc : byWall;
  });
}

/** Further apart they are no rhythm. */
const LONGEST_WEEKS = 5;

/** How often something takes place, by its shortest pause: some times may be left out. */
function wordsOf(times: readonly EventModel[], { labels }: LocaleContext) {
  const days = times.map(({ start }) => Temporal.PlainDate.from(start.slice(0, 10)));
  const gaps = days.slice(1).map((day, index) => day.since(days[index] ?? day).days / 7);
  const weeks = Math.min(...gaps);
  if (weeks < 1 || weeks > LONGEST_WEEKS || !gaps.every(Number.isInteger)) return null;
  const rhythm = weeks === 2 && gaps.includes(3) ? 1 : weeks;
  const [{ weekday, times: clock } = {} as EventModel] = times;
  const every = [labels["events.every"], labels["events.everyOther"], labels["events.everyThird"]][
    rhythm - 1
  ];
  const often = every ? `${every} ${weekday}` : format(labels["events.monthly"], { day: weekday });
  const isSteady = times.every((time) => time.times === clock);
  return {
    every: every ?? labels["events.everyMonth"],
    when: isSteady && clock ? `${often} ${clock}` : often,
    isSteady,
  };
}

/** The event, not before a last day, whose title is in that of the last day; the longest such title counts. */
function meetingOf(deadline: EventModel, events: readonly EventModel[]): EventModel | undefined {
  const name = deadline.title.toLowerCase();
  return events
    .filter(
      (event) => !isDeadline(event) && event.start.slice(0, 10) >= deadline.start.slice(0, 10),
    )
    .filter(({ title }) => name.includes(title.toLowerCase()))
    .sort((one, other) => other.title.length - one.title.length)[0];
}

/** So many events make a run. */
const RUN = 5;

const dayOf = ({ event: { start } }: EventRow) => Temporal.PlainDate.from(start.slice(0, 10));

/**
 * Rows in their order, with what a body has on days that follow each other, such as a reception, together in the
 * place of the first one.
 *
 * @returns rows that are shown by themselves as groups of one
 */
export function withRuns(rows: readonly EventRow[]): EventRow[][] {
  const groups: [EventRow, ...EventRow[]][] = [];
  for (const row of rows) {
    const run = groups.findLast(([{ event }]) => event.organiser === row.event.organiser);
    const gap = run && dayOf(run.at(-1) ?? row).until(dayOf(row)).days;
    if (row.event.organiser && gap !== undefined && Math.abs(gap) < 2) run?.push(row);
    else groups.push([row]);
  }
  return groups
    .flatMap((run) => (run.length < RUN ? run.map((row) => [row]) : [run]))
    .sort(([one], [other]) => rows.indexOf(one as EventRow) - rows.indexOf(other as EventRow));
}

/**
 * Rows by their week, for this and the next one, and by their month.
 *
 * @returns what each group is called, with its rows
 */
export function rowsByWeek(
  rows: readonly EventRow[],
  { labels, record, data: { today } }: LocaleContext,
): [name: string, rows: EventRow[]][] {
  const day = Temporal.PlainDate.from(today);
  const monday = (weeks: number) => `${day.add({ days: 7 * weeks + 1 - day.dayOfWeek })}`;
  const groups = Map.groupBy(rows, ({ event: { start } }) => {
    const first = start.slice(0, 10);
    if (first < monday(1)) return labels["events.thisWeek"];
    if (first < monday(2)) return labels["events.nextWeek"];
    const isThisYear = first.slice(0, 4) === today.slice(0, 4);
    const name = formatDay(first, record, {
      month: "long",
      ...(!isThisYear && { year: "numeric" }),
    });
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
  return [...groups];
}
