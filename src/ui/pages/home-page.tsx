import type { HomePage as HomePageModel } from "../../model/pages/page-model.ts";
import { EventList } from "../event-list/event-list.tsx";
import { contentLang } from "../frame/content-lang.ts";
import { Icon } from "../icon/icon.tsx";
import { BusinessIllustration } from "../illustration/business-illustration.tsx";
import { EmptyEventsIllustration } from "../illustration/empty-events-illustration.tsx";
import { HeroIllustration } from "../illustration/hero-illustration.tsx";
import { InvolvedIllustration } from "../illustration/involved-illustration.tsx";
import { WellbeingIllustration } from "../illustration/wellbeing-illustration.tsx";
import { PostMeta } from "../post-meta/post-meta.tsx";

const CARD_ILLUSTRATIONS = {
  involved: InvolvedIllustration,
  wellbeing: WellbeingIllustration,
  business: BusinessIllustration,
};

export interface HomePageProps {
  model: HomePageModel;
}

export function HomePage({ model }: HomePageProps) {
  return (
    <main id="main" tabIndex={-1} className="home">
      <Hero hero={model.hero} />
      <Events model={model} />
      <Cards cards={model.cards} />
      <Stats stats={model.stats} />
      <News model={model} />
      <Partners partners={model.partners} />
    </main>
  );
}

function Hero({ hero }: Pick<HomePageModel, "hero">) {
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
        <HeroIllustration className="ill" />
      </div>
    </section>
  );
}

function Events({ model }: HomePageProps) {
  const { title, calendar, empty, items } = model.events;
  return (
    <section className="band upcoming wrap">
      <h2>{title}</h2>
      {items.length > 0 && <EventList events={items} labels={model.shell.labels} />}
      {/* Always there: a script shows it when the last event has passed. */}
      <div className="empty" hidden={items.length > 0} data-no-events="">
        <EmptyEventsIllustration className="ill" />
        <p>{empty}</p>
      </div>
      <a className="more" href={calendar.href} target="_blank" rel="noopener noreferrer">
        <Icon name="calendar" />
        {calendar.label}
      </a>
    </section>
  );
}

function Cards({ cards }: Pick<HomePageModel, "cards">) {
  return (
    <div className="band cards wrap">
      {cards.map(({ title, text, link, illustration }) => {
        const Illustration = CARD_ILLUSTRATIONS[illustration];
        return (
          <section key={link.href}>
            <Illustration className="ill" />
            <h2>{title}</h2>
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

function Stats({ stats }: Pick<HomePageModel, "stats">) {
  return (
    <section className="stats">
      <div className="wrap">
        <h2>{stats.title}</h2>
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
  const { title, link, posts } = model.news;
  return (
    <section className="band news wrap">
      <h2>{title}</h2>
      <div>
        {posts.map((post) => (
          <article key={post.url}>
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

function Partners({ partners }: Pick<HomePageModel, "partners">) {
  const { title, text, link, main, items } = partners;
  return (
    <section className="band partners wrap">
      <h2>{title}</h2>
      <p>{text}</p>
      {main && (
        <>
          <h3>{main.title}</h3>
          <PartnerLinks partners={[main.partner]} className="main" />
        </>
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
  partners: HomePageModel["partners"]["items"];
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
