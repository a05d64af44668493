import { DocsFrame } from "../layouts/pages/docs-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** What each category of the docs contains, in all versions (SIDE-4). */
export const data = pages("category");

export default template(CategoryPage);

function CategoryPage({ model }: { model: ModelOf<"category"> }) {
  return (
    <DocsFrame model={model}>
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
