import type { FeatureBuild } from "../feature-build.ts";
import { calendarDigest } from "./calendar-digest.ts";
import {
  CALENDAR_FILE,
  CALENDAR_VARIABLE,
  calendarAddress,
  fetchCalendar,
  LIMITS,
} from "./fetch-calendar.ts";

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
    const all = joinEvents(events.events, value as typeof events.events);
    return (
      eventConflicts(all, events, today)
        // The linter has reported those of the file.
        .filter(({ event, other }) => event.source ?? other?.source)
        .map(({ mistake }) => warningAbout(CALENDAR_FILE, mistake))
    );
  },

  async digest(env, dataFile) {
    const address = env[CALENDAR_VARIABLE] || (dataFile("events") as { ical?: string }).ical;
    if (!address) return null;
    const bytes = await fetchCalendar(calendarAddress(address), LIMITS);
    return calendarDigest(new TextDecoder().decode(bytes));
  },
};
