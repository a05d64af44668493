import type { LocaleContext } from "../../../model/site-data.ts";
import { freeId, tagSlug } from "../../../routes/slugs.ts";
import type { Audience, SiteEvent } from "../schema.ts";

/** An event with what it is called in addresses and in calendars. */
export type NamedEvent = SiteEvent & { id: string };

/**
 * Gives an id to events that have none, from their day and title. One that is taken already gets a
 * number.
 *
 * @example named([{ title: { sv: "Kräftskiva", … }, start: "2026-08-21T18:00", … }]) // id: "2026-08-21-kraftskiva"
 */
export function named(events: readonly SiteEvent[]): NamedEvent[] {
  const taken = new Set(events.flatMap(({ id }) => id ?? []));
  return events.map((event) => {
    if (event.id !== undefined) return { ...event, id: event.id };
    const wanted = [event.start.slice(0, 10), tagSlug(event.title.sv)].filter(Boolean).join("-");
    return { ...event, id: freeId(wanted, taken) };
  });
}

/** How the addresses of the events in a data file end; of other files nothing. */
export function eventEndings(value: unknown): string[] {
  const { events } = value as { events?: Partial<SiteEvent>[] };
  const written = (Array.isArray(events) ? events : []).filter(
    ({ start, title }) => start && title?.sv,
  );
  return named(written as SiteEvent[]).map(({ id }) => `/${id}`);
}

type Context = Pick<LocaleContext, "href" | "data">;

/** The page that lists all events. */
export const eventsPage = ({ href, data }: Context) => href(data.events.to);

/** The page of an event, or of a series. */
export const eventAddress = (id: string, context: Context) => `${eventsPage(context)}/${id}`;

/** The file with one event, or with the times of a series, to be added to a calendar. */
export const eventFile = (id: string, context: Context) => `${eventsPage(context)}/${id}.ics`;

/** The file with the opening of an event's sign-up. */
export const openingFile = (id: string, context: Context) =>
  // No id of an event holds a slash.
  `${eventsPage(context)}/opening/${id}.ics`;

/**
 * The file with all events, or with those of one organiser.
 *
 * @param organiser last part of the address of its page: it stays when a committee changes cluster
 */
export function calendarFile(organiser: string | null, context: Context): string {
  const page = eventsPage(context);
  // No id of an event holds a slash.
  return organiser === null ? `${page}.ics` : `${page}/for/${organiser}.ics`;
}

/** The file with the events that are for some readers. */
export const audienceFile = (audience: Audience, context: Context) =>
  `${eventsPage(context)}/audience/${audience}.ics`;

/** What calendars subscribe to: the address of a file with the protocol that opens them. */
export const subscription = (file: string, { published }: Pick<LocaleContext, "published">) =>
  published(file).replace(/^https?:/, "webcal:");

/** The page of Google's calendar that subscribes to a file, for phones whose system knows no subscriptions. */
export const googleSubscription = (file: string, context: Pick<LocaleContext, "published">) =>
  `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscription(file, context))}`;
