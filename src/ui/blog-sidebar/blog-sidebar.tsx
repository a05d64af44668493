import type { BlogSidebar as BlogSidebarModel } from "../../model/news/news-model.ts";
import type { Labels } from "../../schema/labels.ts";
import { Fold } from "../fold/fold.tsx";

export interface BlogSidebarProps {
  sidebar: BlogSidebarModel | null;
  labels: Labels;
}

/** Recent posts by year; the years are no headings, as the list stands before the h1 (BLOG-13). */
export function BlogSidebar({ sidebar, labels }: BlogSidebarProps) {
  if (!sidebar) return null;
  return (
    <nav
      className="side"
      aria-label={labels["blog.sidebar.navAriaLabel"]}
      data-keep-current=""
      data-page-menu=""
    >
      <p className="title desktop">{sidebar.title}</p>
      <Fold>{sidebar.title}</Fold>
      <ul>
        {sidebar.years.map(({ year, posts }) => (
          <li className="cat" key={year}>
            <span>{year}</span>
            <ul>
              {posts.map(({ title, href, current }) => (
                <li key={href}>
                  <a href={href} aria-current={current ?? undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
