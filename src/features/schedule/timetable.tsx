import type { CSSProperties } from "react";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { BlockProps } from "../../model/site.ts";
import { EventPatch } from "./event-patch.tsx";
import { type TimetableWeek, timetable } from "./weeks.ts";

/** The coming events of a body by week: a list for each day, and where there is room days beside hours. */
export function Timetable({ name, context }: BlockProps) {
  return timetable(name, context).map((week) => (
    <section key={week.name} className="timetable">
      <SectionHeading title={week.name} labels={context.labels} level={3} />
      <Week week={week} />
    </section>
  ));
}

function Week({ week: { first, rows, days } }: { week: TimetableWeek }) {
  return (
    <div style={inGrid({ "--rows": rows, "--days": days.length })}>
      {Array.from({ length: rows / 2 }, (_, hour) => (
        <i key={hour} aria-hidden="true" style={inGrid({ "--row": 2 * hour + 3 })}>
          {String((first / 2 + hour) % 24).padStart(2, "0")}
        </i>
      ))}
      {days.map(({ day, name, entries }, index) => (
        <div key={day} style={inGrid({ "--column": index + 2 })}>
          <h4>
            <time dateTime={day}>{name}</time>
          </h4>
          <ul>
            {entries.map(({ event, halves }) => (
              <li
                key={event.id}
                style={inGrid({
                  "--row": halves ? `${halves.first - first + 2} / ${halves.end - first + 2}` : 1,
                })}
              >
                <EventPatch event={event} time={halves && event.times} hasPlace />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Its place, for the stylesheet: it counts only where there is room for hours. */
const inGrid = (values: Record<`--${string}`, string | number>) => values as CSSProperties;
