import { audienceFile, calendarFile } from "../collections/events/event-addresses.ts";
import { allEvents, organisers } from "../collections/events/events.ts";
import { jobFeed } from "../collections/jobs.ts";
import { letterFeed } from "../collections/letters.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { CalendarLinks } from "../components/calendar-links/calendar-links.tsx";
import { Cover } from "../components/cover/cover.tsx";
import { Link } from "../components/link/link.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import { AUDIENCES } from "../schema/home.ts";
import type { Locale } from "../schema/localized.ts";

/** What readers can subscribe to: calendars and feeds. */
export const data = pages(followPages);

export default template(FollowPage);

function followPages(site: Site, locale: Locale) {
  const { context, blog } = site[locale];
  const { labels } = context;
  const events = allEvents(context);
  const some = (calendars: { file: string; name: string; isEmpty: boolean }[]) =>
    calendars.filter(({ isEmpty }) => !isEmpty);
  return [
    generatedPage(context, {
      kind: "follow",
      title: labels["follow.title"],
      description: labels["follow.description"],
      share: { motif: "noticeboard" },
      // An empty calendar would look broken in the reader's own.
      calendars: some([
        {
          file: calendarFile(null, context),
          name: labels["events.all"],
          isEmpty: events.length === 0,
        },
        ...AUDIENCES.map((audience) => ({
          file: audienceFile(audience, context),
          name: labels[`follow.${audience}`],
          isEmpty: events.every(({ readers }) => readers !== audience),
        })),
        ...organisers(context).map(({ slug, label }) => ({
          file: calendarFile(slug, context),
          name: label,
          isEmpty: events.every(({ organiser }) => organiser?.slug !== slug),
        })),
      ]),
      feeds: [
        ...(blog.listed.length > 0
          ? [{ name: labels["follow.news"], href: `${blog.url}/rss.xml` }]
          : []),
        { name: labels["jobs.feed"], href: jobFeed(context) },
        { name: labels["letter.title"], href: letterFeed(context) },
      ],
    }),
  ];
}

function FollowPage({ model }: { model: ModelOf<typeof followPages> }) {
  const { context, calendars, feeds } = model;
  const { labels } = context;
  return (
    <Frame
      model={model}
      after={
        <>
          <p className="lead">{model.description}</p>
          <Cover motif="noticeboard" isHead />
        </>
      }
    >
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
