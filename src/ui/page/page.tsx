import type { ComponentType } from "react";
import type { Shell } from "../../model/frame/frame-model.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import { Announcement } from "../announcement/announcement.tsx";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../navbar/header.tsx";
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
import { PrintPage } from "../pages/print-page.tsx";
import { ReviewPage } from "../pages/review-page.tsx";
import { SearchPage } from "../pages/search-page.tsx";
import { TagPage } from "../pages/tag-page.tsx";
import { TagsPage } from "../pages/tags-page.tsx";
import { TranslationsPage } from "../pages/translations-page.tsx";
import { PreviewRibbon } from "../preview-ribbon/preview-ribbon.tsx";
import { around, blank } from "./blank.ts";
import { Head } from "./head.tsx";
import { markup } from "./markup.ts";
import { reuse } from "./reuse.ts";

/** What draws the main area of each kind of page. */
const KINDS: {
  [Kind in PageModel["kind"]]: ComponentType<{ model: Extract<PageModel, { kind: Kind }> }>;
} = {
  home: HomePage,
  content: ContentPage,
  doc: DocPage,
  category: CategoryPage,
  print: PrintPage,
  post: PostPage,
  "blog-list": BlogListPage,
  archive: ArchivePage,
  tags: TagsPage,
  tag: TagPage,
  authors: AuthorsPage,
  author: AuthorPage,
  translations: TranslationsPage,
  review: ReviewPage,
  search: SearchPage,
  "not-found": NotFoundPage,
};

export interface PageProps {
  model: PageModel;
}

/** The document around the body. */
function Page({ model }: PageProps) {
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
      <Head model={model} />
      <body dangerouslySetInnerHTML={{ __html: BODY }} />
    </html>
  );
}

/** Stands for the body until its parts are put together. */
const BODY = blank("body");

/** The parts of the whole document, to be joined; in the order of SHELL-1. */
export function pageParts(model: PageModel): string[] {
  const { shell } = model;
  // One component fits one kind of page; TypeScript does not follow that.
  const Main = KINDS[model.kind] as ComponentType<PageProps>;
  const [start, end] = around(BODY, markup(<Page model={model} />));
  return [
    `<!doctype html>${start}`,
    reuse(shell, "top", () => markup(<Top shell={shell} />)),
    markup(<Header model={model} hidesOnScroll={shell.hidesOnScroll} />),
    markup(<Main model={model} />),
    reuse(shell, "bottom", () => markup(<Bottom shell={shell} />)),
    model.kind === "home"
      ? reuse(shell, "base path", () => markup(<BasePathBanner shell={shell} />))
      : "",
    end,
  ];
}

interface ShellProps {
  shell: Shell;
}

function Top({ shell: { labels, announcement, ribbon } }: ShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        {labels["common.skipToMainContent"]}
      </a>
      {ribbon && <PreviewRibbon ribbon={ribbon} />}
      {announcement && <Announcement announcement={announcement} labels={labels} />}
    </>
  );
}

function Bottom({ shell: { labels, footer } }: ShellProps) {
  return footer && <Footer footer={footer} labels={labels} />;
}

/** Tells maintainers when the site lies under another path than it was built for (ERR-4). */
function BasePathBanner({ shell: { baseUrlBanner, homeUrl } }: ShellProps) {
  return (
    baseUrlBanner && (
      <script
        data-title={baseUrlBanner.title}
        data-base={homeUrl}
        dangerouslySetInnerHTML={{ __html: baseUrlBanner.script }}
      />
    )
  );
}
