import { Cover } from "../components/cover/cover.tsx";
import { Empty } from "../components/empty/empty.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** All tags of the news (BLOG-10). */
export const data = pages("tags");

export default template(TagsPage);

function TagsPage({ model }: { model: ModelOf<"tags"> }) {
  const { groups } = model;
  const { labels } = model.context;
  return (
    <NewsFrame
      model={model}
      after={groups.length > 0 && <p className="lead">{labels["blog.tags.lead"]}</p>}
    >
      {groups.length === 0 && <Empty>{labels["blog.noPosts"]}</Empty>}
      {groups.map(({ letter, id, tags }) => (
        <section className="year" key={letter}>
          <SectionHeading id={id} title={letter} labels={labels} />
          <ul className="topics">
            {tags.map((tag) => (
              <li key={tag.url}>
                <Cover motif={tag.cover} />
                <a href={tag.url} rel="tag">
                  {tag.label} <small>{tag.posts.length}</small>
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
