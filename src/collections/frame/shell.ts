import { format } from "../format.ts";
import type { LocaleContext } from "../site-data.ts";
import { buildAnnouncement } from "./announcement.ts";
import { unchosenMode } from "./color-mode.ts";
import { buildFooter } from "./footer.ts";
import type { Shell } from "./frame-model.ts";
import { buildRibbon } from "./preview-ribbon.ts";

/** Files of this build that pages refer to. */
export interface Assets {
  stylesheet: string;
  preloadFonts: string[];
  /** Address of the first script, which hydrates widgets. */
  script: string;
  /** Addresses of the scripts that it imports. */
  preloadScripts: string[];
  /** Script that runs before the page is shown. */
  inlineScript: string;
  /** Script of the home pages that tells when the site lies under a wrong path. */
  baseUrlBanner: string;
}

/** What all pages of a language share. */
export function buildShell(context: LocaleContext, assets: Assets): Shell {
  const { data, record, labels } = context;
  return {
    siteTitle: data.site.title,
    htmlLang: record.htmlLang,
    dir: record.direction,
    homeUrl: record.path,
    labels,
    footer: buildFooter(context),
    announcement: buildAnnouncement(context),
    ribbon: buildRibbon(context),
    stylesheet: assets.stylesheet,
    preloadFonts: assets.preloadFonts,
    script: assets.script,
    preloadScripts: assets.preloadScripts,
    inlineScript: assets.inlineScript,
    baseUrlBanner: data.site.baseUrlBanner
      ? {
          script: assets.baseUrlBanner,
          title: format(labels["baseUrlBanner.title"], { siteTitle: data.site.title }),
        }
      : null,
    colorMode: {
      unchosen: unchosenMode(data.site.colorMode),
      hasSwitch: data.site.colorMode.switch,
    },
    hidesOnScroll: data.navbar.hideOnScroll,
    versions:
      data.versions.versions.length > 1 ? data.versions.versions.map(({ name }) => name) : [],
  };
}
