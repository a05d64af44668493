import type { AnalyticsSettings } from "../../schema/analytics.ts";
import type { HomeFrontMatter } from "../../schema/front-matter.ts";
import type { Locale } from "../../schema/localized.ts";
import type { DocPlace, Pagination } from "../docs/docs-model.ts";
import type { Head, Navbar, NavbarMarks, Shell, TocEntry } from "../frame/frame-model.ts";
import type {
  AuthorModel,
  BlogSidebar,
  ListPagination,
  PostDate,
  PostSummary,
  TagLink,
} from "../news/news-model.ts";

/**
 * Everything a page shows, computed once, as plain data that can be printed.
 * Templates in `src/ui` read it and compute nothing.
 */
export type PageModel =
  | HomePage
  | ContentPage
  | DocPage
  | CategoryPage
  | PostPage
  | BlogListPage
  | ArchivePage
  | TagsPage
  | TagPage
  | AuthorsPage
  | AuthorPage
  | NotFoundPage;

/** What kind of page it is; decides which frame in `src/ui/pages` draws it. */
export type PageKind = PageModel["kind"];

/** What every page has, whatever its kind. */
export interface BasePage extends OwnPage, PageFrame {}

/** What a page says of itself. */
export interface OwnPage {
  /** Language of the page: menus, labels, address. */
  locale: Locale;
  /** Language of the text on it; differs from `locale` where a translation is missing. */
  contentLocale: Locale;
  /** Canonical address, site-relative: `/docs/board`, `/en/`. */
  url: string;
  /** The level-1 heading. */
  title: string;
  description: string;
  /** Headings of the text, nested by level; empty where the page has or wants none. */
  toc: TocEntry[];
  /** Where the text can be edited; null for generated pages and when no repository is configured. */
  editUrl: string | null;
  /** Published but left out of lists, search engines and the sitemap. */
  unlisted: boolean;
}

/** What a page has from the rest of the site. */
export interface PageFrame {
  /** File it is written to, relative to the output folder: `docs/board.html`. */
  outputPath: string;
  /** The same page in every language that has it, this one included, in configured order. */
  alternates: Alternate[];
  /** Whether the text exists in the language of the page. */
  translation: "current" | "missing";
  /** Shared by all pages of a locale. */
  shell: Shell;
  /** Shared by all pages of a locale and version of the docs. */
  navbar: Navbar;
  navbarMarks: NavbarMarks;
  head: Head;
  /** What a view of the page is counted as; null where the site counts none. */
  analytics: PageAnalytics | null;
}

/** A page for the script that counts views, with the settings that differ from its own (ANALYTICS-6). */
export interface PageAnalytics extends Partial<Omit<AnalyticsSettings, "enabled">> {
  /** The path with names in place of values: `/docs/[...slug]`. */
  route: string;
  /** Absent on not-found pages, which stand under any address. */
  path?: string;
}

export interface Alternate {
  locale: Locale;
  hreflang: string;
  /** Site-relative. */
  url: string;
}

export interface HomePage extends BasePage {
  kind: "home";
  hero: { title: string; lead: string; actions: { label: string; href: string }[] };
  events: {
    title: string;
    calendar: { label: string; href: string };
    empty: string;
    items: EventModel[];
  };
  cards: {
    title: string;
    text: string;
    link: { label: string; href: string };
    illustration: HomeFrontMatter["cards"][number]["illustration"];
  }[];
  stats: { title: string; items: { value: string; label: string }[] };
  partners: {
    title: string;
    text: string;
    link: { label: string; href: string };
    /** Heading and partner; null when none is marked as main. */
    main: { title: string; partner: Partner } | null;
    items: Partner[];
  };
  news: { title: string; link: { label: string; href: string }; posts: PostSummary[] };
}

export interface Partner {
  name: string;
  url: string;
}

export interface EventModel {
  title: string;
  description: string | null;
  place: string | null;
  href: string | null;
  /** ISO 8601 with offset. */
  start: string;
  end: string;
  /** Texts in the page's language and the site's time zone. */
  day: string;
  month: string;
  when: string;
}

export interface ContentPage extends BasePage {
  kind: "content";
  /** The text as HTML. */
  text: string;
}

export interface DocPage extends BasePage, DocPlace {
  kind: "doc";
  /** The text as HTML. */
  text: string;
}

/** A generated page that lists what is in a category of the docs (SIDE-4). */
export interface CategoryPage extends BasePage, DocPlace {
  kind: "category";
  cards: { label: string; href: string; text: string | null }[];
}

export interface PostPage extends BasePage {
  kind: "post";
  /** The text as HTML. */
  text: string;
  post: PostSummary;
  blogSidebar: BlogSidebar | null;
  pagination: Pagination | null;
}

export interface BlogListPage extends BasePage {
  kind: "blog-list";
  /** Other ways into the news: archive, tags, authors. */
  overviews: TagLink[];
  posts: PostSummary[];
  blogSidebar: BlogSidebar | null;
  pagination: ListPagination | null;
}

export interface ArchivePage extends BasePage {
  kind: "archive";
  lead: string;
  years: {
    year: string;
    posts: { title: string; href: string; date: PostDate; contentLocale: Locale }[];
  }[];
}

export interface TagsPage extends BasePage {
  kind: "tags";
  blogSidebar: BlogSidebar | null;
  groups: { letter: string; tags: (TagLink & { count: number })[] }[];
}

export interface TagPage extends BasePage {
  kind: "tag";
  lead: string | null;
  allTags: { label: string; href: string };
  posts: PostSummary[];
  blogSidebar: BlogSidebar | null;
  pagination: ListPagination | null;
}

export interface AuthorsPage extends BasePage {
  kind: "authors";
  blogSidebar: BlogSidebar | null;
  authors: AuthorModel[];
}

export interface AuthorPage extends BasePage {
  kind: "author";
  author: AuthorModel;
  allAuthors: { label: string; href: string };
  posts: PostSummary[];
  /** Shown when there are no posts. */
  empty: string;
  blogSidebar: BlogSidebar | null;
  pagination: ListPagination | null;
}

export interface NotFoundPage extends BasePage {
  kind: "not-found";
  paragraphs: string[];
  home: { label: string; href: string };
}
