import { formatDay } from "../../model/dates.ts";
import type { BlockProps } from "../../model/site.ts";
import { TIME_ZONE } from "../../schema/calendar-day.ts";
import { endOfDay } from "../../schema/days.ts";
import type { KeyDatesFile } from "./schema.ts";

/** A date of `_data/key-dates.json`, which changes every year. */
export function KeyDate({ name, context }: BlockProps) {
  const entry = context.data.keyDates[name];
  if (!entry) return null;
  return (
    <p className="key-date">
      {context.text(entry.label)}
      <Day entry={entry} context={context} />
      {entry.note && <small>{context.text(entry.note)}</small>}
    </p>
  );
}

interface DayProps extends Pick<BlockProps, "context"> {
  entry: KeyDatesFile[string];
}

/** The day of an entry, until it is over; then the script for past events shows the other words, or the next build. */
export function Day({ entry, context: { record, text, data } }: DayProps) {
  const { past } = entry;
  const date = entry.date && entry.date >= data.today ? entry.date : undefined;
  return (
    <>
      {date && (
        <time dateTime={date} data-end={past && endOfDay(date, TIME_ZONE)}>
          {formatDay(date, record, {
            weekday: "long",
            day: "numeric",
            month: "long",
            year: "numeric",
          })}
        </time>
      )}
      {past && (
        <span hidden={date !== undefined} data-afterwards="">
          {text(past)}
        </span>
      )}
    </>
  );
}
