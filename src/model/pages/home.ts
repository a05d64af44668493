import { formatMoment, formatSpan, zonedTime } from "../events/dates.ts";
import type { Blog } from "../news/blog.ts";
import { createHeadingSlugger } from "../routes/slugs.ts";
import type { LocaleContext } from "../site-data.ts";
import type { HomeSource } from "../sources.ts";
import { isExpired } from "../standing.ts";
import type { EventModel, HomePage } from "./page-model.ts";

/** How many posts the home page shows. */
const NEWS_COUNT = 3;

type HomeContent = Pick<HomePage, "hero" | "events" | "cards" | "stats" | "partners" | "news">;

/**
 * What the home page shows, from its front matter and the data files.
 *
 * @param now moment of the build; events that have ended by then are left out
 */
export function buildHome(
  { frontMatter }: HomeSource,
  blog: Blog,
  now: Date,
  context: LocaleContext,
): HomeContent {
  const { data, text, href } = context;
  const { hero, events, cards, stats, partners, news } = frontMatter;
  const main = data.partners.find((partner) => partner.main);
  const idOf = createHeadingSlugger(["main"]);
  return {
    hero: {
      title: hero.title,
      lead: hero.lead,
      actions: hero.actions.map(({ label, to }) => ({ label, href: href(to) })),
    },
    events: {
      title: events.title,
      id: idOf(events.title),
      calendar: { label: events.calendar, href: data.events.calendar },
      empty: events.empty,
      items: upcomingEvents(now, context, idOf),
    },
    cards: cards.map((card) => ({
      title: card.title,
      id: idOf(card.title),
      text: card.text,
      link: { label: card.link, href: href(card.to) },
      illustration: card.illustration,
    })),
    stats: {
      title: stats.title,
      id: idOf(stats.title),
      items: data.stats.map(({ value, label }) => ({ value: text(value), label: text(label) })),
    },
    partners: {
      title: partners.title,
      id: idOf(partners.title),
      text: partners.text,
      link: { label: partners.link, href: href(partners.to) },
      main: {
        title: partners.main,
        id: idOf(partners.main),
        partner: main ? { name: main.name, url: main.url } : null,
        open: {
          text: partners.open.text,
          link: { label: partners.open.link, href: href(partners.open.to) },
        },
      },
      items: data.partners
        .filter((partner) => !partner.main)
        .map(({ name, url }) => ({ name, url })),
    },
    news: {
      title: news.title,
      id: idOf(news.title),
      link: { label: news.link, href: href("/blog") },
      posts: blog.listed
        .filter(({ source }) => !isExpired(source))
        .slice(0, NEWS_COUNT)
        .map(({ summary }) => summary),
    },
  };
}

/** Events that have not ended, the next one first. */
function upcomingEvents(
  now: Date,
  { data, text, record }: LocaleContext,
  idOf: (heading: string) => string,
): EventModel[] {
  const { timeZone, events } = data.events;
  return events
    .map((event) => ({
      event,
      start: zonedTime(event.start, timeZone),
      end: zonedTime(event.end, timeZone),
    }))
    .filter(({ end }) => new Date(end) >= now)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map(({ event, start, end }) => ({
      title: text(event.title),
      isDraft: event.draft ?? false,
      id: idOf(text(event.title)),
      description: event.description ? text(event.description) : null,
      place: event.place ? text(event.place) : null,
      href: event.url ?? null,
      start,
      end,
      day: formatMoment(start, record.htmlLang, timeZone, { day: "numeric" }),
      month: formatMoment(start, record.htmlLang, timeZone, { month: "short" }),
      when: formatSpan(start, end, record.htmlLang, timeZone),
    }));
}
