import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
} from "ical-generator";
import { files, writeFile } from "../../../layouts/template.tsx";
import type { OutputFile } from "../../../model/pages/planned-page.ts";
import type { Site } from "../../../model/site.ts";
import type { LocaleContext } from "../../../model/site-data.ts";
import { TIME_ZONE } from "../../../schema/calendar-day.ts";
import { format } from "../../../schema/format.ts";
import { withoutControls } from "../../../schema/invisible.ts";
import type { Locale } from "../../../schema/localized.ts";
import { zonedTime } from "../../../schema/zoned-time.ts";
import {
  audienceFile,
  calendarFile,
  eventFile,
  eventsPage,
  openingFile,
} from "../model/event-addresses.ts";
import {
  allEvents,
  type EventModel,
  eventPages,
  listedEvents,
  organisers,
} from "../model/events.ts";
import { AUDIENCES } from "../schema.ts";

export const data = files(calendars);

export default writeFile;

/** How often subscribers may ask again, in seconds: the site is built on each change, and at night when something is due. */
const REFRESH = 6 * 60 * 60;

/**
 * A calendar needs something in it (RFC 5545, section 3.6), and one with subscribers has to
 * exist before its first event: until then it holds the rules of our time zone.
 */
const STOCKHOLM = `BEGIN:VTIMEZONE
TZID:${TIME_ZONE}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

/**
 * Calendar files of each language: all events, those for some readers and those of each organiser, which
 * are there before there are any, and each event and series that has a page. An event has the same UID in all of them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendars(site: Site, locale: Locale): OutputFile[] {
  const { context } = site[locale];
  const events = allEvents(context);
  const { upcoming, past } = listedEvents(context);
  const series = eventPages(context).filter(({ isSeries }) => isSeries);
  return [
    file(calendarFile(null, context), context.labels["events.calendar"], events, context),
    ...AUDIENCES.map((audience) =>
      file(
        audienceFile(audience, context),
        context.labels[`follow.${audience}`],
        events.filter(({ readers }) => readers === audience),
        context,
      ),
    ),
    ...organisers(context).map(({ slug, label }) =>
      file(
        calendarFile(slug, context),
        label,
        events.filter(({ organiser }) => organiser?.slug === slug),
        context,
      ),
    ),
    ...[...upcoming, ...past].map((event) => file(event.calendar, event.title, [event], context)),
    ...upcoming.flatMap((event) => {
      const { id, title, opens } = event;
      if (!opens || opens.isOver) return [];
      const toEntry = () => openingOf(event, opens, context);
      return file(openingFile(id, context), title, [event], context, toEntry);
    }),
    ...series.map(({ event, times }) => {
      const taking = times.filter(({ isCancelled }) => !isCancelled);
      return file(eventFile(event.page, context), event.title, taking, context);
    }),
  ];
}

function file(
  address: string,
  title: string,
  events: readonly EventModel[],
  context: LocaleContext,
  toEntry: (event: EventModel, context: LocaleContext) => ICalEventData = entryOf,
): OutputFile {
  const { data, published } = context;
  const calendar = ical({
    // The package does not escape the head of the file.
    name: escaped(`${data.site.title}: ${title}`),
    prodId: { company: data.site.title, product: "events", language: context.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    source: published(address),
    url: published(eventsPage(context)),
    ttl: REFRESH,
    ...(events.length === 0 ? { timezone: { name: TIME_ZONE, generator: () => STOCKHOLM } } : {}),
  });
  // The package counts from the end, a day later for a whole day, and reads this from no data.
  for (const event of events)
    for (const alarm of calendar.createEvent(toEntry(event, context)).alarms())
      alarm.relatesTo(ICalAlarmRelatesTo.start);
  return { path: address.slice(1), content: () => withoutControls(`${calendar.toString()}\r\n`) };
}

function entryOf(event: EventModel, { data, published }: LocaleContext) {
  const { id, title, description, place, organiser, more, days, address } = event;
  const text = [description, more?.href].filter(Boolean).join("\n\n");
  return {
    // The domain of the published site, also in previews: it is the same event.
    id: `${id}@${new URL(data.site.url).hostname}`,
    // The start of the day: builds of one day give the same bytes, and later builds show what is newer.
    stamp: new Date(zonedTime(`${data.today}T00:00`, TIME_ZONE)),
    start: new Date(days ? `${days.first}T00:00:00Z` : event.start),
    end: days ? dayAfter(days.last) : new Date(event.end),
    allDay: days !== null,
    summary: title,
    ...(text ? { description: text } : {}),
    ...(place ? { location: place } : {}),
    ...(organiser ? { categories: [{ name: organiser.label }] } : {}),
    url: published(address),
  };
}

/** Before a sign-up opens, and after the midnight where only its day is known, in seconds. */
const REMINDER = { before: 10 * 60, after: 9 * 60 * 60 };

/** The opening of its sign-up, with a reminder. */
function openingOf(
  event: EventModel,
  { moment, isDay }: NonNullable<EventModel["opens"]>,
  context: LocaleContext,
): ICalEventData {
  const { signUp, title } = event;
  const { id, stamp, url } = entryOf(event, context);
  const summary = format(context.labels["events.opening"], { title });
  return {
    id: `opening-${id}`,
    stamp,
    url,
    summary,
    start: new Date(isDay ? `${moment.slice(0, 10)}T00:00:00Z` : moment),
    allDay: isDay,
    description: [signUp, url].filter(Boolean).join("\n"),
    alarms: [
      {
        type: ICalAlarmType.display,
        description: summary,
        ...(isDay ? { triggerAfter: REMINDER.after } : { triggerBefore: REMINDER.before }),
      },
    ],
  };
}

/** The last day of an event is not the one that it ends before. */
function dayAfter(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/[\r\n]+/g, "\\n");
}
