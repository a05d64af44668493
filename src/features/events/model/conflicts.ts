import { Temporal } from "temporal-polyfill";
import type { Mistake } from "../../../messages/message.ts";
import { publicHolidays } from "../../../schema/public-holidays.ts";
import { EVENTS } from "../messages.ts";
import type { EventsFile, SiteEvent } from "../schema.ts";
import { plainTitle } from "./join-events.ts";

/** What editors should look at again. */
export interface Conflict {
  event: SiteEvent;
  /** The earlier of two at the same time. */
  first?: SiteEvent;
  mistake: Mistake;
}

/** Enough to see that a calendar is wrong as a whole. */
const MOST = 50;

/**
 * Events to come that hold what is not for the public, that readers cannot both go to, or that are in an examination period or on a public holiday,
 * sign-ups that open or end when nobody can use them, and entries of the file that seem to stand for one of the calendar
 * that was moved or renamed; of a series each is said once. Whole days are about a day, not about hours, and collide with
 * nothing.
 *
 * @param today events that are over by then are left alone
 */
export function eventConflicts(
  events: readonly SiteEvent[],
  { examinations }: Pick<EventsFile, "examinations">,
  today: string,
): Conflict[] {
  const coming = events
    .filter(({ cancelled, end }) => !cancelled && end.slice(0, 10) >= today)
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
  const found = new Map<string, Conflict>();
  for (const [index, event] of coming.entries()) {
    if (found.size >= MOST) break;
    for (const conflict of [
      ...ofItself(event, examinations),
      ...withOthers(event, coming, index),
      ...withCalendar(event, coming),
    ]) {
      const { first } = conflict;
      const kind = first ? [seriesOf(first), seriesOf(event)].sort().join() : conflict.mistake.fix;
      const key = `${seriesOf(event)} ${kind}`;
      if (!found.has(key)) found.set(key, conflict);
    }
  }
  return [...found.values()].slice(0, MOST);
}

const dayOf = ({ start }: SiteEvent) => start.slice(0, 10);
const seriesOf = ({ series, id, title, start }: SiteEvent) => series ?? id ?? title.sv + start;

function* ofItself(event: SiteEvent, examinations: EventsFile["examinations"]): Iterable<Conflict> {
  const day = dayOf(event);
  const words = { title: event.title, day };
  if (event.lastDay && event.lastDay > day)
    yield { event, mistake: EVENTS.lateSignUp({ ...words, lastDay: event.lastDay }) };
  const early = Temporal.PlainDate.from(day).subtract({ months: 2 }).toString();
  if (event.lastDay && event.lastDay < early)
    yield { event, mistake: EVENTS.earlySignUp({ ...words, lastDay: event.lastDay }) };
  const { signUpOpens = "" } = event;
  const opens = signUpOpens.slice(0, 10);
  // Of a whole day only the day is known.
  if (signUpOpens > (event.allDay ? `${day}T24:00` : event.start))
    yield { event, mistake: EVENTS.lateOpening({ ...words, opens }) };
  else if (event.lastDay && opens > event.lastDay)
    yield { event, mistake: EVENTS.openingTooLate({ ...words, opens, lastDay: event.lastDay }) };
  if (signUpOpens && !event.signUp)
    yield { event, mistake: EVENTS.openingOfNothing({ ...words, opens }) };
  const lastDay = event.end.slice(0, 10);
  if (lastDay > Temporal.PlainDate.from(day).add({ months: 3 }).toString())
    yield { event, mistake: EVENTS.tooLong({ ...words, lastDay }) };
  if (event.hasSecrets) yield { event, mistake: EVENTS.secrets(words) };
  if (event.allDay) return;
  const holiday = publicHolidays(Number(day.slice(0, 4))).get(day);
  if (holiday) yield { event, mistake: EVENTS.onHoliday({ ...words, holiday }) };
  const period = examinations.find(({ from, lastDay }) => from <= day && day <= lastDay);
  if (period) yield { event, mistake: EVENTS.inExams({ ...words, ...period }) };
}

function* withOthers(
  event: SiteEvent,
  coming: readonly SiteEvent[],
  index: number,
): Iterable<Conflict> {
  if (event.allDay) return;
  for (const later of coming.slice(index + 1)) {
    if (later.start >= event.end) return;
    if (later.allDay || readersOf(later) !== readersOf(event)) continue;
    if (seriesOf(later) === seriesOf(event)) continue;
    if (isTwin(event, later) || isTwin(later, event)) continue;
    const words = { title: later.title, day: dayOf(later), other: event.title };
    yield { event: later, first: event, mistake: EVENTS.sameTime(words) };
  }
}

/** How far something is moved, in days; a series has other times of the same title. */
const MOVED = { alone: 14, inSeries: 6 };

/** An entry of the file that no longer completes the one of the calendar that has its start, or its title near it. */
function isTwin(own: SiteEvent, other: SiteEvent): boolean {
  if (own.source || own.completes || !other.source) return false;
  if (plainTitle(own.title.sv) !== plainTitle(other.title.sv))
    return own.start === other.start && !own.allDay && readersOf(own) === readersOf(other);
  const [first, second] = [own, other].map((event) => Temporal.PlainDate.from(dayOf(event)));
  const days = first && second ? Math.abs(first.until(second).days) : 0;
  return days <= (other.series ? MOVED.inSeries : MOVED.alone);
}

function* withCalendar(event: SiteEvent, coming: readonly SiteEvent[]): Iterable<Conflict> {
  const other = coming.find((one) => isTwin(event, one));
  if (!other) return;
  const day = dayOf(event);
  const names = { title: event.title, day, other: other.title, otherDay: dayOf(other) };
  yield { event: other, first: event, mistake: EVENTS.twin(names) };
}

/** Members read what is for everyone; what is for companies others do not miss. */
const readersOf = ({ audience }: SiteEvent) => (audience === "companies" ? audience : "members");
