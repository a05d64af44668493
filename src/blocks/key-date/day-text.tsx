import type { Day } from "./data.ts";

export interface DayTextProps {
  day: Day;
}

/** The script for past events puts the other words in the place of a day that is over. */
export function DayText({ day: { date, past } }: DayTextProps) {
  return (
    <>
      {date && (
        <time dateTime={date.iso} data-end={past === null ? undefined : date.end}>
          {date.text}
        </time>
      )}
      {past !== null && (
        <span hidden={date !== null} data-afterwards="">
          {past}
        </span>
      )}
    </>
  );
}
