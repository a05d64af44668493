import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { Drawing } from "../components/drawing/drawing.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";
import notFound from "../theme/illustrations/not-found.svg";

/** The page for addresses that do not exist. */
export const data = pages(notFoundPages);

export default template(NotFoundPage);

function notFoundPages(site: Site, locale: Locale) {
  const { labels, href, generated, text, data } = site[locale].context;
  const page = generatedPage(site[locale].context, {
    kind: "not-found",
    title: labels["NotFound.title"],
    description: labels["NotFound.p1"],
    share: { motif: "hanger" },
    search: generated("search"),
    links: data.site.notFound.map(({ label, to }) => ({ label: text(label), href: href(to) })),
  });
  return [page];
}

function NotFoundPage({ model }: { model: ModelOf<typeof notFoundPages> }) {
  const { labels, record } = model.context;
  return (
    <main id="main" tabIndex={-1} className="lost wrap" data-not-found="">
      <div>
        <h1>{model.title}</h1>
        <p>{labels["NotFound.p1"]}</p>
        <p>{labels["NotFound.p2"]}</p>
        <p>{labels["notFound.torn"]}</p>
        <span className="actions">
          <a className="button" href={record.path}>
            {labels["notFound.home"]}
          </a>
          <a className="more" href={model.search}>
            {labels["search.label"]}
          </a>
        </span>
        {model.links.length > 0 && (
          <ul className="row">
            {model.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Drawing drawing={notFound} className="ill" />
    </main>
  );
}
