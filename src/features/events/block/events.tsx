import { Fragment } from "react";
import { Temporal } from "temporal-polyfill";
import { Empty } from "../../../components/empty/empty.tsx";
import { More } from "../../../components/more/more.tsx";
import { SectionHeading } from "../../../components/section-heading/section-heading.tsx";
import type { BlockProps } from "../../../model/site.ts";
import { TIME_ZONE } from "../../../schema/calendar-day.ts";
import { endOfDay } from "../../../schema/days.ts";
import { CalendarLinks } from "../calendar-links/calendar-links.tsx";
import { EventList } from "../event-list/event-list.tsx";
import { calendarFile } from "../model/event-addresses.ts";
import { eventRows, onceEach, rowsByWeek } from "../model/event-rows.ts";
import { listedEvents } from "../model/events.ts";
import { Organisers } from "../organisers.tsx";

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
            <EventList rows={rows} context={context} of="coming" />
          </div>
        ))}
        <Empty hidden={upcoming.length > 0} next={upcoming.length > 0 ? [] : [follow]}>
          {labels["events.none"]}
        </Empty>
      </section>
      {all.length > 0 && (
        <div>
          {features.map(({ beside }, index) => (
            <Fragment key={index}>{beside?.(context)}</Fragment>
          ))}
          <CalendarLinks
            file={calendarFile(null, context)}
            name={labels["events.all"]}
            context={context}
          />
          <More href={follow.href}>{follow.label}</More>
          <Organisers context={context} />
        </div>
      )}
      {all.length > 0 && (
        <section hidden={past.length === 0}>
          <SectionHeading title={labels["events.past"]} labels={labels} />
          <EventList rows={onceEach(eventRows(past, context))} context={context} of="past" />
        </section>
      )}
    </div>
  );
}

function endOfWeek(today: string): string {
  const day = Temporal.PlainDate.from(today);
  return endOfDay(day.add({ days: 7 - day.dayOfWeek }).toString(), TIME_ZONE);
}
