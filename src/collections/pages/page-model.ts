import type { AnalyticsSettings } from "../../schema/analytics.ts";
import type { ContentFrontMatter, HomeFrontMatter } from "../../schema/front-matter.ts";
import type { Locale } from "../../schema/localized.ts";
import type { MenuPage } from "../../schema/menu.ts";
import type { Motif } from "../../schema/pictures.ts";
import type { Boilersuit } from "../boilersuit/boilersuit.ts";
import type { DocPlace, Pagination } from "../docs/docs-model.ts";
import type { EventModel } from "../events/events.ts";
import type { Head, Shell, TocEntry } from "../frame/frame-model.ts";
import type { MenuFile } from "../navbar/menus.ts";
import type { AuthorModel, ListPagination, PostSummary, TagLink } from "../news/news-model.ts";
import type { ReviewTable } from "../review/review-tables.ts";
import type { StatusNotice } from "../status.ts";
import type { TranslationState } from "../translations/translations.ts";
import type { BodyHead } from "./body-head.ts";

/**
 * Everything a page shows, computed once, as plain data that can be printed.
 * Templates in `src/components` read it and compute nothing.
 */
export type PageModel =
  | HomePage
  | ContentPage
  | DocPage
  | PrintPage
  | CategoryPage
  | PostPage
  | BlogListPage
  | ArchivePage
  | TagsPage
  | TagPage
  | AuthorsPage
  | AuthorPage
  | TranslationsPage
  | ReviewPage
  | SearchPage
  | NotFoundPage;

/** What kind of page it is; decides which frame in `src/layouts/pages` draws it. */
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
  /** Stands at the address of a page that is hidden; in no list either. */
  isPlaceholder: boolean;
  /** Only shown in previews. */
  unpublished: boolean;
  /** Present for drafts, for posts whose day has not come, and for what has expired. */
  status: StatusNotice | null;
}

/** What a page has from the rest of the site. */
export interface PageFrame {
  /** File it is written to, relative to the output folder: `docs/board.html`. */
  outputPath: string;
  /** File with its text as Markdown; null where it has none of its own. */
  twin: string | null;
  /** The same page in every language that has it, this one included, in configured order. */
  alternates: Alternate[];
  /** Whether the text exists in the language of the page, and says what its other language says. */
  translation: TranslationState;
  /** Of an outdated text only; the home page has no room for it. */
  translationNote: TranslationNote | null;
  /** Shared by all pages of a locale. */
  shell: Shell;
  /** Shared by all pages of a locale and version of the docs. */
  menu: MenuFile;
  /** What differs in the menus on this page. */
  menuPage: MenuPage;
  head: Head;
  /** Whether a word of the title is too long for the usual size on a phone. */
  hasLongTitle: boolean;
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

/** What an outdated text says of the other language. */
export interface TranslationNote {
  text: string;
  /** What has changed there; empty where only something was left out. */
  sections: TranslationSection[];
}

export interface TranslationSection {
  label: string;
  /** Language of the label, where it is not that of the page. */
  lang: Locale | null;
  href: string;
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
    id: string;
    /** The page with all events. */
    link: { label: string; href: string };
    calendar: { label: string; href: string };
    empty: string;
    items: EventModel[];
  };
  cards: {
    title: string;
    id: string;
    text: string;
    link: { label: string; href: string };
    illustration: HomeFrontMatter["sections"]["cards"][number]["illustration"];
  }[];
  /** Null where the page has no text for it, or the chapter map no committees. */
  boilersuit:
    | (Boilersuit & {
        title: string;
        id: string;
        text: string;
        link: { label: string; href: string };
      })
    | null;
  stats: { title: string; id: string; items: { value: string; label: string }[] };
  partners: {
    title: string;
    id: string;
    text: string;
    link: { label: string; href: string };
    /** Its heading, and the partner that is marked as main; without one, the place is open. */
    main: {
      title: string;
      id: string;
      partner: Partner | null;
      open: { text: string; link: { label: string; href: string } };
    };
    items: Partner[];
  };
  news: { title: string; id: string; link: { label: string; href: string }; posts: PostSummary[] };
}

export interface Partner {
  name: string;
  url: string;
}

export interface PageHero
  extends Pick<NonNullable<ContentFrontMatter["hero"]>, "color" | "illustration"> {
  /** The first paragraph of the text, as HTML; null where it begins with something else. */
  lead: string | null;
  action: { label: string; href: string; external: boolean };
}

