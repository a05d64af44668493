import { format } from "../format.ts";
import type { LocaleContext } from "../site-data.ts";
import { buildAnnouncement } from "./announcement.ts";
import { unchosenMode } from "./color-mode.ts";
import { buildFooter } from "./footer.ts";
import { buildRibbon } from "./preview-ribbon.ts";

/** Files of this build that pages refer to. */
export interface Assets {
  stylesheet: string;
  /** Font files worth fetching before the stylesheet asks for them. */
  preloadFonts: string[];
  /** Address of the first script, which hydrates widgets. */
  script: string;
  /** Addresses of the scripts that it imports. */
  preloadScripts: string[];
  /** Script that runs before the page is shown. */
  inlineScript: string;
  /** Script of the home pages that shows a banner when the site is served under a wrong path. */
  baseUrlBanner: string;
}

/** What all pages of a language share; one object, shared by reference. */
export type Shell = ReturnType<typeof buildShell>;

/** Builds what all pages of a language share. */
export function buildShell(context: LocaleContext, { baseUrlBanner, ...assets }: Assets) {
  const { data, record, labels, text, href } = context;
  const { editing } = data.site;
  return {
    ...assets,
    siteTitle: data.site.title,
    htmlLang: record.htmlLang,
    dir: record.direction,
    /** The locale's home: `/` or `/en/`. */
    homeUrl: record.path,
    labels,
    /** The guide for new editors. */
    editing: editing ? { label: text(editing.label), href: href(editing.to) } : null,
    footer: buildFooter(context),
    announcement: buildAnnouncement(context),
    /** On previews only. */
    ribbon: buildRibbon(context),
    /** On home pages: shows a banner when the site is served under a wrong path (ERR-4). */
    baseUrlBanner: data.site.baseUrlBanner
      ? {
          script: baseUrlBanner,
          title: format(labels["baseUrlBanner.title"], { siteTitle: data.site.title }),
        }
      : null,
    /** The mode until a visitor chooses one; `system` follows their device (MODE-2, CONF-9). */
    unchosenMode: unchosenMode(data.site.colorMode),
    /** Whether the bar hides while the visitor scrolls down (HIDE-2). */
    hidesOnScroll: data.navbar.hideOnScroll,
    /** Names of the docs versions; empty while there is only one (PREF-1, PREF-3). */
    versions:
      data.versions.versions.length > 1 ? data.versions.versions.map(({ name }) => name) : [],
  };
}
