import { Temporal } from "temporal-polyfill";
import { largest } from "../../../assets/image-html.ts";
import { bodiesOf } from "../../../model/committees.ts";
import { formatMoment, formatSpan, formatTimes } from "../../../model/dates.ts";
import { emblemOf } from "../../../model/emblems.ts";
import type { LocaleContext } from "../../../model/site-data.ts";
import { endOfDay, oldestDay, operatingYearStart } from "../../../schema/days.ts";
import { format } from "../../../schema/format.ts";
import { LOCALES, type Locale } from "../../../schema/localized.ts";
import { zonedTime } from "../../../schema/zoned-time.ts";
import { eventAddress, eventFile, type NamedEvent, named } from "./event-addresses.ts";

/** An event as pages of a language show it. */
export type EventModel = ReturnType<typeof eventModel>;

/** Those who can arrange something: all bodies of the chapter map that have a page. */
export function organisers(context: LocaleContext) {
  const { data, text, href } = context;
  const taken = new Set<string>();
  return bodiesOf(data.chapterMap).map((body) => {
    const { label, to, people } = body;
    const names = to.split("/").filter(Boolean);
    const last = names.at(-1) ?? "";
    // In addresses: the last part of that of its page, in the default language.
    const slug = taken.has(last) ? names.join("-") : last;
    taken.add(slug);
    return {
      slug,
      label: text(label),
      href: href(to),
      to,
      email: data.people[people ?? ""]?.roles[0]?.email ?? null,
      body,
    };
  });
}

/** All events that take place, whether they are to come or over, the earliest first. */
export const allEvents = (context: LocaleContext): EventModel[] =>
  everyEvent(context).filter(({ isCancelled }) => !isCancelled);

/** Many pages ask for them. */
const MODELS = new WeakMap<LocaleContext, EventModel[]>();

function everyEvent(context: LocaleContext): EventModel[] {
  const models = MODELS.get(context) ?? modelsOf(context);
  MODELS.set(context, models);
  return models;
}

