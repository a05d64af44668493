import type { ArchivePage as ArchivePageModel } from "../../collections/pages/page-model.ts";
import { Cover } from "../../components/cover/cover.tsx";
import { HeadingLink } from "../../components/heading-link/heading-link.tsx";
import { contentLang } from "../frame/content-lang.ts";
import { Frame } from "../frame/frame.tsx";

export interface ArchivePageProps {
  model: ArchivePageModel;
}

export function ArchivePage({ model }: ArchivePageProps) {
  return (
    <Frame
      model={model}
      after={
        <>
          <p className="lead">{model.lead}</p>
          <Cover motif={model.cover} isHead />
        </>
      }
    >
      {model.years.map(({ year, months }) => (
        <section className="year" key={year}>
          <h2 id={year}>
            {year}
            <HeadingLink id={year} heading={year} labels={model.shell.labels} />
          </h2>
          <div>
            {months.map(({ id, month, posts }) => (
              <div className="month" key={id}>
                <h3 id={id}>
                  {month}
                  <HeadingLink id={id} heading={`${month} ${year}`} labels={model.shell.labels} />
                </h3>
                <ul className="days">
                  {posts.map(({ title, href, date, contentLocale }) => (
                    <li key={href}>
                      <time dateTime={date.iso}>{date.day}</time>
                      <a href={href} lang={contentLang(contentLocale, model.locale)}>
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </Frame>
  );
}
