import { bodyOfPage } from "../../model/own-of-committee.ts";
import type { OwnSection, Site } from "../../model/site.ts";
import type { DocSource } from "../../model/sources.ts";
import { EventList } from "./event-list/event-list.tsx";
import { eventRows } from "./model/event-rows.ts";
import { listedEvents } from "./model/events.ts";

/** What is on at a committee, for its page, unless its text has the same as a timetable. */
export function ownEvents(source: DocSource, site: Site): OwnSection[] {
  const { context } = site[source.locale];
  const { href, labels } = context;
  const { url } = source;
  const hasTimetable = [...source.body.matchAll(/^::: timetable (\S+)/gm)].some(
    ([, to = ""]) => href(to) === url,
  );
  if (hasTimetable || !bodyOfPage(source, context)) return [];
  const events = listedEvents(context).upcoming.filter(({ organiser }) => organiser?.href === url);
  const content = <EventList rows={eventRows(events, context)} context={context} />;
  return events.length > 0 ? [{ id: "own-events", title: labels["body.events"], content }] : [];
}
