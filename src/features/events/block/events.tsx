import { Temporal } from "temporal-polyfill";
import { Empty } from "../../../components/empty/empty.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { More } from "../../../components/more/more.tsx";
import { SectionHeading } from "../../../components/section-heading/section-heading.tsx";
import type { BlockProps } from "../../../model/site.ts";
import type { LocaleContext } from "../../../model/site-data.ts";
import { TIME_ZONE } from "../../../schema/calendar-day.ts";
import { endOfDay } from "../../../schema/days.ts";
import { CalendarLinks } from "../calendar-links/calendar-links.tsx";
import { endOf } from "../event-list/event-list.tsx";
import { EventRow } from "../event-list/event-row.tsx";
import { calendarFile } from "../model/event-addresses.ts";
import { eventRows, onceEach, type EventRow as Row, rowsByWeek } from "../model/event-rows.ts";
import { listedEvents } from "../model/events.ts";

/**
 * Upcoming events by their weeks, and past events of this operating year. The script for past events
 * moves an event that has ended to the last section, or hides it, and calls the next week this one when it is.
 */
export function Events({ context, features }: BlockProps) {
  const { labels } = context;
  const { upcoming, past } = listedEvents(context);
  const all = [...upcoming, ...past];
  const follow = { label: labels["follow.link"], href: context.generated("follow") };
  return (
    <div className="calendar">
      <section>
        <SectionHeading title={labels["events.upcoming"]} labels={labels} />
        {upcoming.length > 0 &&
          features
            .flatMap(({ next }) => next?.("events", context) ?? [])
            .map(({ label, href }) => (
              <More key={href} href={href}>
                {label}
              </More>
            ))}
        {rowsByWeek(eventRows(upcoming, context), context).map(([name, rows]) => (
          <div className="week" key={name}>
            {name === labels["events.nextWeek"] ? (
              <>
                <p data-end={endOfWeek(context.data.today)}>{name}</p>
                <p hidden data-afterwards="">
                  {labels["events.thisWeek"]}
                </p>
              </>
            ) : (
              <p>{name}</p>
            )}
            <ol className="events" data-events="" data-moves-ended="">
              {rows.map((row) => (
                <EventItem key={row.event.id} row={row} context={context} end={endOf(row)} />
              ))}
            </ol>
          </div>
        ))}
        <Empty hidden={upcoming.length > 0} next={upcoming.length > 0 ? [] : [follow]}>
          {labels["events.none"]}
        </Empty>
        {/* A calendar without events would look broken in the reader's own. */}
        {all.length > 0 && (
          <CalendarLinks
            file={calendarFile(null, context)}
            name={labels["events.all"]}
            context={context}
          />
        )}
        {upcoming.length > 0 && <More href={follow.href}>{follow.label}</More>}
      </section>
      {all.length > 0 && (
        <section hidden={past.length === 0}>
          <SectionHeading title={labels["events.past"]} labels={labels} />
          <ol className="events" data-past-events="">
            {onceEach(eventRows(past, context)).map((row) => (
              <EventItem key={row.event.id} row={row} context={context} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function endOfWeek(today: string): string {
  const day = Temporal.PlainDate.from(today);
  return endOfDay(day.add({ days: 7 - day.dayOfWeek }).toString(), TIME_ZONE);
}

/** An event in a list, from which it is to go at an end; without one it is over. */
function EventItem({ row, context, end }: { row: Row; context: LocaleContext; end?: string }) {
  const { id, title, titleLang, calendar } = row.event;
  return (
    <li data-end={end}>
      <EventRow
        row={row}
        context={context}
        id={id}
        isOver={end === undefined}
        actions={
          end && (
            <p className="row note" data-end={end}>
              <a href={calendar}>
                <Icon name="calendar" />
                {context.labels["events.addThis"]}
                <span className="sr" lang={titleLang ?? undefined}>
                  : {title}
                </span>
              </a>
            </p>
          )
        }
      />
    </li>
  );
}
