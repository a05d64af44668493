import { formatDay } from "../../collections/events/dates.ts";
import { format } from "../../collections/format.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import type { StatutePlace } from "../../collections/statutes.ts";
import { changesAddress } from "../../routes/generated-pages.ts";
import type { Locale } from "../../schema/localized.ts";
import { SectionHeading } from "../section-heading/section-heading.tsx";

interface StatuteProps {
  place: StatutePlace;
  context: LocaleContext;
}

/** Above a governing document: since when it is in force, or what replaced it, and which language is binding. */
export function StatuteNote({
  place: { version, until, current },
  contentLocale,
  context: { labels, record, data },
}: StatuteProps & { contentLocale: Locale }) {
  const day = (date: string) => formatDay(date, record);
  if (until !== undefined && until <= data.today) {
    const days = { from: day(version.since), until: day(until) };
    return (
      <div className="archived" role="note">
        <p>{format(labels["statute.replaced"], days)}</p>{" "}
        {current && (
          <p>
            <a href={current.url}>{labels["statute.current"]}</a>
          </p>
        )}
      </div>
    );
  }
  const began = version.since <= data.today ? "statute.since" : "statute.from";
  return (
    <p className="meta">
      <strong>{format(labels[began], { day: day(version.since) })}</strong>
      {contentLocale !== data.locales.default && <span>{labels["statute.binding"]}</span>}
    </p>
  );
}

/** Below a governing document: its versions, and what each has changed. */
export function StatuteVersions({ place: { version, statute }, context }: StatuteProps) {
  const { labels, record, locale } = context;
  if (statute.length < 2) return null;
  return (
    <section>
      <SectionHeading id="statute-versions" title={labels["statute.versions"]} labels={labels} />
      <ul>
        {statute.map(({ key, url, since }, index) => {
          const day = <time dateTime={since}>{formatDay(since, record)}</time>;
          return (
            <li key={key}>
              {key === version.key ? <b aria-current="page">{day}</b> : <a href={url}>{day}</a>}
              {index < statute.length - 1 && (
                <>
                  {": "}
                  <a href={changesAddress(url, locale)}>
                    {labels["statute.changes"]}
                    <span className="sr"> {formatDay(since, record)}</span>
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
