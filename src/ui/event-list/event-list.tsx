import type { EventModel } from "../../model/pages/page-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { HeadingLink } from "../heading-link/heading-link.tsx";

export interface EventListProps {
  events: EventModel[];
  labels: Labels;
}

export function EventList({ events, labels }: EventListProps) {
  return (
    <ol className="events" data-events="">
      {events.map((event) => (
        <li key={event.start + event.title} data-end={event.end}>
          <p className="date" aria-hidden="true">
            <b>{event.day}</b> {event.month}
          </p>
          <div>
            <h3 id={event.href ? undefined : event.id}>
              {event.href ? (
                <a href={event.href} target="_blank" rel="noopener noreferrer">
                  {event.title}
                </a>
              ) : (
                <>
                  {event.title}
                  <HeadingLink id={event.id} heading={event.title} labels={labels} />
                </>
              )}
            </h3>
            <p className="meta">
              {event.isDraft && <strong>{labels["contentVisibility.draftBanner.title"]}</strong>}
              <span>
                <span className="sr">{labels["events.when"]} </span>
                <time dateTime={event.start}>{event.when}</time>
              </span>
              {event.place && (
                <span>
                  <span className="sr">{labels["events.where"]} </span>
                  {event.place}
                </span>
              )}
            </p>
            {event.description && <p>{event.description}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
