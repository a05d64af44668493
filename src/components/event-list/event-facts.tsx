import type { ReactNode } from "react";
import type { EventModel } from "../../model/events/events.ts";
import type { Labels } from "../../schema/labels.ts";

export interface EventFactsProps {
  event: EventModel;
  labels: Labels;
  /** Its heading. */
  children: ReactNode;
  /** Links below its text. */
  actions?: ReactNode;
}

/** What there is to say of an event, beside its day in large. */
export function EventFacts({ event, labels, children, actions }: EventFactsProps) {
  const { organiser } = event;
  return (
    <>
      <p className="date" aria-hidden="true">
        <b>{event.day}</b> {event.month}
      </p>
      <div>
        {children}
        <p className="meta">
          {event.isDraft && <strong>{labels["contentVisibility.draftBanner.title"]}</strong>}
          <span>
            <span className="sr">{labels["events.when"]} </span>
            <time dateTime={event.days?.first ?? event.start}>{event.when}</time>
          </span>{" "}
          {event.place && (
            <span>
              <span className="sr">{labels["events.where"]} </span>
              {event.place}
            </span>
          )}{" "}
          {organiser && (
            <span>
              <span className="sr">{labels["events.organiser"]} </span>
              <a href={organiser.href}>{organiser.label}</a>
            </span>
          )}
        </p>
        {event.description && (
          <p className="about" lang={event.descriptionLang ?? undefined}>
            {event.description}
          </p>
        )}
        {event.note && <p className="note">{event.note}</p>}
        {actions}
      </div>
    </>
  );
}
