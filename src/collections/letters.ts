import { Temporal } from "temporal-polyfill";
import { academicYear } from "./academic-year.ts";
import { formatDay } from "./events/dates.ts";
import { eventsPage } from "./events/event-addresses.ts";
import { allEvents } from "./events/events.ts";
import { format } from "./format.ts";
import { openJobs } from "./jobs.ts";
import type { LocaleSite } from "./site.ts";
import type { LocaleContext } from "./site-data.ts";

/** The letter of a week, by ISO 8601. */
export interface Letter {
  /** `2026-v48`: the same in every language. */
  name: string;
  /** Its Monday, and the Monday after it. */
  from: string;
  until: string;
  title: string;
  /** Those without entries are left out. */
  sections: { title: string; entries: LetterEntry[] }[];
  /** What an empty week says, and what usually comes then. */
  empty: { text: string; usual: string[] } | null;
  more: { label: string; href: string };
  /** Addresses of the letter as files. */
  html: string;
  text: string;
}

export interface LetterEntry {
  title: string;
  /** Whole: mail has no address of its own. */
  href: string;
  detail: string;
}

/** Letters of so many weeks before and after that of the build; the first are what the feed leads to. */
const WEEKS = 4;

/** Site-relative address of the feed of a language. */
export const letterFeed = ({ record }: LocaleContext) => `${record.path}veckobrev/feed.xml`;

/** The Mondays on which the feed has another letter, as far as what is planned says. */
export function letterDays(site: Pick<LocaleSite, "context" | "blog">): string[] {
  const { labels, data } = site.context;
  return letters(site)
    .filter(({ from }) => from > data.today)
    .filter(({ sections }) => sections.some(({ title }) => title !== labels["letter.news"]))
    .map(({ from }) => from);
}

/** The letters of this week and the next, and of the weeks around them in which something happens. */
export function letters({ context, blog }: Pick<LocaleSite, "context" | "blog">): Letter[] {
  const today = Temporal.PlainDate.from(context.data.today);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const weeks = Array.from({ length: 2 * WEEKS + 1 }, (_, index) => index - WEEKS);
  const all = {
    events: allEvents(context),
    jobs: openJobs(context),
    posts: blog.listed,
    year: academicYear(context),
  };
  return weeks
    .map((week) => ({ week, letter: letterOf(monday.add({ weeks: week }), all, context) }))
    .filter(({ week, letter }) => !letter.empty || week === 0 || week === 1)
    .map(({ letter }) => letter);
}

interface Sources {
  events: ReturnType<typeof allEvents>;
  jobs: ReturnType<typeof openJobs>;
  posts: LocaleSite["blog"]["listed"];
  year: ReturnType<typeof academicYear>;
}

function letterOf(
  monday: Temporal.PlainDate,
  { events, jobs, posts, year }: Sources,
  context: LocaleContext,
): Letter {
  const { labels, absolute, text, record, data } = context;
  const [from, until, before] = [0, 1, -1].map((weeks) => `${monday.add({ weeks })}`) as [
    string,
    string,
    string,
  ];
  const isIn = (day: string | null) => day !== null && day >= from && day < until;
  const dayIn = (label: string, day: string) =>
    format(label, {
      day: formatDay(day, record, { weekday: "long", day: "numeric", month: "long" }),
    });
  const happening = events.filter(
    ({ start, end, days }) => (days?.last ?? end) >= from && (days?.first ?? start) < until,
  );
  const sections = [
    {
      title: labels["letter.events"],
      entries: happening.map(({ title, address, when, place, price, lastDay }) => ({
        title,
        href: absolute(address),
        detail: [
          when,
          place,
          price,
          lastDay && lastDay >= from && dayIn(labels["letter.lastDay"], lastDay),
        ]
          .filter(Boolean)
          .join(" · "),
      })),
    },
    {
      title: labels["letter.lastDays"],
      entries: [
        ...events
          .filter((event) => isIn(event.lastDay) && !happening.includes(event))
          .map(({ title, address, when, lastDay }) => ({
            title,
            href: absolute(address),
            detail: `${dayIn(labels["letter.lastDay"], lastDay ?? "")} · ${when}`,
          })),
        ...jobs
          .filter(({ lastDay }) => isIn(lastDay))
          .map((job) => ({
            title: `${text(job.title)} (${job.company})`,
            href: job.href,
            detail: `${text(data.jobs.advertisement)} · ${text(data.jobs.lastDay)} ${formatDay(job.lastDay, record)}`,
          })),
      ],
    },
    {
      title: labels["letter.news"],
      entries: posts
        .filter(({ date }) => date.iso >= before && date.iso < from)
        .map(({ title, url, date, description }) => ({
          title,
          href: absolute(url),
          detail: [date.long, description].filter(Boolean).join(" · "),
        })),
    },
  ].filter(({ entries }) => entries.length > 0);
  const { weekOfYear = 0, yearOfWeek } = monday;
  const name = `${yearOfWeek}-v${`${weekOfYear}`.padStart(2, "0")}`;
  const file = (ending: string) => `${record.path}veckobrev/${name}.${ending}`;
  const usual = year.filter(({ months }) => months.includes(monday.month));
  return {
    name,
    from,
    until,
    title: format(labels["letter.of"], { week: weekOfYear }),
    sections,
    empty:
      sections.length > 0
        ? null
        : { text: labels["letter.empty"], usual: usual.map(({ title }) => title) },
    more: { label: labels["events.back"], href: absolute(eventsPage(context)) },
    html: file("html"),
    text: file("txt"),
  };
}

/** The letter without markup. */
export function letterText(letter: Letter, { labels, data }: LocaleContext): string {
  const { title, sections, empty, more } = letter;
  return [
    `${data.site.title}: ${title}`,
    ...(empty ? [empty.text] : []),
    ...(empty && empty.usual.length > 0
      ? [[labels["letter.usual"], ...empty.usual.map((name) => `- ${name}`)].join("\n")]
      : []),
    ...sections.flatMap((section) => [
      section.title.toUpperCase(),
      ...section.entries.map((entry) => [entry.title, entry.detail, entry.href].join("\n")),
    ]),
    `${more.label}: ${more.href}`,
    "",
  ].join("\n\n");
}
