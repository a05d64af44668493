import type { TagsPage as TagsPageModel } from "../../model/pages/page-model.ts";
import { NewsFrame } from "./news-frame.tsx";

export interface TagsPageProps {
  model: TagsPageModel;
}

export function TagsPage({ model }: TagsPageProps) {
  const { groups } = model;
  return (
    <NewsFrame model={model}>
      {groups.map(({ letter, tags }) => (
        <section className="year" key={letter}>
          <h2>{letter}</h2>
          <ul className="tags">
            {tags.map(({ label, href, count }) => (
              <li key={href}>
                <a href={href} rel="tag">
                  {label} <small>{count}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </NewsFrame>
  );
}
