import type { AnnouncementFile } from "../schema/announcement.ts";
import type { ChapterMapFile, ChartsFile, CoursesFile, KeyDatesFile } from "../schema/blocks.ts";
import type { AuthorsFile, TagsFile } from "../schema/blog.ts";
import type { SidebarsFile, VersionsFile } from "../schema/docs.ts";
import type { Problem } from "../schema/finding.ts";
import type { FooterFile } from "../schema/footer.ts";
import type { EventsFile, PartnersFile, StatsFile } from "../schema/home.ts";
import type { Labels } from "../schema/labels.ts";
import type { LocaleRecord, LocalesFile } from "../schema/locales.ts";
import type { Locale, Localized } from "../schema/localized.ts";
import type { NavbarFile } from "../schema/navbar.ts";
import type { ContactsFile, PeopleFile } from "../schema/people.ts";
import type { RedirectsFile } from "../schema/redirects.ts";
import type { SiteFile } from "../schema/site.ts";
import { localizeTarget } from "./routes/locales.ts";

/** Everything in `_data`, checked. */
export interface SiteData {
  site: SiteFile;
  locales: LocalesFile;
  labels: Record<Locale, Labels>;
  navbar: NavbarFile;
  footer: FooterFile | null;
  announcement: AnnouncementFile | null;
  authors: AuthorsFile;
  tags: TagsFile;
  people: PeopleFile;
  contacts: ContactsFile;
  charts: ChartsFile;
  courses: CoursesFile;
  keyDates: KeyDatesFile;
  chapterMap: ChapterMapFile;
  events: EventsFile;
  partners: PartnersFile;
  stats: StatsFile;
  sidebars: SidebarsFile;
  versions: VersionsFile;
  redirects: RedirectsFile;
  /** What archived versions of the docs have of their own, by version name. */
  archives: Record<string, Partial<VersionedData>>;
}

/** Data that belongs to a year of the docs. */
export type VersionedData = Pick<
  SiteData,
  "sidebars" | "people" | "contacts" | "charts" | "courses" | "keyDates" | "chapterMap"
>;

/** The data as it was in a version of the docs; today's where that version has none of its own. */
export function dataOfVersion(data: SiteData, version: string): SiteData {
  return { ...data, ...data.archives[version] };
}

/** Tells of a mistake in a source. */
export type Report = (problem: Problem) => void;

/** One language's view of the data. */
export interface LocaleContext {
  locale: Locale;
  record: LocaleRecord;
  labels: Labels;
  data: SiteData;
  /** The text in this language. */
  text(localized: Localized): string;
  /** An internal target with this locale's base path (ROUTE-6); others unchanged. */
  href(target: string): string;
  /** A path of this site with protocol and host. */
  absolute(path: string): string;
  report: Report;
  /** For slips in data that all languages share: only the default language tells them, so once. */
  reportShared: Report;
}

/** Creates the view of one language. */
export function localeContext(locale: Locale, data: SiteData, report: Report): LocaleContext {
  return {
    locale,
    record: data.locales.locales[locale],
    labels: data.labels[locale],
    data,
    text: (localized) => localized[locale],
    href: (target) => localizeTarget(target, locale, data.locales),
    absolute: (path) => new URL(path, data.site.url).href,
    report,
    reportShared: locale === data.locales.default ? report : () => {},
  };
}

/** Where slips in a text go: a text that stands in for a missing translation tells them at home. */
export function reportIn(
  { locale, contentLocale }: { locale: Locale; contentLocale: Locale },
  { report }: LocaleContext,
): Report {
  return locale === contentLocale ? report : () => {};
}
