import type { Site } from "../model/build-site.ts";
import type { Source, Standing } from "../model/sources.ts";
import type { Deployment } from "../schema/deployment.ts";
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
  deployment: Deployment;
  /** All data files as they were read, archived ones too. */
  dataFiles: readonly { file: string; value: unknown }[];
  /** Links to Markdown files that do not exist. */
  brokenMarkdownLinks: readonly Problem[];
  /** Entries of `_data/translations.json` without a page in both languages, drafts included. */
  lostTranslations: readonly string[];
  /** Files of images beside texts that no text shows. */
  unusedImages: readonly string[];
  /** Drafts and scheduled posts that are not shown, by address. */
  unpublished: ReadonlyMap<string, Standing | undefined>;
  /** Texts that are hidden, as they will be shown. */
  hiddenTexts: readonly Source[];
  /** Other files beside texts that no text leads to. */
  unusedFiles: readonly string[];
  /** Addresses of published files that are not pages. */
  files: ReadonlySet<string>;
  /** The finished page at an address. */
  html(url: string): string;
  /** Translations of a page by Eleventy's I18nPlugin; undefined while only some pages are built. */
  localeLinks: ((url: string) => string[]) | undefined;
}
