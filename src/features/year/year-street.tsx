import { Emblem } from "../../components/emblem/emblem.tsx";
import { clusterBodiesOf } from "../../model/committees.ts";
import { emblemOf } from "../../model/emblems.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { type EventModel, eventRows, isDeadline, listedEvents } from "../events/index.ts";
import { academicYear, MONTHS, monthName, monthOf } from "./model.ts";

/** Of the events with a date, one is named: the first, or the one after it once that is over. */
const EVENT_COUNT = 3;

/**
 * The academic year as a street: an arch for each month, in it the patches of what happens then, and one
 * sentence on what is next. A script lights the windows by the visitor's clock, which a build cannot know,
 * and fills the sentence: with the next event that has a date, else with what usually comes next.
 */
export function YearStreet({ context }: { context: LocaleContext }) {
  const { data, labels, record, text } = context;
  const dated = eventRows(listedEvents(context).upcoming, context)
    .map(({ event }) => event)
    .filter((event) => !isDeadline(event))
    .slice(0, EVENT_COUNT);
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
            <li key={title} data-months={months.join(" ")} data-cluster={cluster ?? undefined}>
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
      <p className="year-next">
        {dated.length > 0 && (
          <span data-dated="">
            <b>{labels["academicYear.next"]}</b>{" "}
            {dated.map((event) => (
              <DatedEvent key={event.id} event={event} context={context} />
            ))}
          </span>
        )}
        <span data-usual="">
          <b>{labels["academicYear.usual"]}</b> <span data-next="" />
        </span>
      </p>
    </div>
  );
}

function DatedEvent({ event, context: { data } }: { event: EventModel; context: LocaleContext }) {
  const { organiser, address, title, titleLang, when, start, end } = event;
  const body = clusterBodiesOf(data.chapterMap).find(({ to }) => to === organiser?.to);
  const patch = emblemOf(body?.emblem, body?.cluster ?? null, data);
  return (
    <span
      data-end={end}
      data-months={monthOf(start)}
      data-patch={patch?.href}
      data-cluster={patch?.cluster ?? undefined}
    >
      <a href={address} lang={titleLang ?? undefined}>
        {title}
      </a>
      , {when}
    </span>
  );
}
