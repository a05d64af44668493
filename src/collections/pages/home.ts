import { createHeadingSlugger } from "../../routes/slugs.ts";
import { buildBoilersuit } from "../boilersuit/boilersuit.ts";
import { eventsPage } from "../events/event-addresses.ts";
import { allEvents } from "../events/events.ts";
import type { Blog } from "../news/blog.ts";
import type { LocaleContext } from "../site-data.ts";
import type { HomeSource } from "../sources.ts";
import { isExpired } from "../status.ts";

/** How many posts the home page shows. */
const NEWS_COUNT = 3;

/** Of the events it shows three; the others take the place of those that end before the next build. */
const EVENT_COUNT = 6;

/** What the home page shows. */
export type HomeContent = ReturnType<typeof buildHome>;

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
) {
  const { data, text, href } = context;
  const { hero, sections } = frontMatter;
  const { events, cards, overall: boilersuitText, stats, partners, news } = sections;
  const main = data.partners.find((partner) => partner.main);
  const boilersuit = buildBoilersuit(context);
  const idOf = createHeadingSlugger(["main"]);
  const content = {
    hero: {
      title: hero.title,
      lead: hero.lead,
      actions: hero.actions.map(({ label, to }) => ({ label, href: href(to) })),
    },
    events: {
      title: events.title,
      id: idOf(events.title),
      link: { label: events.link, href: eventsPage(context) },
      calendar: { label: events.calendar, href: data.events.calendar },
      empty: events.empty,
      items: allEvents(context)
        .filter(({ end }) => new Date(end) >= now)
        .slice(0, EVENT_COUNT),
    },
    cards: cards.map((card) => ({
      title: card.title,
      id: idOf(card.title),
      text: card.text,
      link: { label: card.link, href: href(card.to) },
      illustration: card.illustration,
    })),
    boilersuit:
      boilersuitText && boilersuit.patches.length > 0
        ? {
            ...boilersuit,
            title: boilersuitText.title,
            id: idOf(boilersuitText.title),
            text: boilersuitText.text,
            link: { label: boilersuitText.link, href: href(boilersuitText.to) },
          }
        : null,
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
  const { cards: cardList, boilersuit: suit, partners: partnerList } = content;
  const found = [...cardList, ...(suit ? [suit] : []), partnerList];
  return {
    ...content,
    sections: [
      { id: "", heading: "", text: `${frontMatter.description} ${hero.title}. ${hero.lead}` },
      ...found.map(({ id, title, text }) => ({ id, heading: title, text })),
    ],
  };
}
