import { formatDay } from "../events/dates.ts";
import { entryBlock } from "./block.ts";

export interface KeyDateBlock {
  kind: "key-date";
  label: string;
  iso: string;
  /** In the page's language, with weekday and year. */
  date: string;
  note: string | null;
}

/** A date that changes every year. */
export const keyDate = entryBlock(
  (data) => data.keyDates,
  ({ label, date, note }, { text, record }): KeyDateBlock => ({
    kind: "key-date",
    label: text(label),
    iso: date,
    date: formatDay(date, record, {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
    note: note ? text(note) : null,
  }),
);
