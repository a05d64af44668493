import { emblemOf } from "../../../model/emblems.ts";
import { generatedPage } from "../../../model/pages/generated-page.ts";
import type { Site } from "../../../model/site.ts";
import type { Locale } from "../../../schema/localized.ts";
import { AUDIENCES } from "../schema.ts";
import { audienceFile, calendarFile } from "./event-addresses.ts";
import { allEvents, type EventModel, organisers } from "./events.ts";

/** What readers can subscribe to: calendars and feeds. */
export function followPages(site: Site, locale: Locale) {
  const { context, blog } = site[locale];
  const { labels } = context;
  // An empty calendar would look broken in the reader's own.
  const calendars = [
    {
      file: calendarFile(null, context),
      name: labels["events.all"],
      emblem: null,
      holds: () => true,
    },
    ...AUDIENCES.map((audience) => ({
      file: audienceFile(audience, context),
      name: labels[`follow.${audience}`],
      emblem: null,
      holds: ({ readers }: EventModel) => readers === audience,
    })),
    ...organisers(context).map(({ slug, label, body }) => ({
      file: calendarFile(slug, context),
      name: label,
      emblem: emblemOf(body.emblem, body.cluster ?? null, context.data),
      holds: ({ organiser }: EventModel) => organiser?.slug === slug,
    })),
  ].filter(({ holds }) => allEvents(context).some(holds));
  return [
    generatedPage(context, {
      kind: "follow",
      title: labels["follow.title"],
      description: labels["follow.description"],
      share: { motif: "noticeboard" },
      calendars,
      feeds: [
        ...(blog.listed.length > 0
          ? [{ name: labels["follow.news"], href: `${blog.url}/rss.xml` }]
          : []),
      ],
    }),
  ];
}