/** When the text of a page was last changed. */
export interface UpdatedOn {
  /** `2026-11-22`. */
  iso: string;
  /** In the page's language: `22 november 2026`. */
  long: string;
}

export interface ContentPage extends BasePage {
  kind: "content";
  /** Field of colour at the top; null where the page has none. */
  hero: PageHero | null;
  /** The text as HTML, without what stands in the field of colour. */
  text: string;
  /** Null where git cannot tell. */
  updated: UpdatedOn | null;
}

export interface DocPage extends BasePage, DocPlace {
  kind: "doc";
  /** The text as HTML. */
  text: string;
  /** Only on the pages of committees, of the board and of other bodies. */
  body: BodyHead | null;
  /** Null where git cannot tell, and in archived versions. */
  updated: UpdatedOn | null;
  /** Leads to all docs of its version on one page; only from the version's main doc. */
  print: { label: string; href: string } | null;
}

/** All docs of a version on one page, to read in one go or to print. */
export interface PrintPage extends BasePage {
  kind: "print";
  contents: PrintEntry[];
  /** In the order of the menu. */
  docs: PrintedDoc[];
}

/** An entry of its table of contents: a doc, or a category with what is in it. */
export interface PrintEntry {
  label: string;
  /** Of the doc's heading; null for a category without a doc of its own. */
  id: string | null;
  children: PrintEntry[];
}

export interface PrintedDoc {
  /** Of its heading; ids of its text begin with it. */
  id: string;
  title: string;
  contentLocale: Locale;
  /** The text as HTML, headings one level down. */
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
  pagination: Pagination | null;
}

export interface BlogListPage extends BasePage {
  kind: "blog-list";
  /** Other ways into the news: archive, tags, authors. */
  overviews: TagLink[];
  posts: PostSummary[];
  /** Shown when there are no posts. */
  empty: string;
  pagination: ListPagination | null;
}

export interface ArchivePage extends BasePage {
  kind: "archive";
  lead: string;
  cover: Motif;
  years: {
    year: string;
    months: {
      /** `2024-03`. */
      id: string;
      /** `mars`, `March`. */
      month: string;
      posts: {
        title: string;
        href: string;
        /** The day and its number in the month. */
        date: { iso: string; day: string };
        contentLocale: Locale;
      }[];
    }[];
  }[];
}

export interface TagsPage extends BasePage {
  kind: "tags";
  lead: string;
  cover: Motif;
  groups: {
    letter: string;
    id: string;
    tags: (TagLink & { description: string | null; cover: Motif; count: number })[];
  }[];
  /** Shown when there are none. */
  empty: string;
}

export interface TagPage extends BasePage {
  kind: "tag";
  lead: string | null;
  cover: Motif;
  allTags: { label: string; href: string };
  posts: PostSummary[];
  pagination: ListPagination | null;
}

export interface AuthorsPage extends BasePage {
  kind: "authors";
  lead: string;
  cover: Motif;
  authors: AuthorModel[];
}

export interface AuthorPage extends BasePage {
  kind: "author";
  author: AuthorModel;
  allAuthors: { label: string; href: string };
  posts: PostSummary[];
  /** Shown when there are no posts. */
  empty: string;
  pagination: ListPagination | null;
}

/** For editors: what is current, outdated and missing. */
export interface TranslationsPage extends BasePage {
  kind: "translations";
  lead: string;
  columns: { label: string; lang: Locale | null }[];
  rows: {
    /** Of the file, without language and ending. */
    name: string;
    page: TranslationSection;
    /** In the order of the languages. */
    states: { locale: Locale; state: TranslationState; label: string }[];
    /** What has changed, by language. */
    changed: string[];
  }[];
}

/** What editors have to look at. */
export interface ReviewPage extends BasePage {
  kind: "review";
  tables: ReviewTable[];
}

/** All pages by subject, and a place for the search. */
export interface SearchPage extends BasePage {
  kind: "search";
  lead: string;
}

export interface NotFoundPage extends BasePage {
  kind: "not-found";
  paragraphs: string[];
  home: { label: string; href: string };
  /** How to join: what many look for who come from an old address. */
  invitation: { label: string; href: string };
  /** Further ways on, such as whom to write to. */
  links: { label: string; href: string }[];
}
