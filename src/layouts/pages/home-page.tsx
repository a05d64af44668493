import type { HomeContent } from "../../collections/pages/home.ts";
import type { PageModel } from "../../collections/pages/page-model.ts";
import { Boilersuit } from "../../components/boilersuit/boilersuit.tsx";
import { Cover } from "../../components/cover/cover.tsx";
import { Drawing } from "../../components/drawing/drawing.tsx";
import { EventList } from "../../components/event-list/event-list.tsx";
import { HeadingLink } from "../../components/heading-link/heading-link.tsx";
import { SectionHeading } from "../../components/heading-link/section-heading.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { PostMeta } from "../../components/post-meta/post-meta.tsx";
import business from "../../theme/illustrations/business.svg";
import heroDrawing from "../../theme/illustrations/hero.svg";
import involved from "../../theme/illustrations/involved.svg";
import wellbeing from "../../theme/illustrations/wellbeing.svg";
import { contentLang } from "../frame/content-lang.ts";

const CARD_ILLUSTRATIONS = { involved, wellbeing, business };

interface HomePageProps {
  model: PageModel<HomeContent>;
}

export function HomePage({ model }: HomePageProps) {
  return (
    <main id="main" tabIndex={-1} className="home">
      <Hero hero={model.hero} />
      <Events model={model} />
      <Cards model={model} />
      <Committees model={model} />
      <Stats model={model} />
      <News model={model} />
      <Partners model={model} />
    </main>
  );
}

function Hero({ hero }: Pick<HomeContent, "hero">) {
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{hero.title}</h1>
        <div>
          <p className="lead">{hero.lead}</p>
          <p className="actions">
            {hero.actions.map(({ label, href }) => (
              <a className="button" key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
        <Drawing drawing={heroDrawing} className="ill" />
      </div>
    </section>
  );
}

function Events({ model }: HomePageProps) {
  const { link, calendar, empty, items } = model.events;
  return (
    <section className="band upcoming wrap">
      <SectionHeading of={model.events} labels={model.shell.labels} />
      <div>
        {items.length > 0 && <EventList events={items} labels={model.shell.labels} />}
        {/* Always there: a script shows it when the last event has passed. */}
        <p className="lead" hidden={items.length > 0} data-no-events="">
          {empty}
        </p>
        <p className="actions">
          <a className="more" href={link.href}>
            {link.label}
            <Icon name="arrow-right" />
          </a>
          <a className="more" href={calendar.href} target="_blank" rel="noopener noreferrer">
            <Icon name="calendar" />
            {calendar.label}
          </a>
        </p>
      </div>
    </section>
  );
}

function Cards({ model }: HomePageProps) {
  return (
    <div className="band cards wrap">
      {model.cards.map((card) => {
        const { text, link, illustration } = card;
        return (
          <section key={link.href}>
            <Drawing drawing={CARD_ILLUSTRATIONS[illustration]} className="ill" />
            <SectionHeading of={card} labels={model.shell.labels} />
            <p>{text}</p>
            <a className="more" href={link.href}>
              {link.label}
              <Icon name="arrow-right" />
            </a>
          </section>
        );
      })}
    </div>
  );
}

function Committees({ model: { boilersuit, shell } }: HomePageProps) {
  return (
    boilersuit && (
      <section className="overall wrap">
        <SectionHeading of={boilersuit} labels={shell.labels} />
        <p>{boilersuit.text}</p>
        <a className="more" href={boilersuit.link.href}>
          {boilersuit.link.label}
          <Icon name="arrow-right" />
        </a>
        <Boilersuit boilersuit={boilersuit} />
      </section>
    )
  );
}

function Stats({ model }: HomePageProps) {
  const { stats } = model;
  return (
    <section className="stats">
      <div className="wrap">
        <SectionHeading of={stats} labels={model.shell.labels} />
        <dl>
          {stats.items.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function News({ model }: HomePageProps) {
  const { link, posts } = model.news;
  if (posts.length === 0) return null;
  return (
    <section className="band news wrap">
      <SectionHeading of={model.news} labels={model.shell.labels} />
      <div>
        {posts.map((post) => (
          <article key={post.url}>
            <Cover motif={post.cover} />
            <h3 lang={contentLang(post.contentLocale, model.locale)}>
              <a href={post.url}>{post.title}</a>
            </h3>
            <PostMeta post={post} />
          </article>
        ))}
      </div>
      <a className="more" href={link.href}>
        {link.label}
        <Icon name="arrow-right" />
      </a>
    </section>
  );
}

function Partners({ model }: HomePageProps) {
  const { text, link, main, items } = model.partners;
  const { labels } = model.shell;
  return (
    <section className="band partners wrap">
      <SectionHeading of={model.partners} labels={labels} />
      <p>{text}</p>
      <h3 id={main.id}>
        {main.title}
        <HeadingLink id={main.id} heading={main.title} labels={labels} />
      </h3>
      {main.partner ? (
        <PartnerLinks partners={[main.partner]} className="main" />
      ) : (
        <div className="open-place">
          <p>{main.open.text}</p>
          <a className="more" href={main.open.link.href}>
            {main.open.link.label}
            <Icon name="arrow-right" />
          </a>
        </div>
      )}
      <PartnerLinks partners={items} />
      <a className="more" href={link.href}>
        {link.label}
        <Icon name="arrow-right" />
      </a>
    </section>
  );
}

interface PartnerLinksProps {
  partners: HomeContent["partners"]["items"];
  className?: string;
}

function PartnerLinks({ partners, className }: PartnerLinksProps) {
  return (
    <ul className={className}>
      {partners.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
