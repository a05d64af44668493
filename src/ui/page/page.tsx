import type { PageModel } from "../../model/pages/page-model.ts";
import { Announcement } from "../announcement/announcement.tsx";
import { Footer } from "../footer/footer.tsx";
import { Navbar } from "../navbar/navbar.tsx";
import { ArchivePage } from "../pages/archive-page.tsx";
import { AuthorPage } from "../pages/author-page.tsx";
import { AuthorsPage } from "../pages/authors-page.tsx";
import { BlogListPage } from "../pages/blog-list-page.tsx";
import { CategoryPage } from "../pages/category-page.tsx";
import { ContentPage } from "../pages/content-page.tsx";
import { DocPage } from "../pages/doc-page.tsx";
import { HomePage } from "../pages/home-page.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { PostPage } from "../pages/post-page.tsx";
import { TagPage } from "../pages/tag-page.tsx";
import { TagsPage } from "../pages/tags-page.tsx";
import { Head } from "./head.tsx";

export interface PageProps {
  model: PageModel;
  content: string;
}

/** The whole document, in the order of SHELL-1: skip link, announcement, navbar, main area, footer. */
export function Page({ model, content }: PageProps) {
  const { shell } = model;
  const { announcement } = shell;
  const { unchosen } = shell.colorMode;
  // For visitors without script, and for the button.
  const fixedMode = unchosen === "system" ? undefined : unchosen;
  return (
    <html
      lang={shell.htmlLang}
      dir={shell.dir}
      data-has-hydrated="false"
      data-theme={fixedMode}
      data-theme-default={fixedMode}
      data-announcement={announcement?.isCloseable ? announcement.id : undefined}
      data-versions={shell.versions.length > 0 ? JSON.stringify(shell.versions) : undefined}
      data-analytics={model.analytics ? JSON.stringify(model.analytics) : undefined}
    >
      <Head head={model.head} shell={shell} />
      <body>
        <a className="skip" href="#main">
          {shell.labels["common.skipToMainContent"]}
        </a>
        {announcement && <Announcement announcement={announcement} labels={shell.labels} />}
        <Navbar navbar={model.navbar} shell={shell} hasPageMenu={hasPageMenu(model)} />
        <Main model={model} content={content} />
        {shell.footer && <Footer footer={shell.footer} labels={shell.labels} />}
        {model.kind === "home" && shell.baseUrlBanner && (
          <script
            data-title={shell.baseUrlBanner.title}
            data-base={shell.homeUrl}
            dangerouslySetInnerHTML={{ __html: shell.baseUrlBanner.script }}
          />
        )}
      </body>
    </html>
  );
}

function hasPageMenu(model: PageModel): boolean {
  if ("sidebar" in model) return model.sidebar !== null;
  return "blogSidebar" in model && model.blogSidebar !== null;
}

function Main({ model, content }: PageProps) {
  switch (model.kind) {
    case "home":
      return <HomePage model={model} />;
    case "content":
      return <ContentPage model={model} content={content} />;
    case "doc":
      return <DocPage model={model} content={content} />;
    case "category":
      return <CategoryPage model={model} />;
    case "post":
      return <PostPage model={model} content={content} />;
    case "blog-list":
      return <BlogListPage model={model} />;
    case "archive":
      return <ArchivePage model={model} />;
    case "tags":
      return <TagsPage model={model} />;
    case "tag":
      return <TagPage model={model} />;
    case "authors":
      return <AuthorsPage model={model} />;
    case "author":
      return <AuthorPage model={model} />;
    case "not-found":
      return <NotFoundPage model={model} />;
  }
}
