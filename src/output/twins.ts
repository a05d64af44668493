import { asMarkdown } from "../model/format.ts";
import type { HomePage, PageModel } from "../model/pages/page-model.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";

/**
 * The text of each written page as Markdown, for programs that read no HTML. Archived versions are
 * not left out: a link to them is followed like any other.
 */
export function markdownTwins({
  pages,
  data,
}: Pick<OutputSources, "pages" | "data">): OutputFile[] {
  const absolute = (path: string) => new URL(path, data.site.url).href;
  return pages.flatMap(({ model, source }) => {
    if (model.twin === null || !source) return [];
    const [title, text] =
      model.kind === "home"
        ? [model.hero.title, homeText(model, absolute)]
        : [model.title, source.text.markdown];
    return [{ path: model.twin, content: `# ${title}\n\n${text}\n` }];
  });
}

type Absolute = (path: string) => string;

/** What the home page shows; it is written in fields, not as a text. */
function homeText(page: HomePage, absolute: Absolute): string {
  const { hero, events, cards, boilersuit, stats, news, partners, shell } = page;
  const link = ({ label, href }: { label: string; href: string }) =>
    `[${label}](${absolute(href)})`;
  const section = (title: string, ...parts: string[]) =>
    [`## ${title}`, ...parts.filter((part) => part !== "")].join("\n\n");
  const main = partners.main.partner;
  const all = main ? [main, ...partners.items] : partners.items;
  return [
    hero.lead,
    list(hero.actions.map(link)),
    section(
      events.title,
      events.items.length > 0
        ? list(events.items.map((event) => eventText(event, shell, absolute)))
        : events.empty,
      link(events.link),
      link(events.calendar),
    ),
    ...cards.map((card) => section(card.title, card.text, link(card.link))),
    ...(boilersuit
      ? [
          section(
            boilersuit.title,
            boilersuit.text,
            link(boilersuit.link),
            list(boilersuit.patches.map(link)),
          ),
        ]
      : []),
    section(stats.title, list(stats.items.map(({ value, label }) => `${label}: ${value}`))),
    section(
      news.title,
      list(
        news.posts.map(
          ({ title, url, date }) => `${link({ label: title, href: url })}, ${date.long}`,
        ),
      ),
      link(news.link),
    ),
    section(
      partners.title,
      partners.text,
      list(all.map(({ name, url }) => link({ label: name, href: url }))),
      link(partners.link),
    ),
  ].join("\n\n");
}

function eventText(
  { title, when, place, description, address }: HomePage["events"]["items"][number],
  { labels }: PageModel["shell"],
  absolute: Absolute,
): string {
  const facts = [
    `${labels["events.when"]}: ${when}`,
    ...(place ? [`${labels["events.where"]}: ${asMarkdown(place)}`] : []),
  ];
  const name = `[${asMarkdown(title)}](${absolute(address)})`;
  return `**${name}**, ${facts.join(", ")}${description ? `. ${asMarkdown(description)}` : ""}`;
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
