import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { LocaleContext } from "../../model/site-data.ts";
import { EventPatch } from "./event-patch.tsx";
import type { CalendarMonth } from "./months.ts";

interface MonthProps {
  month: CalendarMonth;
  context: LocaleContext;
}

/** A month as a table of weeks and weekdays; where that is too wide, a list of the days that have events. */
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
              <td key={index}>{day && <Day day={day} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day }: { day: NonNullable<CalendarMonth["weeks"][number]["days"][number]> }) {
  const { number, weekday, isOver, events } = day;
  if (events.length === 0) return number;
  return (
    <>
      <time dateTime={day.day}>
        <span>{weekday} </span>
        {number}
      </time>
      <ul className={isOver ? "over" : undefined}>
        {events.map(({ event, time }) => (
          <li key={event.id}>
            <EventPatch event={event} time={time} />
          </li>
        ))}
      </ul>
    </>
  );
}
