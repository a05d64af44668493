import { generatedPage } from "../../../model/pages/generated-page.ts";
import type { Site } from "../../../model/site.ts";
import type { Locale } from "../../../schema/localized.ts";
import { AUDIENCES } from "../schema.ts";
import { audienceFile, calendarFile } from "./event-addresses.ts";
import { allEvents, organisers } from "./events.ts";

/** What readers can subscribe to: calendars and feeds. */
export function followPages(site: Site, locale: Locale) {
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
      ],
    }),
  ];
}
