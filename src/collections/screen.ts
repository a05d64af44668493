import { SCREEN_PARTS } from "../routes/generated-pages.ts";
import { formatDay } from "./events/dates.ts";
import { type EventModel, listedEvents } from "./events/events.ts";
import { endOf, openJobs } from "./jobs.ts";
import type { LocaleSite } from "./site.ts";

/** What the screen shows at one time. */
export interface ScreenView {
  part: string;
  title: string;
  cards: ScreenCard[];
}

export interface ScreenCard {
  /** In large beside the code. */
  date: { day: string; month: string } | null;
  title: string;
  /** Language of the title, where it is not that of the page. */
  lang?: string | null;
  lines: string[];
  /** Whole: the code leads there. */
  address: string;
  /** When it is over. */
  end?: string;
  cluster?: string | undefined;
}

/** As many as can be read from five metres. */
const PER_VIEW = 2;
const MOST = { events: 6, news: 4, jobs: 4 };

/** The views of the screen in the hall that list something; those of empty lists are left out. */
export function screenViews({ context, blog }: Pick<LocaleSite, "context" | "blog">): ScreenView[] {
  const { labels, locale, record, data, text, absolute, generated } = context;
  const dateOf = (day: string) => ({
    day: formatDay(day, record, { day: "numeric" }),
    month: formatDay(day, record, { month: "short" }),
  });
  const views = (part: keyof typeof SCREEN_PARTS, title: string, cards: ScreenCard[]) =>
    Array.from({ length: Math.ceil(cards.length / PER_VIEW) }, (_, index) => ({
      part: SCREEN_PARTS[part][locale],
      title,
      cards: cards.slice(index * PER_VIEW, (index + 1) * PER_VIEW),
    }));
  const event = (one: EventModel): ScreenCard => ({
    date: { day: one.day, month: one.month },
    title: one.title,
    lang: one.titleLang,
    lines: [one.when, one.place ?? ""].filter(Boolean),
    address: absolute(one.address),
    end: one.end,
    cluster: one.organiser?.body.cluster,
  });
  return [
    ...views(
      "events",
      labels["events.calendar"],
      listedEvents(context).upcoming.slice(0, MOST.events).map(event),
    ),
    ...views(
      "news",
      labels["blog.title"],
      blog.listed.slice(0, MOST.news).map((post) => ({
        date: dateOf(post.date.iso),
        title: post.title,
        lang: post.contentLocale,
        lines: [post.description],
        address: absolute(post.url),
      })),
    ),
    ...views(
      "jobs",
      labels["jobs.feed"],
      openJobs(context)
        .slice(0, MOST.jobs)
        .map((job) => ({
          date: dateOf(job.lastDay),
          title: text(job.title),
          lines: [
            [job.company, job.place].filter(Boolean).join(", "),
            `${text(data.jobs.lastDay)} ${formatDay(job.lastDay, record)}`,
          ],
          address: job.href,
          end: endOf(job, context),
        })),
    ),
    ...views("follow", labels["follow.title"], [
      {
        date: null,
        title: text(data.site.organisation),
        lines: [labels["follow.description"]],
        address: absolute(generated("follow")),
      },
    ]),
  ];
}
