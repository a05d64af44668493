import { zonedTime } from "../../calendar/zoned-time.ts";
import type { Locale } from "../../schema/localized.ts";
import { bodiesOf } from "../committees.ts";
import { format } from "../format.ts";
import type { LocaleContext } from "../site-data.ts";
import { endOfDay, formatMoment, formatSpan, operatingYearStart } from "./dates.ts";
import { eventAddress, eventFile, type NamedEvent, named } from "./event-addresses.ts";

/** An event as pages of a language show it. */
export type EventModel = ReturnType<typeof eventModel>;

/** Those who can arrange something: all bodies of the chapter map that have a page. */
export function organisers(context: LocaleContext) {
  const { data, text, href } = context;
  const taken = new Set<string>();
  return bodiesOf(data.chapterMap).map(({ label, to }) => {
    const names = to.split("/").filter(Boolean);
    const last = names.at(-1) ?? "";
    // In addresses: the last part of that of its page, in the default language.
    const slug = taken.has(last) ? names.join("-") : last;
    taken.add(slug);
    return { slug, label: text(label), href: href(to), to };
  });
}

/** All events, whether they are to come or over, the earliest first. */
export function allEvents(context: LocaleContext): EventModel[] {
  const known = organisers(context);
  return named(context.data.events.events)
    .map((event) => eventModel(event, known, context))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/** The events of the page that lists them, by the day of the build. */
export function listedEvents(context: LocaleContext) {
  const { today } = context.data;
  // Their offset says which day it is there, so the beginning of the text is that of the site's clock.
  const lastDay = ({ days, end }: EventModel) => days?.last ?? end.slice(0, 10);
  const all = allEvents(context);
  return {
    /** Not over by that day, the next one first. */
    upcoming: all.filter((event) => lastDay(event) >= today),
    /** Over, of the same operating year, the latest first. */
    past: all
      .filter((event) => lastDay(event) < today && lastDay(event) >= operatingYearStart(today))
      .reverse(),
  };
}

function eventModel(
  event: NamedEvent,
  known: ReturnType<typeof organisers>,
  context: LocaleContext,
) {
  const { data, text, record, labels } = context;
  const { timeZone } = data.events;
  const { id, description, place, url, committee, allDay = false } = event;
  const days = allDay ? { first: event.start.slice(0, 10), last: event.end.slice(0, 10) } : null;
  const start = zonedTime(event.start, timeZone);
  const title = text(event.title);
  const titleLang = foreign(event.contentLocales?.title, context);
  const descriptionLang = description ? foreign(event.contentLocales?.description, context) : null;
  const shown = (parts: Intl.DateTimeFormatOptions) =>
    formatMoment(start, record.htmlLang, timeZone, parts);
  return {
    /** Of its section on the page of all events; the same in every language. */
    id,
    title,
    /** Language of the title, where it is not that of the page. */
    titleLang,
    isDraft: event.draft ?? false,
    description: description ? text(description) : null,
    descriptionLang,
    /** Says that a part is in the other language only. */
    note: titleLang || descriptionLang ? labels["events.foreign"] : null,
    place: place ? text(place) : null,
    organiser: known.find(({ to }) => to === committee) ?? null,
    more: url ? { label: format(labels["events.more"], { title }), href: url } : null,
    /** Its section on the page of all events. */
    address: eventAddress(id, context),
    calendar: {
      label: format(labels["events.add"], { title }),
      href: eventFile(id, context),
    },
    start,
    end: days ? endOfDay(days.last, timeZone) : zonedTime(event.end, timeZone),
    days,
    day: shown({ day: "numeric" }),
    month: shown({ month: "short" }),
    when: formatSpan(
      start,
      zonedTime(event.end, timeZone),
      record.htmlLang,
      timeZone,
      days !== null,
    ),
  };
}

function foreign(written: Locale | undefined, { locale }: LocaleContext): Locale | null {
  return written === undefined || written === locale ? null : written;
}
