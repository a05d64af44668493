import { Fragment } from "react";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { BlockProps } from "../../model/site.ts";
import { headingSlug } from "../../routes/slugs.ts";
import type { Labels } from "../../schema/labels.ts";
import { bits } from "../number.ts";
import { EventPatch } from "./event-patch.tsx";
import { type TimetableWeek, timetable } from "./weeks.ts";

/** The coming events of a body by week: a list for each day, and where there is room days beside hours. */
export function Timetable({ name, context }: BlockProps) {
  const { labels } = context;
  // Several bodies may have the same weeks and days on one page.
  const body = name.slice(name.lastIndexOf("/") + 1);
  const weeks = timetable(name, context);
  if (weeks.length === 0) return null;
  return (
    <section className="timetable wide">
      <SectionHeading title={labels["calendar.timetable"]} labels={labels} isListed />
      {weeks.map((week) => (
        <Fragment key={week.name}>
          <SectionHeading
            title={week.name}
            id={headingSlug(`${body} ${week.name}`)}
            labels={labels}
            level={3}
          />
          <Week week={week} body={body} labels={labels} />
        </Fragment>
      ))}
    </section>
  );
}

interface WeekProps {
  week: TimetableWeek;
  body: string;
  labels: Labels;
}

function Week({ week: { first, hours, days }, body, labels }: WeekProps) {
  return (
    <div>
      <div className="hours" aria-hidden="true">
        {hours.map((hour, index) => (
          <i key={index}>{hour}</i>
        ))}
      </div>
      <div>
        {days.map(({ day, name, places }) => (
          <div key={day}>
            <SectionHeading title={name} id={`${body}-${day}`} labels={labels} level={4}>
              <time dateTime={day}>{name}</time>
            </SectionHeading>
            <ul>
              {places.map(({ halves, groups }) => (
                <li
                  key={groups[0]?.[0]?.event.id}
                  data-number={halves && bits(halves.first - first)}
                >
                  <div data-number={halves && bits(halves.end - first)}>
                    {groups.map((entries) => (
                      <div key={entries[0]?.event.id}>
                        {entries.map(({ event, time }) => (
                          <EventPatch key={event.id} event={event} time={time} hasPlace />
                        ))}
                      </div>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
