import { More } from "../../components/more/more.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { HomeSectionProps } from "../../model/site.ts";
import { EventList } from "./event-list/event-list.tsx";
import { eventsPage } from "./model/event-addresses.ts";
import { eventRows, isDeadline, onceEach } from "./model/event-rows.ts";
import { allEvents } from "./model/events.ts";

/** Of the events it shows three; the others take the place of those that end before the next build. */
const EVENT_COUNT = 6;
/** A last day is near within a week. */
const NEAR = 7 * 86_400_000;

/** The next events, for the home page. */
export function HomeEvents({ source, site, children }: HomeSectionProps) {
  const { title, link } = source.frontMatter.sections.events;
  const { context } = site[source.locale];
  const { labels } = context;
  const upcoming = allEvents(context).filter(({ end }) => new Date(end) >= site.build.now);
  // What nobody goes to is below what it is about, or on the page of all events, until it is near.
  const rows = eventRows(upcoming, context).filter(({ event }) => !isDeadline(event));
  const near = upcoming
    .filter((event) => isDeadline(event) && Date.parse(event.start) - Number(site.build.now) < NEAR)
    .map((event) => ({ event, weekly: null, deadlines: [] }));
  const shown = [...near, ...onceEach(rows)].slice(0, EVENT_COUNT);
  return (
    <section className="upcoming">
      <SectionHeading title={title} labels={labels} />
      {shown.length > 0 && <EventList rows={shown} context={context} />}
      <p hidden={shown.length > 0} data-no-events="">
        {labels["events.nonePlanned"]}
      </p>
      {shown.length === 0 && children}
      <More href={eventsPage(context)}>{link}</More>
    </section>
  );
}
