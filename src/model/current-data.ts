import { joinEvents } from "../calendar/join-events.ts";
import type { Build } from "./build-data.ts";
import { nameOrganisers } from "./events/name-organisers.ts";
import { announcedOn } from "./frame/announcement.ts";
import type { SiteData } from "./site-data.ts";

/** The data without an announcement that is switched off, has expired or waits, and without draft events, and with the events of the calendar. */
export function currentData(
  data: SiteData,
  {
    today,
    showsUnpublished,
    calendarEvents,
  }: Pick<Build, "today" | "showsUnpublished" | "calendarEvents">,
): SiteData {
  const { announcement, events } = data;
  const fromData = events.events.filter(({ draft }) => showsUnpublished || !draft);
  return {
    ...data,
    announcement: announcedOn(announcement, today) ?? null,
    events: {
      ...events,
      events: joinEvents(fromData, nameOrganisers(calendarEvents, data)),
    },
  };
}
