import { CalendarLinks } from "../components/calendar-links/calendar-links.tsx";
import { Link } from "../components/link/link.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** What readers can subscribe to: calendars and feeds. */
export const data = pages("follow");

export default template(FollowPage);

function FollowPage({ model }: { model: ModelOf<"follow"> }) {
  const { context, calendars, feeds } = model;
  const { labels } = context;
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
            {calendars.map((calendar) => (
              <CalendarLinks key={calendar.file} {...calendar} context={context} />
            ))}
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
