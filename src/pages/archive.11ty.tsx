import { contentLang } from "../collections/content-lang.ts";
import { archiveYears } from "../collections/news/post-lists.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { Cover } from "../components/cover/cover.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** All news by year (BLOG-9). */
export const data = pages(archivePages);

export default template(ArchivePage);

function archivePages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  if (blog.listed.length === 0) return [];
  const page = generatedPage(context, {
    kind: "archive",
    title: context.labels["blog.archive.title"],
    description: context.labels["blog.archive.lead"],
    share: { motif: "noticeboard" },
    years: archiveYears(blog, context.record),
  });
  return [page];
}

function ArchivePage({ model }: { model: ModelOf<typeof archivePages> }) {
  const { labels } = model.context;
  return (
    <Frame
      model={model}
      after={
        <>
          <p className="lead">{model.description}</p>
          <Cover motif="book" isHead />
        </>
      }
    >
      {model.years.map(({ year, posts }) => (
        <section className="year" key={year}>
          <SectionHeading id={year} title={year} labels={labels} />
          <ul className="topics">
            {posts.map(({ title, href, date, cover, contentLocale }) => (
              <li key={href}>
                <Cover motif={cover} />
                <a href={href}>
                  <time dateTime={date.iso}>{date.day}</time> –{" "}
                  <span lang={contentLang(contentLocale, model.locale)}>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}
