import { Events } from "../../blocks/events/events.tsx";
import { events as rule } from "../../lint/rules/events.ts";
import { currentEvents } from "../../model/events/current-events.ts";
import { eventDays } from "../../model/events/event-days.ts";
import { pagesOfEvents } from "../../model/events/event-pages.ts";
import { eventsHead } from "../../model/events/events-head.ts";
import { followPages } from "../../model/events/follow-pages.ts";
import { eventPageAddress } from "../../routes/generated-pages.ts";
import { LOCALES } from "../../schema/localized.ts";
import type { Feature } from "../feature.ts";
import { eventExample } from "./example.tsx";
import { HomeEvents } from "./home-events.tsx";
import { ownEvents } from "./own-events.tsx";

/** Events of `_data/events.json` and of the public calendar. */
export const events: Feature = {
  blocks: { events: { Block: Events } },
  pages: {
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
