import { endOfDay, formatDay } from "../../collections/events/dates.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import type { KeyDatesFile } from "../../schema/blocks.ts";
import { entryBlock } from "../define-block.ts";

/** A day that changes every year, or what is said while there is none to come. */
export interface Day {
  /** Null while it is not known. */
  date: {
    iso: string;
    /** In the page's language, with weekday and year. */
    text: string;
    /** When it is over, ISO 8601 with offset. */
    end: string;
  } | null;
  /** Said once it is over, and while it is not known. */
  past: string | null;
}

export interface KeyDateBlock extends Day {
  kind: "key-date";
  label: string;
  note: string | null;
}

/** A date that changes every year. */
export const keyDate = entryBlock(
  (data) => data.keyDates,
  (entry, context): KeyDateBlock => ({
    kind: "key-date",
    label: context.text(entry.label),
    note: entry.note ? context.text(entry.note) : null,
    ...dayModel(entry, context),
  }),
);

/** The day of an entry of `_data/key-dates.json`. */
export function dayModel(
  { date, past }: KeyDatesFile[string],
  { text, record, data }: LocaleContext,
): Day {
  return {
    date: date
      ? {
          iso: date,
          text: formatDay(date, record, {
            weekday: "long",
            day: "numeric",
            month: "long",
            year: "numeric",
          }),
          end: endOfDay(date, data.events.timeZone),
        }
      : null,
    past: past ? text(past) : null,
  };
}
