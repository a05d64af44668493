import type { TagsPage as TagsPageModel } from "../../collections/pages/page-model.ts";
import { Cover } from "../../components/cover/cover.tsx";
import { HeadingLink } from "../../components/heading-link/heading-link.tsx";
import { NewsFrame } from "./news-frame.tsx";

export interface TagsPageProps {
  model: TagsPageModel;
}

export function TagsPage({ model }: TagsPageProps) {
  const { groups, lead, cover, empty } = model;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          {groups.length > 0 && <p className="lead">{lead}</p>}
          <Cover motif={cover} isHead />
        </>
      }
    >
      {groups.length === 0 && <p className="no-posts">{empty}</p>}
      {groups.map(({ letter, id, tags }) => (
        <section className="year" key={letter}>
          <h2 id={id}>
            {letter}
            <HeadingLink id={id} heading={letter} labels={model.shell.labels} />
          </h2>
          <ul className="topics">
            {tags.map((tag) => (
              <li key={tag.href}>
                <Cover motif={tag.cover} />
                <a href={tag.href} rel="tag">
                  {tag.label} <small>{tag.count}</small>
                </a>
                {tag.description && <p>{tag.description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </NewsFrame>
  );
}
