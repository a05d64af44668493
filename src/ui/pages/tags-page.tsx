import type { TagsPage as TagsPageModel } from "../../model/pages/page-model.ts";
import { HeadingLink } from "../heading-link/heading-link.tsx";
import { NewsFrame } from "./news-frame.tsx";

export interface TagsPageProps {
  model: TagsPageModel;
}

export function TagsPage({ model }: TagsPageProps) {
  const { groups } = model;
  return (
    <NewsFrame model={model}>
      {groups.map(({ letter, id, tags }) => (
        <section className="year" key={letter}>
          <h2 id={id}>
            {letter}
            <HeadingLink id={id} heading={letter} labels={model.shell.labels} />
          </h2>
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
