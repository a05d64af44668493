import { Emblem } from "../../../components/emblem/emblem.tsx";
import { Link } from "../../../components/link/link.tsx";
import { SectionHeading } from "../../../components/section-heading/section-heading.tsx";
import { Frame } from "../../../layouts/frame/frame.tsx";
import { type ModelOfPlan, pages, template } from "../../../layouts/template.tsx";
import { pagesOf } from "../../../model/pages/pages.ts";
import type { Site } from "../../../model/site.ts";
import type { Locale } from "../../../schema/localized.ts";
import { CalendarLinks } from "../calendar-links/calendar-links.tsx";
import type { followPages } from "../model/follow-pages.ts";

/** What readers can subscribe to: calendars and feeds. */
export const data = pages("follow");

export default template(FollowPage);

function FollowPage({ model, site }: { model: ModelOfPlan<typeof followPages>; site: Site }) {
  const { context, calendars } = model;
  const { labels } = context;
  const feeds = [...model.feeds, ...feedsOfPages(site, model.locale)];
  return (
    <Frame model={model} after={<p className="lead">{model.description}</p>}>
      <div className="prose">
        <SectionHeading title={labels["follow.calendars"]} labels={labels} />
        {calendars.length === 0 ? (
          <p>
            {labels["follow.none"]}
            {context.data.events?.calendar && (
              <>
                {" "}
                <Link href={context.data.events.calendar} context={context}>
                  {labels["follow.meanwhile"]}
                </Link>
              </>
            )}
          </p>
        ) : (
          <>
            <p>{labels["follow.lead"]}</p>
            <table className="calendars">
              <tbody>
                {calendars.map(({ file, name, emblem }) => (
                  <tr key={file}>
                    <th scope="row">
                      <Emblem emblem={emblem} />
                      {name}
                    </th>
                    <td>
                      <CalendarLinks file={file} name={name} context={context} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <SectionHeading title={labels["follow.how"]} labels={labels} />
            <p>{labels["follow.copy"]}</p>
            <ul>
              <li>{labels["follow.apple"]}</li>
              <li>{labels["follow.google"]}</li>
              <li>{labels["follow.outlook"]}</li>
            </ul>
          </>
        )}
        <SectionHeading title={labels["follow.feeds"]} labels={labels} />
        <p>{labels["follow.feedsLead"]}</p>
        <ul>
          {feeds.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

/** The feeds that pages with a text name in their heads. */
const feedsOfPages = (site: Site, locale: Locale) =>
  pagesOf(site)
    .list.filter((page) => page.kind === "content" && page.locale === locale)
    .flatMap(({ head }) => head.links ?? [])
    .filter(({ type }) => type === "application/rss+xml")
    .map(({ title = "", href }) => ({ name: title, href }));
