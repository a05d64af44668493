import { eventPageAddress } from "../../routes/generated-pages.ts";
import { LOCALES } from "../../schema/localized.ts";
import { strings } from "../../schema/strings.ts";
import type { Feature } from "../feature.ts";
import { Events } from "./block/events.tsx";
import { eventExample } from "./example.tsx";
import { HomeEvents } from "./home-events.tsx";
import { calendarPages } from "./model/calendar-pages.ts";
import { currentEvents } from "./model/current-events.ts";
import { eventDays } from "./model/event-days.ts";
import { pagesOfEvents } from "./model/event-pages.ts";
import { eventsHead } from "./model/events-head.ts";
import { followPages } from "./model/follow-pages.ts";
import { ownEvents } from "./own-events.tsx";
import { events as rule } from "./rules.ts";
import { Timetable } from "./timetable/timetable.tsx";

/** Events of `_data/events.json` and of the public calendar. */
export const events: Feature = {
  blocks: {
    events: { Block: Events },
    timetable: {
      Block: Timetable,
      names: ({ chapterMap }) => chapterMap && strings(chapterMap, "to").map(({ value }) => value),
    },
  },
  pages: {
    calendar: calendarPages,
    event: pagesOfEvents,
    follow: followPages,
  },
  head: eventsHead,
  current: currentEvents,
  dueDays: eventDays,
  home: { events: HomeEvents },
  own: ownEvents,
  examples: eventExample,
  rules: [rule],
  later: ({ events }, href) =>
    events ? LOCALES.map((locale) => eventPageAddress(href(events.to, locale), "")) : [],
};

/** For the review. */
export { eventConflicts } from "./model/conflicts.ts";
/** For the year. */
export { eventRows, isDeadline } from "./model/event-rows.ts";
export { type EventModel, listedEvents } from "./model/events.ts";
export type { SiteEvent } from "./schema.ts";
