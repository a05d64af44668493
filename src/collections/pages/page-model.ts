import type { BuiltAssets } from "../../assets/assets.ts";
import type { AnalyticsSettings } from "../../schema/analytics.ts";
import type { Locale } from "../../schema/localized.ts";
import type { MenuPage } from "../../schema/menu.ts";
import type { Motif } from "../../schema/pictures.ts";
import type { DocPlace } from "../docs/docs.ts";
import type { Head } from "../frame/frame-model.ts";
import type { HeadSource } from "../frame/head.ts";
import type { MenuFile } from "../navbar/menus.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Source } from "../sources.ts";
import type { TranslationNote } from "../translations/translation-note.ts";

/** A page that will be published, before anything that depends on other pages is known. */
export interface PlannedPage<Props = object> {
  core: OwnPage & Props;
  /** The file that it is written in; null for generated pages. */
  source: Source | null;
  /** Day of the last change of its text, where that is known. */
  updated?: string | null;
  /** Head data of this page only. */
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
  /** Published but left out of lists, search engines and the sitemap. */
  unlisted: boolean;
  /** What the search finds on a page that has no text. */
  sections?: { id: string; heading: string; text: string }[];
  /** What its picture for links shows, where that does not follow from its source. */
  share?: { motif: Motif; line?: string };
}

/** What a page has from the rest of the site. */
export interface PageFrame {
  /** The file that it is written in; null for generated pages. */
  source: Source | null;
  /** Day of the last change of its text: `2026-11-22`; null where that is not known. */
  updated: string | null;
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
