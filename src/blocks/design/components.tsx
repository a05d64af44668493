import type { ReactNode } from "react";
import { AuthorCard } from "../../components/author/author-card.tsx";
import { Boilersuit } from "../../components/boilersuit/boilersuit.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Empty } from "../../components/empty/empty.tsx";
import { EventList } from "../../components/event-list/event-list.tsx";
import { More } from "../../components/more/more.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { PostSummary } from "../../components/post-summary/post-summary.tsx";
import { YearStreet } from "../../components/year-street/year-street.tsx";
import type { BlockProps } from "../../model/block.ts";
import { eventRows } from "../../model/events/event-rows.ts";
import { allEvents } from "../../model/events/events.ts";
import { toAuthor } from "../../model/news/authors.ts";
import type { PostSummary as PostSummaryModel } from "../../model/news/post-summary.ts";
import type { SiteData } from "../../model/site-data.ts";
import { byLocale } from "../../routes/locales.ts";
import { KeyDate } from "../key-date/key-date.tsx";

const MODES = ["light", "dark"] as const;

/** Every component in both modes. They are for show only: inert, and without ids. */
export function Components({ context, images }: BlockProps) {
  return (
    <div className="examples">
      {Object.entries(examples({ context, images })).map(([name, example]) => (
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
  ["light", undefined],
] as const;

const DAY = "2026-12-13";

/** The components by name. */
function examples({ context, images }: Omit<BlockProps, "name">): Record<string, ReactNode> {
  const { labels, locale } = context;
  const [title, text, action, href] = [
    labels["design.title"],
    labels["design.text"],
    labels["design.action"],
    context.href("/"),
  ];
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
  const post: PostSummaryModel = {
    url: href,
    title,
    date: { iso: DAY, long: DAY, month: DAY },
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
    patch: null,
    photoHtml: null,
    readMore: { label: action, about: "" },
  };
  const heading = <p className="example-title">{title}</p>;
  const heroes = HEROES.map(([color, illustration]) => [
    `page-hero ${color}`,
    <PageHero
      key={color}
      hero={{
        action: { label: action, to: "/" },
        ...(illustration
          ? { color, illustration }
          : { color, urgent: { label: title, to: "tel:112" } }),
      }}
      lead={text}
      title={heading}
      context={context}
    />,
  ]);
  const entries = [
    { label: title, href },
    { label: action, href },
  ];
  const neighbour = { title: action, href };
  return {
    "button, more, badge": (
      <p className="actions">
        <a className="button" href={href}>
          {action}
        </a>
        <More href={href}>{action}</More>
        <span className="badge">{title}</span>
      </p>
    ),
    "lead, soft, note": (
      <>
        <p className="lead">{text}</p>
        <p>{text}</p>
        <p className="soft">{text}</p>
        <p className="note">{text}</p>
      </>
    ),
    ...Object.fromEntries(heroes),
    breadcrumbs: <Breadcrumbs entries={entries} homeUrl={href} labels={labels} />,
    "post-summary": <PostSummary post={post} context={context} />,
    author: <AuthorCard author={toAuthor("", 0, example)}>{heading}</AuthorCard>,
    empty: <Empty next={[{ label: title, href: "#" }]}>{text}</Empty>,
    "year-street": <YearStreet context={context} />,
    "event-list": <EventList rows={eventRows(events, example)} context={example} />,
    "key-date": <KeyDate name="" context={example} images={images} />,
    overall: (
      <div className="overall">
        <Boilersuit context={context} />
      </div>
    ),
    pagination: (
      <Pagination
        labels={{ nav: title, previous: title, next: title }}
        pagination={{ previous: neighbour, next: neighbour }}
      />
    ),
  };
}
