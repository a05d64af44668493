import type { ReactNode } from "react";
import type { BlogSidebar as BlogSidebarModel } from "../../model/news/news-model.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import { BlogSidebar } from "../blog-sidebar/blog-sidebar.tsx";
import { Frame } from "../frame/frame.tsx";

export interface NewsFrameProps {
  model: PageModel & { blogSidebar: BlogSidebarModel | null };
  /** Below the heading. */
  after?: ReactNode;
  children: ReactNode;
}

/** The frame of pages that have the side list of recent posts. */
export function NewsFrame({ model, after, children }: NewsFrameProps) {
  const { blogSidebar, shell } = model;
  return (
    <Frame
      model={model}
      side={blogSidebar && <BlogSidebar sidebar={blogSidebar} labels={shell.labels} />}
      after={after}
    >
      {children}
    </Frame>
  );
}
