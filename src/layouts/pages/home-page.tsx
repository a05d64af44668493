import { PostCover } from "../../components/cover/cover.tsx";
import { COVERS } from "../../components/cover/covers.ts";
import { Drawing } from "../../components/drawing/drawing.tsx";
import { More } from "../../components/more/more.tsx";
import { PostMeta } from "../../components/post-meta/post-meta.tsx";
import { PostLink } from "../../components/post-summary/post-link.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { committeesOf } from "../../model/committees.ts";
import { contentLang } from "../../model/content-lang.ts";
import { emblemOf } from "../../model/emblems.ts";
import { currentPosts } from "../../model/news/post-lists.ts";
import type { HomeSectionProps, HomeSlot, Site } from "../../model/site.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import type { HomeSource } from "../../model/sources.ts";
import heroDrawing from "../../theme/illustrations/hero.svg";

/** A title of more characters takes a smaller size, so that what follows is in view. */
const LONG_TITLE = 40;

/** How many posts the home page shows. */
const NEWS_COUNT = 2;

/** The home page, from its front matter and the data files. */
export function HomePage({ source, site }: { source: HomeSource; site: Site }) {
  const { hero, sections } = source.frontMatter;
  const { context } = site[source.locale];
  // The jacket with the patches of all committees, and the chapter in numbers; without it the numbers alone.
  const hasJacket =
    sections.overall &&
    site.features.some(({ home }) => home?.overall) &&
    committeesOf(context.data.chapterMap).length > 0;
  const numbers = context.data.stats.length > 0 && <Numbers context={context} />;
  return (
    <main id="main" tabIndex={-1} className="home">
      <Hero texts={hero} context={context} />
      <div className="band now wrap">
        <Section name="events" source={source} site={site}>
          {site.features.find(({ usual }) => usual)?.usual?.(context)}
        </Section>
        <News texts={sections.news} site={site} context={context} />
      </div>
      <Cards texts={sections.cards} context={context} />
      {hasJacket ? (
        <Section name="overall" source={source} site={site}>
          {numbers}
        </Section>
      ) : (
        numbers && <section className="band wrap">{numbers}</section>
      )}
      <Section name="year" source={source} site={site} />
      <Section name="partners" source={source} site={site} />
    </main>
  );
}

/** A section that a subject brings; nothing where the subject is not there. */
function Section({ name, ...props }: HomeSectionProps & { name: HomeSlot }) {
  const { home } = props.site.features.find(({ home }) => home?.[name]) ?? {};
  const Brought = home?.[name];
  return Brought && <Brought {...props} />;
}

type FrontMatter = HomeSource["frontMatter"];
type Sections = FrontMatter["sections"] & Pick<FrontMatter, "hero">;

interface SectionProps<Name extends keyof Sections> {
  texts: NonNullable<Sections[Name]>;
  context: LocaleContext;
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

function Cards({ texts, context: { labels, href } }: SectionProps<"cards">) {
  return (
    <div className="band cards wrap">
      {texts.map(({ title, text, link, to, illustration }) => (
        <section key={to}>
          <svg className="ill" viewBox="0 0 320 240" aria-hidden="true">
            <use href={`${COVERS.address}#${illustration}`} />
          </svg>
          <SectionHeading title={title} labels={labels} />
          <p>{text}</p>
          <More href={href(to)}>{link}</More>
        </section>
      ))}
    </div>
  );
}

function Numbers({ context: { data, text } }: Pick<SectionProps<"hero">, "context">) {
  return (
    <p className="meta">
      {data.stats.map(({ value, label }) => (
        <span key={text(label)}>
          <b>{text(value)}</b> {text(label)}
        </span>
      ))}
    </p>
  );
}

function News({ texts: { title, link }, site, context }: SectionProps<"news"> & { site: Site }) {
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
