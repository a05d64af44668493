import { type AcademicYearEntry, MONTHS, monthName } from "../../collections/academic-year.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import { Emblem } from "../emblem/emblem.tsx";

export interface YearStreetProps {
  entries: AcademicYearEntry[];
  context: Pick<LocaleContext, "data" | "labels" | "record" | "text">;
}

/**
 * The academic year as a street: an arch for each month, and in it the patches of what happens then. A script
 * marks the month of the visitor's clock, which a build cannot know.
 */
export function YearStreet({ entries, context: { data, labels, record, text } }: YearStreetProps) {
  return (
    <div className="year-street">
      <div aria-hidden="true">
        {MONTHS.map((month) => (
          <b key={month} data-month={month}>
            <em>{labels["academicYear.here"]}</em>
            {monthName(month, record, "long")}
          </b>
        ))}
      </div>
      <ol className="entries" aria-label={text(data.academicYear.label)}>
        {entries.map(({ title, when, months, href, emblem, cluster }) => (
          <li key={title} data-months={months.join(" ")} data-cluster={cluster ?? undefined}>
            <Emblem emblem={emblem} />
            <p>
              {href ? <a href={href}>{title}</a> : title}
              <span>, {when}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
