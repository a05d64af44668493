import type { HomeFrontMatter } from "../schema/front-matter.ts";
import type { Labels } from "../schema/labels.ts";
import type { Locale } from "../schema/localized.ts";

/**
 * Everything a page shows, computed once, as plain data (design.md, section 2).
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
export interface BasePage {
  /** Language of the page: menus, labels, address. */
  locale: Locale;
  /** Language of the text on it; differs from `locale` where a translation is missing. */
  contentLocale: Locale;
  /** Canonical address, site-relative: `/docs/board`, `/en/`. */
  url: string;
  /** File it is written to, relative to the output folder: `docs/board.html`. */
  outputPath: string;
  /** The level-1 heading. */
  title: string;
  description: string;
  /** The same page in every language that has it, this one included, in configured order. */
  alternates: Alternate[];
  /** Whether the text exists in the language of the page. */
  translation: "current" | "missing";
  /** Shared by all pages of a locale. */
  shell: Shell;
  navbar: Navbar;
  head: Head;
  /** Headings of the text, nested by level; empty where the page has or wants none. */
  toc: TocEntry[];
  /** Where the text can be edited; null for generated pages and when no repository is configured. */
  editUrl: string | null;
  /** Published but left out of lists, search engines and the sitemap. */
  unlisted: boolean;
}

/** What is the same on all pages of a locale; one object, shared by reference. */
export interface Shell {
  siteTitle: string;
  /** Value of `<html lang>`. */
  htmlLang: string;
  dir: "ltr" | "rtl";
  /** The locale's home: `/` or `/en/`. */
  homeUrl: string;
  labels: Labels;
  footer: Footer | null;
  announcement: Announcement | null;
  stylesheet: string;
  /** Font files worth fetching before the stylesheet asks for them. */
  preloadFonts: string[];
  script: string;
  inlineScript: string;
  /** Names of the docs versions; empty while there is only one (PREF-1, PREF-3). */
  versions: string[];
}

export interface Alternate {
  locale: Locale;
  hreflang: string;
  /** Site-relative. */
  url: string;
}

/** `page`: the link leads to exactly this page; `true`: to a section that contains it (NAV-6). */
export type CurrentMark = "page" | "true" | null;

export interface NavLink {
  kind: "link";
  label: string;
  href: string;
  external: boolean;
  current: CurrentMark;
  /** Language of the label and of the target, for language links. */
  lang?: string;
  /** Shown instead of the label; trusted editor content. */
  html?: string;
  className?: string;
  /** Unknown fields of the item in the data go to the link element (section 6 of behaviour.md). */
  attributes?: Record<string, string>;
  /** Name of the version that this entry of the version picker leads to (VER-4). */
  version?: string;
  /** What differs for a visitor who prefers a version, by its name (PREF-2). */
  byVersion?: Record<string, { href: string; label: string }>;
}

export interface NavDropdown {
  kind: "dropdown";
  /** Unique on the page, usable as an element id. */
  id: string;
  label: string;
  /** Shown instead of the label; trusted editor content. */
  html?: string;
  /** What the list is called where it stands open under its name (MOB-11). */
  mobileLabel: string;
  /** The label for a visitor who prefers a version, by its name (PREF-2). */
  labelByVersion?: Record<string, string>;
  icon: "language" | null;
  /** The label's own link, if it has one. */
  link: NavLink | null;
  /** Some child is active, so the label is marked (DROP-7). */
  active: boolean;
  items: (NavLink | NavHtml)[];
  className?: string;
}

export interface NavHtml {
  kind: "html";
  html: string;
  className?: string;
}

export type NavItem = NavLink | NavDropdown | NavHtml;

export interface Navbar {
  /** Whether the bar makes room while the visitor scrolls down (HIDE-2). */
  hideOnScroll: boolean;
  brand: { href: string; title: string | null; logo: Logo | null; target?: string };
  left: NavItem[];
  right: NavItem[];
  /**
   * Positions in `left` followed by `right`, in the order of the data, which the mobile menu keeps
   * (NAV-2); absent where that is the same.
   */
  order?: number[];
}

export interface Logo {
  src: string;
  srcDark: string;
  alt: string;
  width?: number;
  height?: number;
}

