import { Emblem } from "../../../components/emblem/emblem.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { formatSpan } from "../../../model/dates.ts";
import type { LocaleContext } from "../../../model/site-data.ts";
import { format, pluralize } from "../../../schema/format.ts";
import { type EventRow as Row, withRuns } from "../model/event-rows.ts";
import type { EventModel } from "../model/events.ts";
import { EventRow } from "./event-row.tsx";

interface EventListProps {
  rows: readonly Row[];
  context: LocaleContext;
  /** On the page of all events, where headings have ids, runs of a body are folded, and what ends moves to the past ones. */
  of?: "coming" | "past";
}

/** Events, each of which leads to its page. Those of one day have one date. */
export function EventList({ rows, context, of }: EventListProps) {
  const groups = of ? withRuns(rows) : rows.map((row) => [row]);
  return (
    <ol
      className="events"
      data-events={of === "past" ? undefined : ""}
      data-moves-ended={of === "coming" ? "" : undefined}
      data-past-events={of === "past" ? "" : undefined}
    >
      {groups.map((run, index) => {
        const [row] = run;
        if (!row) return null;
        const { event, weekly } = row;
        const before = groups[index - 1]?.at(-1);
        const isSameDay =
          !weekly &&
          !before?.weekly &&
          before?.event.start.slice(0, 10) === event.start.slice(0, 10);
        return (
          <li
            key={event.id}
            data-same={isSameDay ? "" : undefined}
            data-end={of === "past" ? undefined : endOf(run.at(-1) ?? row)}
          >
            {run.length > 1 ? (
              <Run rows={run} context={context} />
            ) : (
              <EventRow row={row} context={context} isOver={of === "past"} id={of && event.id} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** When a row is over: of a weekly series after the last of its times that the page names. */
const endOf = ({ event, weekly }: Row) => weekly?.times.at(-1)?.end ?? event.end;

/** What a body has on days that follow each other: its days and how many events there are, which unfold. */
function Run({ rows, context }: { rows: readonly Row[]; context: LocaleContext }) {
  const { labels, record, data } = context;
  const events = rows.map(({ event }) => event).sort((a, b) => a.start.localeCompare(b.start));
  const [{ start, organiser, emblem } = {} as EventModel] = events;
  const end = events.at(-1)?.start ?? start;
  const count = format(pluralize(labels["events.count.plurals"], rows.length, record.htmlLang), {
    count: rows.length,
  });
  return (
    <details open={start.slice(0, 10) <= data.today}>
      <summary>
        <Emblem emblem={emblem} />
        <span>
          <b>{organiser?.label}</b>{" "}
          {formatSpan(start, end, record.htmlLang, data.events.timeZone, { isAllDay: true })},{" "}
          {count}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <EventList rows={rows} context={context} />
    </details>
  );
}
