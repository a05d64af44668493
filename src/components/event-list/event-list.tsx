import type { EventModel } from "../../model/events/events.ts";
import type { Labels } from "../../schema/labels.ts";
import { EventFacts } from "./event-facts.tsx";

/** The next events; each leads to its page. */
export function EventList({ events, labels }: { events: EventModel[]; labels: Labels }) {
  return (
    <ol className="events" data-events="">
      {events.map((event) => (
        <li key={event.id} data-end={event.end}>
          <EventFacts event={event} labels={labels}>
            <h3>
              <a href={event.address} lang={event.titleLang ?? undefined}>
                {event.title}
              </a>
            </h3>
          </EventFacts>
        </li>
      ))}
    </ol>
  );
}
