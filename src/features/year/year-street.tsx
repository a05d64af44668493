import { Emblem } from "../../components/emblem/emblem.tsx";
import type { LocaleContext } from "../../model/site-data.ts";
import { bits } from "../number.ts";
import { academicYear, hasDates, MONTHS, monthName } from "./model.ts";

/**
 * The academic year as a street: an arch for each month, in it the patches of what happens then, and, while no
 * event has a date, a sentence on what usually comes next. A script lights the windows by the visitor's clock,
 * which a build cannot know, and fills the sentence.
 */
export function YearStreet({ context }: { context: LocaleContext }) {
  const { data, labels, record, text } = context;
  return (
    <div className="street">
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
          {academicYear(context).map(({ title, when, months, note, href, emblem, cluster }) => (
            <li
              key={title}
              data-number={bits(MONTHS.indexOf(months[0] ?? 1) + 1)}
              data-months={months.join(" ")}
              data-cluster={cluster ?? undefined}
            >
              <Emblem emblem={emblem} />
              <p>
                {href ? <a href={href}>{title}</a> : title}
                <span>, {when}.</span>
                {note && <span> {note}</span>}
              </p>
            </li>
          ))}
        </ol>
      </div>
      {!hasDates(context) && (
        <p className="year-next" data-usual="">
          <b>{labels["academicYear.usual"]}</b> <span data-next="" />
        </p>
      )}
    </div>
  );
}
