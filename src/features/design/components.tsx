import type { ReactNode } from "react";
import { AuthorCard } from "../../components/author/author-card.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Empty } from "../../components/empty/empty.tsx";
import { More } from "../../components/more/more.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { PostSummary } from "../../components/post-summary/post-summary.tsx";
import { toAuthor } from "../../model/news/authors.ts";
import type { PostSummary as PostSummaryModel } from "../../model/news/post-summary.ts";
import type { BlockProps } from "../../model/site.ts";
import type { PublicData } from "../../model/site-data.ts";
import { byLocale } from "../../routes/locales.ts";

const MODES = ["light", "dark"] as const;

/** Every component in both modes. They are for show only: inert, and without ids. */
export function Components({ context, images, features }: BlockProps) {
  return (
    <div className="examples">
      {Object.entries(examples({ context, images, features })).map(([name, example]) => (
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
function examples({
  context,
  images,
  features,
}: Omit<BlockProps, "name">): Record<string, ReactNode> {
  const { labels, locale } = context;
  const [title, text, action, href] = [
    labels["design.title"],
    labels["design.text"],
    labels["design.action"],
    context.href("/"),
  ];
  const words = byLocale(() => text);
  const data: PublicData = {
    ...context.data,
    newsAuthors: {
      "": { title: byLocale(() => action), description: words, page: true, socials: {} },
    },
  };
  const example = { ...context, data };
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
    pagination: (
      <Pagination
        of="docs"
        pagination={{ previous: neighbour, next: neighbour }}
        context={context}
      />
    ),
    ...Object.assign(
      {},
      ...features.map((feature) =>
        feature.examples?.({ context, images, features, title, text, href, day: DAY }),
      ),
    ),
  };
}
