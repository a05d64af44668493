import { calendarFile, subscription } from "../../collections/events/event-addresses.ts";
import { type EventModel, listedEvents, organisers } from "../../collections/events/events.ts";
import { format } from "../../collections/format.ts";
import { Drawing } from "../../components/drawing/drawing.tsx";
import { EventFacts } from "../../components/event-list/event-facts.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { createHeadingSlugger } from "../../routes/slugs.ts";
import type { Labels } from "../../schema/labels.ts";
import emptyEvents from "../../theme/illustrations/empty-events.svg";
import type { BlockProps } from "../block.ts";

/**
 * Upcoming events with their organisers, and past events of this operating year. The script for past events
 * moves an event that has ended to the last section, or hides it.
 */
export function Events({ context }: BlockProps) {
  const { labels } = context;
  const { upcoming, past } = listedEvents(context);
  const all = [...upcoming, ...past];
  const idOf = createHeadingSlugger(["main", ...all.map(({ id }) => id)]);
  const section = (title: string) => ({ title, id: idOf(title) });
  // Only those who arrange something of what is listed.
  const groups = organisers(context)
    .filter(({ slug }) => all.some(({ organiser }) => organiser?.slug === slug))
    .map((organiser) => ({ ...organiser, id: idOf(organiser.slug) }));
  const headings = {
    upcoming: section(labels["events.upcoming"]),
    organisers: section(labels["events.byCommittee"]),
    past: section(labels["events.past"]),
  };
  return (
    <div className="calendar">
      <section>
        <SectionHeading {...headings.upcoming} labels={labels} />
        {upcoming.length > 0 && (
          <ol className="events" data-events="" data-moves-ended="">
            {upcoming.map((event) => (
              <EventItem key={event.id} event={event} labels={labels} end={event.end} />
            ))}
          </ol>
        )}
        <div className="empty" hidden={upcoming.length > 0} data-no-events="">
          <Drawing drawing={emptyEvents} className="ill" />
          <p>{labels["events.none"]}</p>
        </div>
        {/* A calendar without events would look broken in the reader's own. */}
        {all.length > 0 && (
          <Calendar organiser={null} name={labels["events.all"]} context={context} />
        )}
      </section>
      {groups.length > 0 && (
        <section>
          <SectionHeading {...headings.organisers} labels={labels} />
          <div className="organisers">
            {groups.map(({ slug, id, label, href }) => {
              const own = upcoming.filter(({ organiser }) => organiser?.slug === slug);
              return (
                <section key={id}>
                  <h3 id={id}>
                    <a href={href}>{label}</a>
                  </h3>
                  {own.length > 0 && (
                    <ul data-events="">
                      {own.map(({ id, title, titleLang, when, start, days, end, address }) => (
                        <li key={id} data-end={end}>
                          <a href={address} lang={titleLang ?? undefined}>
                            {title}
                          </a>{" "}
                          <time dateTime={days?.first ?? start}>{when}</time>
                        </li>
                      ))}
                    </ul>
                  )}
                  <p hidden={own.length > 0} data-no-events="">
                    {labels["events.noneOfCommittee"]}
                  </p>
                  <Calendar organiser={slug} name={label} context={context} />
                </section>
              );
            })}
          </div>
        </section>
      )}
      {all.length > 0 && (
        <section hidden={past.length === 0}>
          <SectionHeading {...headings.past} labels={labels} />
          <ol className="events" data-past-events="">
            {past.map((event) => (
              <EventItem key={event.id} event={event} labels={labels} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface EventItemProps {
  event: EventModel;
  labels: Labels;
  /** When it is to go from its list; absent where it is over. */
  end?: string;
}

function EventItem({ event, labels, end }: EventItemProps) {
  const { id, title, titleLang, more, calendar, address } = event;
  return (
    <li data-end={end}>
      <EventFacts
        event={event}
        labels={labels}
        actions={
          <p className="row note">
            {more && (
              <a href={more.href} target="_blank" rel="noopener noreferrer">
                {more.label}
                <Icon name="external" />
              </a>
            )}{" "}
            <a href={calendar.href}>
              <Icon name="calendar" />
              {calendar.label}
            </a>
          </p>
        }
      >
        <h3 id={id}>
          <a href={address} lang={titleLang ?? undefined}>
            {title}
          </a>
        </h3>
      </EventFacts>
    </li>
  );
}

interface CalendarProps extends Pick<BlockProps, "context"> {
  /** Null for all events. */
  organiser: string | null;
  name: string;
}

/** A calendar: to subscribe to, and as a file. */
function Calendar({ organiser, name, context }: CalendarProps) {
  const file = calendarFile(organiser, context);
  const labelOf = (label: string) => format(label, { calendar: name });
  return (
    <p className="row">
      <a href={subscription(file, context)}>
        <Icon name="calendar" />
        {labelOf(context.labels["events.subscribe"])}
      </a>{" "}
      <a href={file}>{labelOf(context.labels["events.file"])}</a>
    </p>
  );
}
