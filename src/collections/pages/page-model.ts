import type { BuiltAssets } from "../../assets/assets.ts";
import type { AnalyticsSettings } from "../../schema/analytics.ts";
import type { ContentFrontMatter } from "../../schema/front-matter.ts";
import type { Locale } from "../../schema/localized.ts";
import type { MenuPage } from "../../schema/menu.ts";
import type { Motif } from "../../schema/pictures.ts";
import type { DocPlace, Pagination } from "../docs/docs-model.ts";
import type { Alternate, Head, TocEntry } from "../frame/frame-model.ts";
import type { HeadSource } from "../frame/head.ts";
import type { MenuFile } from "../navbar/menus.ts";
import type { PostSummary } from "../news/news-model.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Source } from "../sources.ts";
import type { StatusNotice } from "../status.ts";
import type { TranslationState } from "../translations/translations.ts";
import type { CommitteeHeader } from "./committee-header.ts";

/** A page that will be published, before anything that depends on other pages is known. */
export interface PlannedPage<Props = object> {
  core: OwnPage & Props;
  /** The file that it is written in; null for generated pages. */
  source: Source | null;
  /** Day of the last change of its text, where that is known. */
  updated?: string | null;
  /** Head data of its own. */
  head: HeadSource;
  /**
   * Pages of one key are translations of each other: those of one file name, and those without files
   * that have the same address but for the language.
   */
  translationKey: string;
}

/** Everything a page shows: plain data for the components, with the props of its kind. */
export type PageModel<Props = object> = OwnPage & PageFrame & Props;

/** What a page has by itself. */
export interface OwnPage extends Partial<Pick<DocPlace, "sidebar" | "breadcrumbs" | "version">> {
  /** Of a text: home, content, doc or post. Of a generated page: the name of its template. */
  kind: string;
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
  /** Replaces a page that is hidden; in no list either. */
  isPlaceholder: boolean;
  /** Only shown in previews. */
  unpublished: boolean;
  /** Present for drafts, for posts whose day has not come, and for what has expired. */
  status: StatusNotice | null;
  /** The text as HTML; absent on pages without one. */
  text?: string;
  /** What the search finds on a page that has no text. */
  sections?: { id: string; heading: string; text: string }[];
  /** What its picture for links shows, where that does not follow from its source. */
  share?: { motif: Motif; line?: string };
}

/** What a page has from the rest of the site. */
export interface PageFrame {
  /** File it is written to, relative to the output folder: `docs/board.html`. */
  outputPath: string;
  /** File with its text as Markdown; null where it has none of its own. */
  markdown: string | null;
  /** The same page in every language that has it, this one included, in configured order. */
  alternates: Alternate[];
  /** Whether the text exists in the language of the page, and says what its other language says. */
  translation: TranslationState;
  /** Of an outdated text only; the home page has no room for it. */
  translationNote: TranslationNote | null;
  /** Data, labels and links in the language of the page. */
  context: LocaleContext;
  assets: BuiltAssets;
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
  /** Absent on not-found pages, which are shown at any address. */
  path?: string;
}

/** The note on a text that is older than its other language. */
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

/** A page with a text, which may have a hero. */
export type ContentPage = PageModel<{
  text: string;
  hero: PageHero | null;
  /** Null where git has no date. */
  updated: UpdatedOn | null;
}>;

export type DocPage = PageModel<
  DocPlace & {
    text: string;
    /** Only on the pages of committees, of the board and of other bodies. */
    body: CommitteeHeader | null;
    /** Null where git has no date, and in archived versions. */
    updated: UpdatedOn | null;
    /** Link to all docs of its version on one page; only on the version's main doc. */
    print: { label: string; href: string } | null;
  }
>;

export type PostPage = PageModel<{
  text: string;
  post: PostSummary;
  pagination: Pagination | null;
}>;

export interface PageHero
  extends Pick<NonNullable<ContentFrontMatter["hero"]>, "color" | "illustration"> {
  /** The first paragraph of the text, as HTML; null where it begins with something else. */
  lead: string | null;
  action: { label: string; href: string };
}

/** When the text of a page was last changed. */
export interface UpdatedOn {
  /** `2026-11-22`. */
  iso: string;
  /** In the page's language: `22 november 2026`. */
  long: string;
}
