import type { TagsPage as TagsPageModel } from "../../model/page-model.ts";
import { BlogSidebar } from "../blog-sidebar/blog-sidebar.tsx";
import { Frame } from "../frame/frame.tsx";

export interface TagsPageProps {
  model: TagsPageModel;
}

export function TagsPage({ model }: TagsPageProps) {
  const { blogSidebar, groups } = model;
  return (
    <Frame
      model={model}
      side={blogSidebar && <BlogSidebar sidebar={blogSidebar} labels={model.shell.labels} />}
    >
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
    </Frame>
  );
}
