import { Boilersuit } from "../../components/boilersuit/boilersuit.tsx";
import { PostCover } from "../../components/cover/cover.tsx";
import { Drawing } from "../../components/drawing/drawing.tsx";
import { EventList } from "../../components/event-list/event-list.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { More } from "../../components/more/more.tsx";
import { ILLUSTRATIONS } from "../../components/page-hero/page-hero.tsx";
import { PartnerLinks } from "../../components/partner-links/partner-links.tsx";
import { PostMeta } from "../../components/post-meta/post-meta.tsx";
import { PostLink } from "../../components/post-summary/post-link.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { YearStreet } from "../../components/year-street/year-street.tsx";
import { committeesOf } from "../../model/committees.ts";
import { contentLang } from "../../model/content-lang.ts";
import { eventsPage } from "../../model/events/event-addresses.ts";
import { allEvents } from "../../model/events/events.ts";
import { currentPosts } from "../../model/news/post-lists.ts";
import type { Site } from "../../model/site.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import type { HomeSource } from "../../model/sources.ts";
import heroDrawing from "../../theme/illustrations/hero.svg";

/** A title of more characters takes a smaller size, so that what follows is in view. */
const LONG_TITLE = 40;

/** How many posts the home page shows. */
const NEWS_COUNT = 3;

/** Of the events it shows three; the others take the place of those that end before the next build. */
const EVENT_COUNT = 6;

/** The home page, from its front matter and the data files. */
export function HomePage({ source, site }: { source: HomeSource; site: Site }) {
  const { hero, sections } = source.frontMatter;
  const { context } = site[source.locale];
  return (
    <main id="main" tabIndex={-1} className="home">
      <Hero texts={hero} context={context} />
      <Events texts={sections.events} site={site} context={context} />
      <Cards texts={sections.cards} context={context} />
      {sections.overall && <Committees texts={sections.overall} context={context} />}
      <Stats texts={sections.stats} context={context} />
      <News texts={sections.news} site={site} context={context} />
      <Partners texts={sections.partners} site={site} context={context} />
    </main>
  );
}

type FrontMatter = HomeSource["frontMatter"];
type Sections = FrontMatter["sections"] & Pick<FrontMatter, "hero">;

interface SectionProps<Name extends keyof Sections> {
  texts: NonNullable<Sections[Name]>;
  context: LocaleContext;
}

interface WithSite {
  site: Site;
}

function Hero({ texts: { title, lead, actions }, context: { href } }: SectionProps<"hero">) {
  return (
    <section className="hero">
      <div className="wrap">
        <h1 className={title.length > LONG_TITLE ? "long" : undefined}>{title}</h1>
        <div>
          <p className="lead">{lead}</p>
          <p className="actions">
            {actions.map(({ label, to }) => (
              <a className="button" key={to} href={href(to)}>
                {label}
              </a>
            ))}
          </p>
        </div>
        <Drawing drawing={heroDrawing} className="ill">
          {/* A script hangs out the patch of what is next. */}
          <g transform="translate(460 136)scale(1.5625)" data-next-patch="">
            <use />
          </g>
        </Drawing>
      </div>
    </section>
  );
}

function Events({ texts, site, context }: SectionProps<"events"> & WithSite) {
  const { title, year = title, link, calendar } = texts;
  const { labels, data } = context;
  const upcoming = allEvents(context).filter(({ end }) => new Date(end) >= site.build.now);
  return (
    <section className="band upcoming wrap">
      <SectionHeading title={upcoming.length > 0 ? title : year} labels={labels} />
      <YearStreet context={context} />
      {upcoming.length > 0 && <EventList events={upcoming.slice(0, EVENT_COUNT)} labels={labels} />}
      <p className="actions">
        <More href={eventsPage(context)}>{link}</More>
        <a className="more" href={data.events.calendar} target="_blank" rel="noopener noreferrer">
          <Icon name="calendar" /> <span>{calendar}</span>
        </a>
      </p>
    </section>
  );
}

function Cards({ texts, context: { labels, href } }: SectionProps<"cards">) {
  return (
    <div className="band cards wrap">
      {texts.map(({ title, text, link, to, illustration }) => (
        <section key={to}>
          <Drawing drawing={ILLUSTRATIONS[illustration]} className="ill" />
          <SectionHeading title={title} labels={labels} />
          <p>{text}</p>
          <More href={href(to)}>{link}</More>
        </section>
      ))}
    </div>
  );
}

function Committees({ texts: { title, text, link, to }, context }: SectionProps<"overall">) {
  return (
    committeesOf(context.data.chapterMap).length > 0 && (
      <section className="overall wrap">
        <SectionHeading title={title} labels={context.labels} />
        <p>{text}</p>
        <More href={context.href(to)}>{link}</More>
        <Boilersuit context={context} />
      </section>
    )
  );
}

function Stats({ texts: { title }, context: { data, labels, text } }: SectionProps<"stats">) {
  return (
    <section className="stats">
      <div className="wrap">
        <SectionHeading title={title} labels={labels} />
        <dl>
          {data.stats.map(({ value, label }) => (
            <div key={text(label)}>
              <dt>{text(label)}</dt>
              <dd>{text(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function News({ texts: { title, link }, site, context }: SectionProps<"news"> & WithSite) {
  const { blog } = site[context.locale];
  const posts = currentPosts(blog, site.build.today).slice(0, NEWS_COUNT);
  if (posts.length === 0) return null;
  return (
    <section className="band news wrap">
      <SectionHeading title={title} labels={context.labels} />
      <div>
        {posts.map((post) => (
          <article key={post.url}>
            <PostCover post={post} />
            <h3>
              <PostLink post={post} context={context} />
            </h3>
            <PostMeta post={post} />
            <p lang={contentLang(post.contentLocale, context.locale)}>{post.description}</p>
          </article>
        ))}
      </div>
      <More href={blog.url}>{link}</More>
    </section>
  );
}

function Partners({ texts, site, context }: SectionProps<"partners"> & WithSite) {
  const { data, labels, href } = context;
  const { images } = site.build;
  const { title, text, link, to, main, open } = texts;
  const mainPartners = data.partners.filter((partner) => partner.main);
  const others = (
    <PartnerLinks partners={data.partners.filter((partner) => !partner.main)} images={images} />
  );
  return (
    <section className="band partners wrap">
      <SectionHeading title={title} labels={labels} />
      <p>{text}</p>
      {mainPartners.length > 0 ? (
        <>
          <SectionHeading title={main} labels={labels} level={3} />
          <PartnerLinks partners={mainPartners} images={images} isMain />
          {others}
        </>
      ) : (
        <>
          {/* Below the others, who would be read as main partners. */}
          {others}
          <SectionHeading title={main} labels={labels} level={3} />
          <a className="vacant" href={href(to)}>
            {open}
          </a>
        </>
      )}
      <More href={href(to)}>{link}</More>
    </section>
  );
}
