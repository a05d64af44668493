import { CalendarLinks } from "../../components/calendar-links/calendar-links.tsx";
import { Empty } from "../../components/empty/empty.tsx";
import { EventFacts } from "../../components/event-list/event-facts.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { More } from "../../components/more/more.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { calendarFile } from "../../model/events/event-addresses.ts";
import { type EventModel, listedEvents, organisers } from "../../model/events/events.ts";
import { createHeadingSlugger } from "../../routes/slugs.ts";
import type { Labels } from "../../schema/labels.ts";
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
  const follow = { label: labels["follow.link"], href: context.generated("follow") };
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
        <Empty hidden={upcoming.length > 0} next={upcoming.length > 0 ? [] : [follow]}>
          {labels["events.none"]}
        </Empty>
        {/* A calendar without events would look broken in the reader's own. */}
        {all.length > 0 && (
          <CalendarLinks
            file={calendarFile(null, context)}
            name={labels["events.all"]}
            context={context}
          />
        )}
        {upcoming.length > 0 && <More href={follow.href}>{follow.label}</More>}
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
                  <CalendarLinks
                    file={calendarFile(slug, context)}
                    name={label}
                    context={context}
                  />
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
