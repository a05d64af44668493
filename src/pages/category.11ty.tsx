import { DocsFrame } from "../layouts/pages/docs-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";
import type { Site } from "../model/site.ts";

/** What each category of the docs contains, in all versions (SIDE-4). */
export const data = pages("category");

export default template(CategoryPage);

function CategoryPage({ model, site }: { model: ModelOf<"category">; site: Site }) {
  return (
    <DocsFrame model={model} site={site}>
      <dl className="answers">
        {model.cards.map(({ label, href, text }) => (
          <div key={href}>
            <dt>
              <a href={href}>{label}</a>
            </dt>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </DocsFrame>
  );
}
