import { formatDay } from "../../collections/events/dates.ts";
import { format } from "../../collections/format.ts";
import { inForce } from "../../collections/statutes.ts";
import type { BlockProps } from "../block.ts";

/** The governing documents that are texts of this site, as they are in force; nothing while there are none. */
export function Statutes({ context: { data, labels, locale, record, href } }: BlockProps) {
  const current = data.statutes[locale].flatMap((statute) => inForce(statute, data.today) ?? []);
  if (current.length === 0) return null;
  return (
    <dl className="answers">
      {current.map(({ key, title, url, since }) => (
        <div key={key}>
          <dt>
            <a href={href(url)}>{title}</a>
          </dt>
          <dd>
            {format(labels[since <= data.today ? "statute.since" : "statute.from"], {
              day: formatDay(since, record),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
