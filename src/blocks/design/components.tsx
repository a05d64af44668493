import { Fragment, type ReactNode } from "react";
import { academicYear } from "../../collections/academic-year.ts";
import { buildBoilersuit } from "../../collections/boilersuit/boilersuit.ts";
import { allEvents } from "../../collections/events/events.ts";
import { toAuthor } from "../../collections/news/authors.ts";
import type { PostSummary as PostSummaryModel } from "../../collections/news/post-summary.ts";
import type { LocaleContext, SiteData } from "../../collections/site-data.ts";
import { AuthorCard } from "../../components/author/author-card.tsx";
import { Boilersuit } from "../../components/boilersuit/boilersuit.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { EventList } from "../../components/event-list/event-list.tsx";
import { More } from "../../components/more/more.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { PostSummary } from "../../components/post-summary/post-summary.tsx";
import { YearStreet } from "../../components/year-street/year-street.tsx";
import { byLocale } from "../../routes/locales.ts";
import type { BlockProps } from "../block.ts";
import { KeyDate } from "../key-date/key-date.tsx";

const MODES = ["light", "dark"] as const;

/** Every component in both modes. They are for show only: inert, and without ids. */
export function Components({ context }: BlockProps) {
  return (
    <div className="examples">
      {examples(context).map(([name, example]) => (
        <figure key={name}>
          <figcaption>
            <code>{name}</code>
          </figcaption>
          {MODES.map((mode) => (
            <div key={mode} className={`in-${mode}`} inert>
              {example}
            </div>
          ))}
        </figure>
      ))}
    </div>
  );
}

const HEROES = [
  ["brown", "involved"],
  ["green", "business"],
  ["brass", "studies"],
] as const;

/** What the examples say. */
function textsOf({ labels, locale, href }: LocaleContext) {
  return {
    title: labels["design.title"],
    text: labels["design.text"],
    action: labels["design.action"],
    href: href("/"),
    locale,
  };
}

type Texts = ReturnType<typeof textsOf>;

function examples(context: LocaleContext): [name: string, example: ReactNode][] {
  const { labels } = context;
  const texts = textsOf(context);
  const { title, text, action, href, locale } = texts;
  const hero = { action: { label: action, to: "/" } };
  const [titles, words] = [byLocale(() => title), byLocale(() => text)];
  const data: SiteData = {
    ...context.data,
    keyDates: { "": { label: titles, date: DAY, note: words } },
    newsAuthors: {
      "": { title: byLocale(() => action), description: words, page: true, socials: {} },
    },
    events: {
      ...context.data.events,
      events: [
        {
          title: titles,
          description: words,
          place: titles,
          start: `${DAY}T17:00`,
          end: `${DAY}T19:00`,
        },
      ],
    },
  };
  const example = { ...context, data };
  const events = allEvents(example).map((event) => ({ ...event, address: href }));
  const heading = <p className="example-title">{title}</p>;
  return [
    [
      "button, more, badge",
      <p className="actions" key="">
        <a className="button" href={href}>
          {action}
        </a>
        <More href={href}>{action}</More>
        <span className="badge">{title}</span>
      </p>,
    ],
    [
      "lead, soft, note",
      <Fragment key="">
        <p className="lead">{text}</p>
        <p>{text}</p>
        <p className="soft">{text}</p>
        <p className="note">{text}</p>
      </Fragment>,
    ],
    ...HEROES.map(([color, illustration]): [string, ReactNode] => [
      `page-hero ${color}`,
      <PageHero
        key=""
        hero={{ ...hero, color, illustration }}
        lead={text}
        title={heading}
        context={context}
      />,
    ]),
    [
      "breadcrumbs",
      <Breadcrumbs
        key=""
        entries={[
          { label: title, href },
          { label: action, href },
        ]}
        homeUrl={href}
        labels={labels}
      />,
    ],
    ["post-summary", <PostSummary key="" post={post(texts)} locale={locale} labels={labels} />],
    [
      "author",
      <AuthorCard key="" author={toAuthor("", 0, "", example)}>
        {heading}
      </AuthorCard>,
    ],
    [
      "no-posts",
      <p className="no-posts" key="">
        {text}
      </p>,
    ],
    ["year-street", <YearStreet key="" entries={academicYear(context)} context={context} />],
    ["event-list", <EventList key="" events={events} labels={labels} />],
    ["key-date", <KeyDate key="" name="" context={example} />],
    [
      "overall",
      <div className="overall" key="">
        <Boilersuit boilersuit={buildBoilersuit(context)} />
      </div>,
    ],
    [
      "pagination",
      <Pagination
        key=""
        labels={{ nav: title, previous: title, next: title }}
        pagination={{ previous: { title: action, href }, next: { title: action, href } }}
      />,
    ],
  ];
}

const DAY = "2026-12-13";

function post({ title, text, action, href, locale }: Texts): PostSummaryModel {
  return {
    url: href,
    title,
    date: { iso: DAY, long: DAY },
    readingTime: null,
    status: null,
    authors: [],
    tags: [
      { label: "tag", href },
      { label: title, href },
    ],
    contentLocale: locale,
    excerptHtml: `<p>${text}</p>`,
    cover: "tree",
    readMore: { label: action, about: "" },
  };
}
