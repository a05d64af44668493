import type { CategoryPage as CategoryPageModel } from "../../collections/pages/page-model.ts";
import { DocsFrame } from "./docs-frame.tsx";

export interface CategoryPageProps {
  model: CategoryPageModel;
}

/** What is in a category of the docs, one entry each (SIDE-4). */
export function CategoryPage({ model }: CategoryPageProps) {
  return (
    <DocsFrame model={model}>
      <ul className="roles">
        {model.cards.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </DocsFrame>
  );
}
