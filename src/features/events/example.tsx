import type { ExampleProps } from "../../model/site.ts";
import { byLocale } from "../../routes/locales.ts";
import { EventList } from "./event-list/event-list.tsx";
import { eventRows } from "./model/event-rows.ts";
import { allEvents } from "./model/events.ts";

/** A list with one event. */
export function eventExample({ context, title, text, href, day }: ExampleProps) {
  const [titles, words] = [byLocale(() => title), byLocale(() => text)];
  const event = {
    title: titles,
    description: words,
    place: titles,
    start: `${day}T17:00`,
    end: `${day}T19:00`,
  };
  const events = { ...context.data.events, events: [event] };
  const own = { ...context, data: { ...context.data, events } };
  const models = allEvents(own).map((event) => ({ ...event, address: href }));
  return { "event-list": <EventList rows={eventRows(models, own)} context={own} /> };
}
