import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { BlockProps } from "../../model/site.ts";
import { headingSlug } from "../../routes/slugs.ts";
import type { Labels } from "../../schema/labels.ts";
import { EventPatch } from "./event-patch.tsx";
import { type TimetableWeek, timetable } from "./weeks.ts";

/** The coming events of a body by week: a list for each day, and where there is room days beside hours. */
export function Timetable({ name, context }: BlockProps) {
  // Several bodies may have the same weeks and days on one page.
  const body = name.slice(name.lastIndexOf("/") + 1);
  return timetable(name, context).map((week) => (
    <section key={week.name} className="timetable">
      <SectionHeading
        title={week.name}
        id={headingSlug(`${body} ${week.name}`)}
        labels={context.labels}
        level={3}
      />
      <Week week={week} body={body} labels={context.labels} />
    </section>
  ));
}

interface WeekProps {
  week: TimetableWeek;
  body: string;
  labels: Labels;
}

function Week({ week: { first, rows, days }, body, labels }: WeekProps) {
  return (
    <div data-days={days.length}>
      <div className="hours" aria-hidden="true">
        {Array.from({ length: rows / 2 }, (_, hour) => (
          <i key={hour}>{String((first / 2 + hour) % 24).padStart(2, "0")}</i>
        ))}
      </div>
      {days.map(({ day, name, entries }) => (
        <div key={day}>
          <SectionHeading title={name} id={`${body}-${day}`} labels={labels} level={4}>
            <time dateTime={day}>{name}</time>
          </SectionHeading>
          <ul>
            {entries.map(({ event, halves }) => (
              <li
                key={event.id}
                data-from={halves ? bits(halves.first - first) : undefined}
                data-to={halves ? bits(halves.end - first) : undefined}
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

/**
 * A number of half hours as powers of two, which the stylesheet adds up: the policy of the site allows no styles in
 * elements.
 *
 * @example bits(5) // "1 4"
 */
function bits(halves: number): string {
  return [1, 2, 4, 8, 16, 32].filter((bit) => halves & bit).join(" ");
}
