import { calendarFile, subscription } from "../../collections/events/event-addresses.ts";
import { type EventModel, listedEvents, organisers } from "../../collections/events/events.ts";
import { format } from "../../collections/format.ts";
import type { LocaleContext } from "../../collections/site-data.ts";
import { createHeadingSlugger } from "../../routes/slugs.ts";
import type { Labels } from "../../schema/labels.ts";
import type { Block } from "../define-block.ts";

/** What stands beside the facts of an event. */
const LABELS = [
  "events.when",
  "events.where",
  "events.organiser",
  "contentVisibility.draftBanner.title",
  "common.headingLinkTitle",
] as const;

export type EventLabels = Pick<Labels, (typeof LABELS)[number]>;

/** A calendar: to subscribe to, and as a file. */
export interface CalendarLinks {
  subscribe: { label: string; href: string };
  file: { label: string; href: string };
}

export interface EventsBlock {
  kind: "events";
  upcoming: { title: string; id: string; none: string; events: EventModel[] };
  /** Only those who arrange something of what is listed. */
  organisers: {
    title: string;
    id: string;
    none: string;
    groups: {
      label: string;
      id: string;
      href: string;
      upcoming: EventModel[];
      calendar: CalendarLinks;
    }[];
  };
  past: { title: string; id: string; events: EventModel[] };
  /** All events. */
  calendar: CalendarLinks;
  labels: EventLabels;
}

/** What is to come, by whom, and what was in this operating year. */
export const events: Block<EventsBlock> = {
  build(_name, context) {
    const { labels } = context;
    const { upcoming, past } = listedEvents(context);
    const all = [...upcoming, ...past];
    const idOf = createHeadingSlugger(["main", ...all.map(({ id }) => id)]);
    const section = (title: string) => ({ title, id: idOf(title) });
    const groups = organisers(context)
      .filter(({ slug }) => all.some(({ organiser }) => organiser?.slug === slug))
      .map(({ slug, label, href }) => ({
        label,
        id: idOf(slug),
        href,
        upcoming: upcoming.filter(({ organiser }) => organiser?.slug === slug),
        calendar: calendarLinks(slug, label, context),
      }));
    return {
      kind: "events",
      upcoming: {
        ...section(labels["events.upcoming"]),
        none: labels["events.none"],
        events: upcoming,
      },
      organisers: {
        ...section(labels["events.byCommittee"]),
        none: labels["events.noneOfCommittee"],
        groups,
      },
      past: { ...section(labels["events.past"]), events: past },
      calendar: calendarLinks(null, labels["events.all"], context),
      labels: Object.fromEntries(LABELS.map((name) => [name, labels[name]])) as EventLabels,
    };
  },
};

function calendarLinks(
  organiser: string | null,
  calendar: string,
  context: LocaleContext,
): CalendarLinks {
  const { labels } = context;
  const href = calendarFile(organiser, context);
  return {
    subscribe: {
      label: format(labels["events.subscribe"], { calendar }),
      href: subscription(href, context),
    },
    file: { label: format(labels["events.file"], { calendar }), href },
  };
}
