import { More } from "../../components/more/more.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { LocaleContext } from "../../model/site-data.ts";
import type { Labels } from "../../schema/labels.ts";
import { EventPatch } from "./event-patch.tsx";
import { type CalendarDay, type CalendarMonth, calendarMonths } from "./months.ts";

interface MonthProps {
  month: CalendarMonth;
  context: LocaleContext;
  /** Where the days of a small one lead, which shows no events. */
  href?: string;
}

/** So many small months have room beside a list. */
const MONTHS = 2;

/** The next months, small, and the way to all of them. */
export function SmallMonths({ context }: Pick<MonthProps, "context">) {
  const href = context.generated("calendar");
  return (
    <>
      {calendarMonths(context)
        .slice(0, MONTHS)
        .map((month) => (
          <Month key={month.id} month={month} context={context} href={href} />
        ))}
      <More href={href}>{context.labels["calendar.link"]}</More>
    </>
  );
}

/**
 * A month as a table of weeks and weekdays; where that is too wide, a list of the days to come that have events. The
 * script for events that are over hides the beginning of a day, then its end, and says between them that it is today.
 */
export function Month({ month: { id, name, weeks }, context, href }: MonthProps) {
  const { labels } = context;
  const week = weeks.find(({ days }) => days.every((day) => day !== null));
  return (
    <table className={href ? "small-month" : "month"}>
      <caption>{href ? name : <SectionHeading title={name} id={id} labels={labels} />}</caption>
      <thead>
        <tr>
          {[labels["calendar.week"], ...(week?.days ?? []).map((day) => day?.weekday ?? "")].map(
            (title) => (
              <th key={title} scope="col" abbr={title}>
                {href ? title.charAt(0).toUpperCase() : title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ number, days }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {days.map((day, index) => (
              <td key={index}>
                {day &&
                  (href ? <DayLink {...day} href={href} /> : <Day day={day} labels={labels} />)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DayLink = ({ events, href, day, number }: CalendarDay & { href: string }) =>
  events.length > 0 ? <a href={`${href}#${day}`}>{number}</a> : number;

function Day({ day, labels }: { day: CalendarDay; labels: Labels }) {
  const { number, weekday, start, end, isOver, events } = day;
  return (
    <>
      {events.length === 0 ? (
        number
      ) : (
        <time id={day.day} dateTime={day.day}>
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
          {events.map(({ event, ...entry }) => (
            <li key={event.id}>
              <EventPatch event={event} {...entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
