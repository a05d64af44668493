import { Drawing } from "../components/drawing/drawing.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";
import notFound from "../theme/illustrations/not-found.svg";

/** The page for addresses that do not exist. */
export const data = pages("not-found");

export default template(NotFoundPage);

function NotFoundPage({ model }: { model: ModelOf<"not-found"> }) {
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
