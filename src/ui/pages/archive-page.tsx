import type { ArchivePage as ArchivePageModel } from "../../model/pages/page-model.ts";
import { contentLang } from "../frame/content-lang.ts";
import { Frame } from "../frame/frame.tsx";
import { HeadingLink } from "../heading-link/heading-link.tsx";

export interface ArchivePageProps {
  model: ArchivePageModel;
}

export function ArchivePage({ model }: ArchivePageProps) {
  return (
    <Frame model={model} after={<p className="lead">{model.lead}</p>}>
      {model.years.map(({ year, posts }) => (
        <section className="year" key={year}>
          <h2 id={year}>
            {year}
            <HeadingLink id={year} heading={year} labels={model.shell.labels} />
          </h2>
          <ul>
            {posts.map(({ title, href, date, contentLocale }) => (
              <li key={href}>
                <time dateTime={date.iso}>{date.short}</time>
                <a href={href} lang={contentLang(contentLocale, model.locale)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}
