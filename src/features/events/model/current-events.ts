import type { CurrentBuild } from "../../../model/site.ts";
import type { SiteData } from "../../../model/site-data.ts";
import type { SiteEvent } from "../schema.ts";
import { joinEvents } from "./join-events.ts";
import { nameOrganisers } from "./name-organisers.ts";

/** The data without draft events, and with the events of the calendar. */
export function currentEvents(
  data: SiteData,
  { showsUnpublished, outside }: CurrentBuild,
): SiteData {
  const { events } = data;
  const fromData = events.events.filter(({ draft }) => showsUnpublished || !draft);
  const joined = joinEvents(
    fromData,
    nameOrganisers((outside.calendar ?? []) as readonly SiteEvent[], data),
  );
  return { ...data, events: { ...events, events: joined } };
}
