import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { LocaleContext } from "../../model/site-data.ts";
import type { Labels } from "../../schema/labels.ts";
import { EventPatch } from "./event-patch.tsx";
import type { CalendarDay, CalendarMonth } from "./months.ts";

interface MonthProps {
  month: CalendarMonth;
  context: LocaleContext;
}

/**
 * A month as a table of weeks and weekdays; where that is too wide, a list of the days to come that have events. The
 * script for events that are over hides the beginning of a day, then its end, and says between them that it is today.
 */
export function Month({ month: { id, name, weeks }, context }: MonthProps) {
  const { labels } = context;
  const week = weeks.find(({ days }) => days.every((day) => day !== null));
  return (
    <table className="month">
      <caption>
        <SectionHeading title={name} id={id} labels={labels} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{labels["calendar.week"]}</th>
          {week?.days.map((day) => (
            <th key={day?.day} scope="col">
              {day?.weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ number, days }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {days.map((day, index) => (
              <td key={index}>{day && <Day day={day} labels={labels} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, labels }: { day: CalendarDay; labels: Labels }) {
  const { number, weekday, start, end, isOver, events } = day;
  return (
    <>
      {events.length === 0 ? (
        number
      ) : (
        <time dateTime={day.day}>
          <span>{weekday} </span>
          {number}
        </time>
      )}
      <span data-end={start} />
      <b hidden data-afterwards="">
        {" "}
        {labels["calendar.today"]}
      </b>
      <span data-end={end} hidden={isOver} />
      {events.length > 0 && (
        <ul>
          {events.map(({ event, time }) => (
            <li key={event.id}>
              <EventPatch event={event} time={time} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
