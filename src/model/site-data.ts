import type { BuiltAssets } from "../assets/assets.ts";
import type { ImageMetadata } from "../assets/images.ts";
import type { DataFiles, DataKey, VERSIONED_FILES } from "../read/data-files.ts";
import { type GeneratedKind, generatedAddress } from "../routes/generated-pages.ts";
import { linkedAddress, type OwnAddresses } from "../routes/own-addresses.ts";
import type { PageSummaries } from "../routes/page-summaries.ts";
import type { Preview } from "../schema/deployment.ts";
import type { DesignTokens } from "../schema/design-tokens.ts";
import type { Labels } from "../schema/labels.ts";
import type { LocaleRecord } from "../schema/locales.ts";
import type { Locale, Localized } from "../schema/localized.ts";
import type { FileSizes } from "../schema/uploads.ts";
import type { Emblems } from "./emblems.ts";
import { roleIn, withAddresses } from "./roles.ts";

/** Everything in `_data`, checked. */
export interface SiteData extends DataFiles {
  /** Day of the build, by the site's clock. */
  today: string;
  /** Data that belongs to archived versions of the docs, by version name. */
  archives: Record<string, Partial<VersionedData>>;
  /** Pages whose addresses differ between languages; from their front matter. */
  addresses: OwnAddresses;
  /** Whether git knows the last change of some docs only: then no page shows it. */
  hidesDays?: boolean;
  /** What this build is a preview of; absent or null when it is the published site. */
  preview?: Preview | null;
  /** What the stylesheet names; absent where no page shows it. */
  designTokens?: DesignTokens;
  /** What the pages that are written as files are about, by address; from their front matter. */
  summaries: PageSummaries;
  /** Addresses of the scripts of widgets, by their names. */
  widgets: BuiltAssets["widgets"];
  /** The embroidered patches of committees, roles and subjects. */
  emblems: Emblems;
  fileSizes: FileSizes;
  /** The published images with their sizes, by the address that data have in place of `/img/<name>`. */
  pictures: ReadonlyMap<string, ImageMetadata>;
}

/** The data without what is hidden or over: what pages and subjects get. */
export type PublicData = SiteData & { isPublic: true };

/** The entries of a file of a subject that may not be there, which fields of other files name. */
export const entriesOf = <Entry extends object>(key: string, data: object) =>
  (data as Readonly<Record<string, Readonly<Record<string, Entry>> | undefined>>)[key];

/** Data that belongs to a year of the docs. */
export type VersionedData = Pick<DataFiles, DataKey<(typeof VERSIONED_FILES)[number]>>;

/** The data as it was in a version of the docs; today's where that version has none. */
export function dataOfVersion<Data extends SiteData>(data: Data, version: string): Data {
  return { ...data, ...data.archives[version] };
}

/**
 * Protocol and host that the pages of this build are shown at. What a link leads to is asked of
 * `site.url` instead, so that a preview finds the same mistakes as the published site.
 */
export function originOf({ site, preview }: Pick<SiteData, "site" | "preview">): string {
  return preview?.url ?? site.url;
}

/** One language's view of the data. */
export interface LocaleContext {
  locale: Locale;
  record: LocaleRecord;
  labels: Labels;
  data: PublicData;
  /** The text in this language. */
  text(localized: Localized): string;
  /** An internal target as it is in this locale (ROUTE-6); others unchanged. */
  href(target: string): string;
  /** The address of a generated page. */
  generated(kind: GeneratedKind): string;
  /** A path of this site with protocol and host. */
  absolute(path: string): string;
  /** The same on the published site, in previews too: what calendars, messages and search engines keep. */
  published(path: string): string;
}

/** Creates the view of one language. */
export function localeContext(locale: Locale, data: PublicData): LocaleContext {
  return {
    locale,
    record: data.locales.locales[locale],
    labels: data.labels[locale],
    data,
    text: (localized) => localized[locale],
    href: (target) => {
      if (roleIn(target) !== undefined) return withAddresses(target, data.people);
      return linkedAddress(target, locale, data.locales, data.addresses);
    },
    generated: (kind) => generatedAddress(kind, locale, data.locales),
    absolute: (path) => new URL(path, originOf(data)).href,
    published: (path) => new URL(path, data.site.url).href,
  };
}
