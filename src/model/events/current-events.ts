import { joinEvents } from "../../calendar/join-events.ts";
import type { CurrentBuild } from "../site.ts";
import type { SiteData } from "../site-data.ts";
import { nameOrganisers } from "./name-organisers.ts";

/** The data without draft events, and with the events of the calendar. */
export function currentEvents(
  data: SiteData,
  { showsUnpublished, calendarEvents }: CurrentBuild,
): SiteData {
  const { events } = data;
  const fromData = events.events.filter(({ draft }) => showsUnpublished || !draft);
  const joined = joinEvents(fromData, nameOrganisers(calendarEvents, data));
  return { ...data, events: { ...events, events: joined } };
}
