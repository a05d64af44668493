import { formatDay } from "../../model/dates.ts";
import type { BlockProps } from "../../model/site.ts";
import { TIME_ZONE } from "../../schema/calendar-day.ts";
import { endOfDay } from "../../schema/days.ts";
import { Deadlines, eventRows, listedEvents } from "../events/index.ts";
import type { KeyDatesFile } from "./schema.ts";

type Entry = KeyDatesFile[string];

/** A date that changes every year: of `_data/key-dates.json`, or of the event that is called so. */
export function KeyDate({ name, context }: BlockProps) {
  const entry = context.data.keyDates[name];
  if (!entry) return null;
  const { event, deadlines = [] } = eventOf(entry, context) ?? {};
  return (
    <div className="key-date">
      {context.text(entry.label)}
      <Day entry={entry} context={context} />
      {event && (
        <small>
          <a href={event.address}>{event.title}</a> {event.place}
        </small>
      )}
      <Deadlines deadlines={deadlines} />
      {entry.note && <small>{context.text(entry.note)}</small>}
    </div>
  );
}

/** The next event whose title begins with one of the names, with the last days that name it. */
function eventOf({ events = [] }: Entry, context: BlockProps["context"]) {
  const isCalled = (title: string) =>
    events.some((name) => title.startsWith(name) && !/^\p{L}/u.test(title.slice(name.length)));
  const rows = eventRows(listedEvents(context).upcoming, context);
  return rows.find(({ event }) => event.titles.some(isCalled));
}

/** The day of an entry, until it is over; then the script for past events shows the other words, or the next build. */
export function Day({ entry, context }: Pick<BlockProps, "context"> & { entry: Entry }) {
  const { past, date = "" } = entry;
  const { event } = eventOf(entry, context) ?? {};
  const day = event?.start ?? (date >= context.data.today ? date : "");
  const parts = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return (
    <>
      {day && (
        <time dateTime={day} data-end={past && (event?.end ?? endOfDay(day, TIME_ZONE))}>
          {event?.whenInFull ?? formatDay(day, context.record, parts)}
        </time>
      )}
      {past && (
        <span hidden={day !== ""} data-afterwards="">
          {context.text(past)}
        </span>
      )}
    </>
  );
}
