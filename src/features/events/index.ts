import { LOCALES } from "../../schema/localized.ts";
import type { Feature } from "../feature.ts";
import { Events } from "./block/events.tsx";
import { HomeEvents } from "./home-events.tsx";
import { currentEvents } from "./model/current-events.ts";
import { eventEndings, eventsPage } from "./model/event-addresses.ts";
import { pagesOfEvents } from "./model/event-pages.ts";
import { eventRedirects } from "./model/event-redirects.ts";
import { eventsHead } from "./model/events-head.ts";
import { followPages } from "./model/follow-pages.ts";
import { ownEvents } from "./own-events.tsx";
import { events as rule } from "./rules.ts";

/** Events of `_data/events.json` and of the public calendar. */
export const events: Feature = {
  blocks: { events: { Block: Events, isComing: true } },
  pages: {
    event: pagesOfEvents,
    follow: followPages,
  },
  head: eventsHead,
  current: currentEvents,
  home: { events: HomeEvents },
  committeeLists: ownEvents,
  next: (context) => [
    { label: context.labels["events.calendar"], href: eventsPage(context) },
    { label: context.labels["follow.link"], href: context.generated("follow") },
  ],
  redirects: eventRedirects,
  endings: eventEndings,
  rules: [rule],
  later: ({ events }, href) =>
    events ? LOCALES.map((locale) => `${href(events.to, locale)}/`) : [],
};

/** For the year, the schedule and the key dates. */
export { Deadlines } from "./event-list/event-row.tsx";
/** For the review. */
export { eventConflicts } from "./model/conflicts.ts";
export { eventsPage } from "./model/event-addresses.ts";
export { eventRows, isDeadline } from "./model/event-rows.ts";
export { allEvents, type EventModel, listedEvents } from "./model/events.ts";
/** For the calendar. */
export { joinEvents } from "./model/join-events.ts";
export { Organisers } from "./organisers.tsx";
export type { SiteEvent } from "./schema.ts";