function modelsOf(context: LocaleContext): EventModel[] {
  const known = organisers(context);
  return named(context.data.events.events)
    .map((event) => eventModel(event, known, context))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

// Their offset says which day it is there, so the beginning of the text is that of the site's clock.
const lastDay = ({ days, end }: EventModel) => days?.last ?? end.slice(0, 10);

/** The events of the page that lists them, by the day of the build. */
export function listedEvents(context: LocaleContext) {
  const { today } = context.data;
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

/** What has a page of its own: an event, or a series with its times. */
export interface EventPage {
  /** The next time, or the last one. */
  event: EventModel;
  /** Those to come, cancelled ones too. */
  times: EventModel[];
  /** Whether there is more than one. */
  isSeries: boolean;
}

/** Events that are to come, or over for less than a year; cancelled ones too. */
export function eventPages(context: LocaleContext): EventPage[] {
  const { today } = context.data;
  const oldest = oldestDay(today);
  const events = everyEvent(context);
  return [...Map.groupBy(events, ({ page }) => page).values()].flatMap((all) => {
    const times = all.filter((time) => lastDay(time) >= today);
    const event = times.find(({ isCancelled }) => !isCancelled) ?? times[0] ?? all.at(-1);
    return event && lastDay(event) >= oldest ? { event, times, isSeries: all.length > 1 } : [];
  });
}

/** What the link picture of an event shows: the emblem of its organiser, or what the data choose. */
export function eventShare({ whenInFull, place, motif, organiser, image, picture }: EventModel) {
  const { width = 0, height = 0 } = (picture && largest(picture)) ?? {};
  return {
    motif: motif ?? ("noticeboard" as const),
    line: [whenInFull, place].filter(Boolean).join(" · "),
    // Beside a link a poster would lose its head and its foot.
    ...(image && height <= width && { image }),
    ...(organiser && !motif ? { body: organiser.body } : {}),
  };
}

function eventModel(
  event: NamedEvent,
  known: ReturnType<typeof organisers>,
  context: LocaleContext,
) {
  const { data, text, record, labels } = context;
  const { timeZone } = data.events;
  const { id, description, place, url, committee, audience, allDay = false } = event;
  const page = event.series ?? id;
  const days = allDay ? { first: event.start.slice(0, 10), last: event.end.slice(0, 10) } : null;
  const start = zonedTime(event.start, timeZone);
  const title = text(event.title);
  const titleLang = foreign(event.contentLocales?.title, context);
  const descriptionLang = description ? foreign(event.contentLocales?.description, context) : null;
  const shown = (parts: Intl.DateTimeFormatOptions) =>
    formatMoment(start, record.htmlLang, timeZone, parts);
  const organiser = known.find(({ to }) => to === committee) ?? null;
  const end = zonedTime(event.end, timeZone);
  const when = (hasYear: boolean) =>
    formatSpan(start, end, record.htmlLang, timeZone, {
      isAllDay: allDay,
      hasYear,
    });
  return {
    /** Of its section on the page of all events; the same in every language. */
    id,
    /** Of its page: the same for all times of a series. */
    page,
    title,
    /** Language of the title, where it is not that of the page. */
    titleLang,
    isDraft: event.draft ?? false,
    isCancelled: event.cancelled ?? false,
    status: event.status ?? null,
    /** What stands before everything else: that it is off, moved or full. */
    notice: event.cancelled
      ? labels["events.isCancelled"]
      : event.status
        ? labels[`events.status.${event.status}`]
        : null,
    description: description ? text(description) : null,
    descriptionLang,
    /** Says that a part is in the other language only. */
    note: titleLang || descriptionLang ? labels["events.foreign"] : null,
    place: place ? text(place) : null,
    map: place
      ? mapOf(
          LOCALES.map((language) => place[language]),
          context,
        )
      : null,
    price: event.price ? text(event.price) : null,
    /** Who it is for, as the data call it, and in words. */
    readers: audience ?? null,
    audience: audience ? labels[`events.audience.${audience}`] : null,
    signUp: event.signUp ?? null,
    /** When the sign-up opens, as a moment, and in words that hold on paper and in a list. */
    opens: event.signUpOpens ? openingOf(event.signUpOpens, context) : null,
    lastDay: event.lastDay ?? null,
    motif: event.picture ?? null,
    image:
      event.imageURL && event.imageAlt ? { src: event.imageURL, alt: text(event.imageAlt) } : null,
    /** The files of its image. */
    picture: data.pictures.get(event.imageURL ?? "") ?? null,
    organiser,
    emblem: emblemOf(organiser?.body.emblem, organiser?.body.cluster ?? null, data),
    /** What its title is called in every language, for what names it. */
    titles: LOCALES.map((language) => event.title[language]),
    series: event.series ?? null,
    more: url ? { label: format(labels["events.more"], { title }), href: url } : null,
    address: eventAddress(page, context),
    /** The file for calendars. */
    calendar: eventFile(id, context),
    start,
    end: days ? endOfDay(days.last, timeZone) : end,
    days,
    day: shown({ day: "numeric" }),
    month: shown({ month: "short" }),
    monthName: shown({ month: "long" }),
    weekday: shown({ weekday: "long" }),
    shortWeekday: shown({ weekday: "short" }),
    times: allDay ? null : formatTimes(start, end, record.htmlLang, timeZone),
    when: when(false),
    whenInFull: when(true),
  };
}

/** A weekday alone means one day, whenever within this time the page is read. */
const ONE_OF_EACH = { days: 6 };

/** A day without a time is said without one. */
function openingOf(local: string, { data, record }: LocaleContext) {
  const { timeZone } = data.events;
  const { today } = data;
  const moment = zonedTime(local, timeZone);
  const day = local.slice(0, 10);
  const isDay = local.endsWith("T00:00");
  const weekday = { weekday: "long" } as const;
  const date = { ...weekday, day: "numeric", month: "long" } as const;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const said = (parts: Intl.DateTimeFormatOptions) =>
    [parts, ...(isDay ? [] : [time])]
      .map((some) => formatMoment(moment, record.htmlLang, timeZone, some))
      .join(" ");
  const isSoon = day <= Temporal.PlainDate.from(today).add(ONE_OF_EACH).toString();
  return {
    moment,
    isDay,
    isComing: day > today,
    isOver: day < today,
    words: said(date),
    shortWords: said(isSoon ? weekday : date),
  };
}

/** How an address is written, with a street and a number or with a postcode. */
const ADDRESS =
  /(?:väg(?:en)?|gatan?|gränd|torget|plan|backe|allén?|stig(?:en)?) \d|\d{3} \d{2} \p{L}/iu;

/**
 * The search of a map for a place. There is none for a place that no map would find.
 *
 * @param names of the place in the languages
 */
function mapOf(names: readonly string[], { data }: LocaleContext) {
  const known = data.events.places.find(({ name }) => names.some((text) => text.includes(name)));
  const address = known?.address ?? names.find((text) => ADDRESS.test(text));
  if (!address) return null;
  const href = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return { address, href };
}

function foreign(written: Locale | undefined, { locale }: LocaleContext): Locale | null {
  return written === undefined || written === locale ? null : written;
}
