import type { ReactNode } from "react";
import type {
  AuthorModel,
  PostSummary as PostSummaryModel,
} from "../../collections/news/news-model.ts";
import { AuthorCard } from "../../components/author/author-card.tsx";
import { Boilersuit } from "../../components/boilersuit/boilersuit.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { EventList } from "../../components/event-list/event-list.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { PostSummary } from "../../components/post-summary/post-summary.tsx";
import { KeyDate } from "../key-date/key-date.tsx";
import type { ComponentsBlock } from "./data.ts";

export interface ComponentsProps {
  block: ComponentsBlock;
}

const MODES = ["light", "dark"] as const;

/** Every component in both modes. They are pictures of themselves: inert, and without ids. */
export function Components({ block }: ComponentsProps) {
  return (
    <div className="examples">
      {examples(block).map(([name, example]) => (
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

function examples(block: ComponentsBlock): [name: string, example: ReactNode][] {
  const { title, text, action, href, labels, locale } = block;
  const hero = { lead: text, action: { label: action, href, external: false } };
  const heading = <p className="example-title">{title}</p>;
  return [
    [
      "button, more, badge",
      <p className="actions" key="">
        <a className="button" href={href}>
          {action}
        </a>
        <a className="more" href={href}>
          {action}
          <Icon name="arrow-right" />
        </a>
        <span className="badge">{title}</span>
      </p>,
    ],
    ["lead, soft, note", <TextKinds key="" text={text} />],
    [
      "page-hero brown",
      <PageHero
        key=""
        hero={{ ...hero, color: "brown", illustration: "involved" }}
        title={heading}
        labels={labels}
      />,
    ],
    [
      "page-hero green",
      <PageHero
        key=""
        hero={{ ...hero, color: "green", illustration: "business" }}
        title={heading}
        labels={labels}
      />,
    ],
    [
      "page-hero brass",
      <PageHero
        key=""
        hero={{ ...hero, color: "brass", illustration: "studies" }}
        title={heading}
        labels={labels}
      />,
    ],
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
    ["post-summary", <PostSummary key="" post={post(block)} locale={locale} labels={labels} />],
    [
      "author",
      <AuthorCard key="" author={author(block)}>
        {heading}
      </AuthorCard>,
    ],
    [
      "no-posts",
      <p className="no-posts" key="">
        {text}
      </p>,
    ],
    ["event-list", <EventList key="" events={[event(block)]} labels={labels} />],
    [
      "key-date",
      <KeyDate
        key=""
        block={{
          kind: "key-date",
          label: title,
          date: { iso: EVENT_DAY, text: EVENT_DAY, end: EVENT_DAY },
          past: null,
          note: text,
        }}
      />,
    ],
    [
      "overall",
      <div className="overall" key="">
        <Boilersuit boilersuit={block.boilersuit} />
      </div>,
    ],
    [
      "pagination",
      <Pagination
        key=""
        label={title}
        previous={{ label: title, title: action, href }}
        next={{ label: title, title: action, href }}
      />,
    ],
  ];
}

function TextKinds({ text }: { text: string }) {
  return (
    <>
      <p className="lead">{text}</p>
      <p>{text}</p>
      <p className="soft">{text}</p>
      <p className="note">{text}</p>
    </>
  );
}

const EVENT_DAY = "2026-12-13";

function post({ title, text, action, href, locale }: ComponentsBlock): PostSummaryModel {
  return {
    url: href,
    title,
    date: { iso: EVENT_DAY, long: EVENT_DAY },
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

function author({ title, text, action, href }: ComponentsBlock): AuthorModel {
  return {
    key: "",
    id: "",
    name: title,
    title: action,
    description: text,
    href,
    external: false,
    imageURL: null,
    emblem: null,
    email: null,
    postCount: "",
    postsHref: null,
    socials: [],
  };
}

function event({ title, text, action, href }: ComponentsBlock) {
  return {
    title,
    titleLang: null,
    isDraft: false,
    id: "",
    description: text,
    descriptionLang: null,
    note: null,
    place: title,
    organiser: null,
    more: null,
    address: href,
    calendar: { label: action, href },
    days: null,
    start: EVENT_DAY,
    end: EVENT_DAY,
    day: "13",
    month: "12",
    when: EVENT_DAY,
  };
}