/** The line above the navbar (ANN-1). */
export interface Announcement {
  /** What a visitor has closed is remembered by this. */
  id: string;
  /** Trusted editor content. */
  html: string;
  isCloseable: boolean;
  /** CSS of its colours, for a `<style>` in the head: the policy allows no style attributes. */
  style: string;
}

export interface FooterLink {
  label: string;
  href: string;
  external: boolean;
  icon: string | null;
}

export interface Footer {
  style: "light" | "dark";
  /** Columns, or one row of links (FOOT-1); html items are trusted editor content. */
  links:
    | {
        layout: "columns";
        columns: { title: string | null; items: (FooterLink | { html: string })[] }[];
      }
    | { layout: "row"; items: (FooterLink | { html: string })[] }
    | null;
  logo: (Logo & { href: string | null }) | null;
  /** HTML. */
  copyright: string | null;
}

export interface Head {
  /** Value of `<title>` (HEAD-4). */
  title: string;
  /** Absolute address of this page. */
  canonical: string;
  meta: (
    | { name: string; content: string; media?: string }
    | { property: string; content: string }
  )[];
  links: ({ rel: string; href: string } & Record<string, string>)[];
  /** Objects for `<script type="application/ld+json">`. */
  jsonLd: object[];
}

export interface TocEntry {
  id: string;
  /** Inline markup kept, links unwrapped, images dropped (TOC-1). */
  html: string;
  children: TocEntry[];
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
}

export interface DocPage extends BasePage {
  kind: "doc";
  sidebar: Sidebar | null;
  /** Ids in the shared sidebar tree: the current item and the categories that contain it. */
  sidebarMarks: { current: string | null; active: string[] };
  breadcrumbs: { label: string; href: string | null }[] | null;
  pagination: Pagination | null;
  version: { badge: string | null; banner: VersionBanner | null };
}

/** A generated page that lists what is in a category of the docs (SIDE-4). */
export interface CategoryPage extends BasePage, Omit<DocPage, keyof BasePage | "kind"> {
  kind: "category";
  cards: { label: string; href: string; text: string | null }[];
}

export interface VersionBanner {
  /** Text with the version label in bold, split so that no markup is needed in the labels. */
  before: string;
  versionLabel: string;
  after: string;
  suggestion: {
    before: string;
    link: { label: string; href: string; version: string };
    after: string;
  };
}

/** One tree per locale, version and sidebar; shared by reference by all its pages. */
export interface Sidebar {
  id: string;
  items: SidebarItem[];
}

export type SidebarItem =
  | SidebarLink
  | SidebarCategory
  | { kind: "html"; id: string; html: string };

export interface SidebarLink {
  kind: "link";
  id: string;
  label: string;
  href: string;
  external: boolean;
  /** Shown only while it is the current page. */
  unlisted: boolean;
}

export interface SidebarCategory {
  kind: "category";
  id: string;
  label: string;
  href: string | null;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
}

export interface Pagination {
  previous: { title: string; href: string } | null;
  next: { title: string; href: string } | null;
}

export interface PostDate {
  /** `2024-03-25`. */
  iso: string;
  /** `25 mars 2024`, `March 25, 2024` (BLOG-5). */
  long: string;
  /** `25 mars`, `March 25`. */
  short: string;
}

export interface AuthorModel {
  key: string;
  name: string;
  title: string | null;
  description: string | null;
  /** Own page, else url, else mail (BLOG-12). */
  href: string | null;
  external: boolean;
  imageURL: string | null;
  postCount: string;
  socials: { label: string; href: string }[];
}

export interface PostSummary {
  url: string;
  title: string;
  date: PostDate;
  /** `2 min read`; null for an empty text (BLOG-7). */
  readingTime: string | null;
  authors: AuthorModel[];
  tags: TagLink[];
  contentLocale: Locale;
  /** Text up to the truncation marker, or the whole text. */
  excerptHtml: string;
  /** Present when the text goes on after the marker. */
  readMore: { label: string; ariaLabel: string } | null;
}

export interface TagLink {
  label: string;
  href: string;
}

/** Side list of recent posts (BLOG-13). */
export interface BlogSidebar {
  title: string;
  years: { year: string; posts: { title: string; href: string; current: CurrentMark }[] }[];
}

export interface PostPage extends BasePage {
  kind: "post";
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

export interface ListPagination {
  newer: string | null;
  older: string | null;
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
