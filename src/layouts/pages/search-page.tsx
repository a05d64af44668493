import type { SearchPage as SearchPageModel } from "../../collections/pages/page-model.ts";
import type { PageSubject } from "../../collections/search/search-page.ts";
import { HeadingLink } from "../../components/heading-link/heading-link.tsx";
import { contentLang } from "../frame/content-lang.ts";
import { Frame } from "../frame/frame.tsx";

export interface SearchPageProps {
  model: SearchPageModel;
  subjects: readonly PageSubject[];
}

/** The search comes with its script; the list is there without. */
export function SearchPage({ model, subjects }: SearchPageProps) {
  return (
    <Frame model={model} isFull after={<p className="lead">{model.lead}</p>}>
      <div data-search-here="" />
      <div className="all-pages">
        {subjects.map(({ title, id, pages }) => (
          <section key={id}>
            <h2 id={id}>
              {title}
              <HeadingLink id={id} heading={title} labels={model.shell.labels} />
            </h2>
            <ul>
              {pages.map(({ label, href, contentLocale }) => (
                <li key={href}>
                  <a href={href} lang={contentLang(contentLocale, model.locale)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Frame>
  );
}
