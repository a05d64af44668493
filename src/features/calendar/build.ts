import type { SiteEvent } from "../events/schema.ts";
import type { FeatureBuild } from "../feature-build.ts";
import { calendarDigest } from "./calendar-digest.ts";
import {
  CALENDAR_FILE,
  CALENDAR_VARIABLE,
  calendarAddress,
  fetchCalendar,
  LIMITS,
} from "./fetch-calendar.ts";
import { CALENDAR_PIECES } from "./messages.ts";

/** Where an event has a link. */
const FIELDS = ["url", "signUp"] as const;

const eventsOf = (value: unknown) => (value ?? []) as readonly SiteEvent[];

/** The public calendar. */
export const calendar: FeatureBuild = {
  async read(env, now, { events }, isPublished) {
    const { readCalendar } = await import("./read-calendar.ts");
    const { events: value, ...reading } = await readCalendar(env, now, {
      address: events.ical,
      isPublished,
    });
    return { value, ...reading };
  },

  async check(value, { events }, today) {
    const { eventConflicts, joinEvents } = await import("../events/index.ts");
    const { warningAbout } = await import("../../schema/finding.ts");
    const all = joinEvents(events.events, eventsOf(value));
    return (
      eventConflicts(all, events, today)
        // The linter has reported those of the file.
        .filter(({ event, first }) => event.source ?? first?.source)
        .map(({ mistake }) => warningAbout(CALENDAR_FILE, mistake))
    );
  },

  links(value, today) {
    const told = new Set<string>();
    return eventsOf(value).flatMap((event) =>
      FIELDS.flatMap((field) => {
        const { [field]: href, title, start, end, id, series = id } = event;
        if (!href) return [];
        const key = `${series} ${href}`;
        // The times of a series are one entry.
        const isTold = end < today || told.has(key);
        if (!isTold) told.add(key);
        const name = { en: JSON.stringify(title.en), sv: JSON.stringify(title.sv) };
        const entry = CALENDAR_PIECES.event({ title: name, day: ` (${start.slice(0, 10)})` });
        return { href, file: CALENDAR_FILE, entry: isTold ? null : entry };
      }),
    );
  },

  without: (value, hrefs) =>
    eventsOf(value).map((event) => {
      const dead = FIELDS.filter((field) => hrefs.has(event[field] ?? ""));
      return dead.length === 0
        ? event
        : { ...event, ...Object.fromEntries(dead.map((field) => [field, undefined])) };
    }),

  async digest(env, dataFile, today) {
    const address = env[CALENDAR_VARIABLE] || (dataFile("events") as { ical?: string }).ical;
    if (!address) return null;
    const bytes = await fetchCalendar(calendarAddress(address), LIMITS);
    return calendarDigest(new TextDecoder().decode(bytes), today);
  },
};
