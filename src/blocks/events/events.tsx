import type { EventModel } from "../../collections/events/events.ts";
import { Drawing } from "../../components/drawing/drawing.tsx";
import { EventFacts } from "../../components/event-list/event-facts.tsx";
import { HeadingLink } from "../../components/heading-link/heading-link.tsx";
import { SectionHeading } from "../../components/heading-link/section-heading.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import emptyEvents from "../../theme/illustrations/empty-events.svg";
import type { CalendarLinks, EventLabels, EventsBlock } from "./data.ts";

export interface EventsProps {
  block: EventsBlock;
}

/** The script for past events moves what has ended to the last section, or hides it. */
export function Events({ block }: EventsProps) {
  const { upcoming, organisers, past, labels } = block;
  const hasEvents = upcoming.events.length > 0;
  return (
    <div className="calendar">
      <section>
        <SectionHeading of={upcoming} labels={labels} />
        {organisers.groups.length > 1 && (
          <ul className="chips mobile" aria-label={organisers.title}>
            {organisers.groups.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        {hasEvents && (
          <ol className="events" data-events="" data-moves-ended="">
            {upcoming.events.map((event) => (
              <EventItem key={event.id} event={event} labels={labels} end={event.end} />
            ))}
          </ol>
        )}
        <div className="empty" hidden={hasEvents} data-no-events="">
          <Drawing drawing={emptyEvents} className="ill" />
          <p>{upcoming.none}</p>
        </div>
        <Calendar calendar={block.calendar} />
      </section>
      {organisers.groups.length > 0 && (
        <section>
          <SectionHeading of={organisers} labels={labels} />
          <div className="organisers">
            {organisers.groups.map((group) => (
              <section key={group.id}>
                <h3 id={group.id}>
                  <a href={group.href}>{group.label}</a>
                </h3>
                {group.upcoming.length > 0 && (
                  <ul data-events="">
                    {group.upcoming.map(({ id, title, titleLang, when, start, days, end }) => (
                      <li key={id} data-end={end}>
                        <a href={`#${id}`} lang={titleLang ?? undefined}>
                          {title}
                        </a>{" "}
                        <time dateTime={days?.first ?? start}>{when}</time>
                      </li>
                    ))}
                  </ul>
                )}
                <p hidden={group.upcoming.length > 0} data-no-events="">
                  {organisers.none}
                </p>
                <Calendar calendar={group.calendar} />
              </section>
            ))}
          </div>
        </section>
      )}
      {(hasEvents || past.events.length > 0) && (
        <section hidden={past.events.length === 0}>
          <SectionHeading of={past} labels={labels} />
          <ol className="events" data-past-events="">
            {past.events.map((event) => (
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
  labels: EventLabels;
  /** When it is to go from its list; absent where it is over. */
  end?: string;
}

function EventItem({ event, labels, end }: EventItemProps) {
  const { id, title, titleLang, more, calendar } = event;
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
          <span lang={titleLang ?? undefined}>{title}</span>
          <HeadingLink id={id} heading={title} labels={labels} />
        </h3>
      </EventFacts>
    </li>
  );
}

function Calendar({ calendar: { subscribe, file } }: { calendar: CalendarLinks }) {
  return (
    <p className="row">
      <a href={subscribe.href}>
        <Icon name="calendar" />
        {subscribe.label}
      </a>{" "}
      <a href={file.href}>{file.label}</a>
    </p>
  );
}
