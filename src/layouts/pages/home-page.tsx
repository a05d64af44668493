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
import { emblemOf } from "../../model/emblems.ts";
import { eventsPage } from "../../model/events/event-addresses.ts";
import { eventRows, isDeadline, onceEach } from "../../model/events/event-rows.ts";
import { allEvents } from "../../model/events/events.ts";
import { currentPosts } from "../../model/news/post-lists.ts";
import type { Site } from "../../model/site.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import type { HomeSource } from "../../model/sources.ts";
import heroDrawing from "../../theme/illustrations/hero.svg";

/** A title of more characters takes a smaller size, so that what follows is in view. */
const LONG_TITLE = 40;

/** How many posts the home page shows. */
const NEWS_COUNT = 2;

/** Of the events it shows three; the others take the place of those that end before the next build. */
const EVENT_COUNT = 6;

/** The home page, from its front matter and the data files. */
export function HomePage({ source, site }: { source: HomeSource; site: Site }) {
  const { hero, sections } = source.frontMatter;
  const { context } = site[source.locale];
  return (
    <main id="main" tabIndex={-1} className="home">
      <Hero texts={hero} context={context} />
      <div className="band now wrap">
        <Events texts={sections.events} site={site} context={context} />
        <News texts={sections.news} site={site} context={context} />
      </div>
      <Cards texts={sections.cards} context={context} />
      <Committees texts={sections.overall} stats={sections.stats} context={context} />
      <Year texts={sections.events} context={context} />
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

function Hero({ texts: { title, lead, actions }, context }: SectionProps<"hero">) {
  const { href, data } = context;
  const standard = emblemOf("standard", null, data);
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
          {/* The standard of the chapter; a script hangs out the patch of what is next instead. */}
          <g transform="translate(460 136)scale(1.5625)" data-next-patch="">
            {standard && <use href={standard.href} />}
          </g>
        </Drawing>
      </div>
    </section>
  );
}

function Events({ texts, site, context }: SectionProps<"events"> & WithSite) {
  const { title, link, calendar } = texts;
  const { labels, data } = context;
  const upcoming = allEvents(context).filter(({ end }) => new Date(end) >= site.build.now);
  // What nobody goes to is below what it is about, or on the page of all events.
  const rows = eventRows(upcoming, context).filter(({ event }) => !isDeadline(event));
  const shown = onceEach(rows).slice(0, EVENT_COUNT);
  return (
    <section className="upcoming">
      <SectionHeading title={title} labels={labels} />
      {shown.length > 0 && <EventList rows={shown} context={context} />}
      <p hidden={shown.length > 0} data-no-events="">
        {labels["events.nonePlanned"]}
      </p>
      <p className="actions">
        <More href={eventsPage(context)}>{link}</More>
        <a className="more" href={data.events.calendar} target="_blank" rel="noopener noreferrer">
          <Icon name="calendar" />
          <span>{calendar}</span>
        </a>
      </p>
    </section>
  );
}

function Year({ texts: { year }, context }: SectionProps<"events">) {
  const { data, labels, text } = context;
  return (
    <section className="band wrap">
      <SectionHeading title={year ?? text(data.academicYear.label)} labels={labels} />
      <YearStreet context={context} />
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

/** The jacket with the patches of all committees, and the chapter in numbers; without it the numbers alone. */
function Committees({
  texts,
  stats,
  context,
}: Partial<SectionProps<"overall">> & { stats: Sections["stats"]; context: LocaleContext }) {
  const { data, labels, href } = context;
  if (!texts || committeesOf(data.chapterMap).length === 0)
    return (
      <section className="band wrap">
        <Numbers texts={stats} context={context} level={2} />
      </section>
    );
  return (
    <section className="overall wrap">
      <SectionHeading title={texts.title} labels={labels} />
      <p>{texts.text}</p>
      <More href={href(texts.to)}>{texts.link}</More>
      <Numbers texts={stats} context={context} level={3} />
      <Boilersuit context={context} />
    </section>
  );
}

function Numbers({ texts, level, context }: SectionProps<"stats"> & { level: 2 | 3 }) {
  const { data, labels, text } = context;
  return (
    <div className="stats">
      <SectionHeading title={texts.title} labels={labels} level={level} />
      <dl>
        {data.stats.map(({ value, label }) => (
          <div key={text(label)}>
            <dt>{text(label)}</dt>
            <dd>{text(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function News({ texts: { title, link }, site, context }: SectionProps<"news"> & WithSite) {
  const { blog } = site[context.locale];
  const posts = currentPosts(blog, site.build.today).slice(0, NEWS_COUNT);
  if (posts.length === 0) return null;
  return (
    <section className="news">
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
