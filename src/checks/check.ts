import type { Site } from "../model/build-site.ts";
import type { Problem } from "../schema/finding.ts";
import type { Severity, SiteFile } from "../schema/site.ts";

/** A promise about the site that every build keeps. */
export interface Check {
  /** What is promised, in a few words. */
  name: string;
  /** How loudly it speaks; the owner of the site decides of some checks (CHECK-3). */
  severity: Severity | ((site: SiteFile) => Severity);
  /** Whether it looks at what pages are made from, or at finished pages. */
  about: "sources" | "pages";
  run(site: CheckedSite): Problem[];
}

/** A site as the checks see it. */
export interface CheckedSite extends Site {
  /** All data files as they were read, archived ones too. */
  dataFiles: readonly { file: string; value: unknown }[];
  /** Links to Markdown files that do not exist. */
  brokenMarkdownLinks: readonly Problem[];
  /** Addresses of published files that are not pages. */
  files: ReadonlySet<string>;
  /** The finished page at an address. */
  html(url: string): string;
  /** Translations of a page by Eleventy's I18nPlugin; undefined while only some pages are built. */
  localeLinks: ((url: string) => string[]) | undefined;
}
