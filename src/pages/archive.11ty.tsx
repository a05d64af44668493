import { Cover } from "../components/cover/cover.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";
import { contentLang } from "../model/content-lang.ts";

/** All news by year (BLOG-9). */
export const data = pages("archive");

export default template(ArchivePage);

function ArchivePage({ model }: { model: ModelOf<"archive"> }) {
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
