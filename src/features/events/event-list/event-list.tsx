import type { LocaleContext } from "../../../model/site-data.ts";
import type { EventRow as Row } from "../model/event-rows.ts";
import { EventRow } from "./event-row.tsx";

/** The next events; each leads to its page. */
export function EventList({ rows, context }: { rows: readonly Row[]; context: LocaleContext }) {
  return (
    <ol className="events" data-events="">
      {rows.map((row) => (
        <li key={row.event.id} data-end={endOf(row)}>
          <EventRow row={row} context={context} />
        </li>
      ))}
    </ol>
  );
}

/** When a row is over: of a weekly series after the last of its times that the page names. */
export const endOf = ({ event, weekly }: Row) => weekly?.times.at(-1)?.end ?? event.end;
