import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { Frame } from "../layouts/frame/frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";
import { contentLang } from "../model/content-lang.ts";
import { pagesOf } from "../model/pages/pages.ts";
import { pagesBySubject, waysOn } from "../model/search/search-page.ts";
import type { Site } from "../model/site.ts";

/** The search; without script, the list of all pages by subject. */
export const data = pages("search");

export default template(SearchPage);

function SearchPage({ model, site }: { model: ModelOf<"search">; site: Site }) {
  const { context, versions } = site[model.locale];
  const { labels } = context;
  const subjects = pagesBySubject(pagesOf(site).list, versions, context);
  // For readers who do not find what they look for; the dialog has the same, see `search-box.ts`.
  const ways = waysOn(context);
  return (
    <Frame model={model}>
      <div data-search-here="" />
      {ways.length > 0 && (
        <p className="find-ways">
          {labels["search.ways"]}
          {ways.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      <p className="lead">{model.description}</p>
      <div className="all-pages">
        {subjects.map(({ title, id, pages }) => (
          <section key={id}>
            <SectionHeading id={id} title={title} labels={labels} />
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
