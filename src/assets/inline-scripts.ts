import type { BuildOptions } from "esbuild";
import { lastSecond } from "../schema/days.ts";
import { JS_TARGET, OLDEST_TARGET } from "./targets.ts";

/** What of the site's data decides which code pages carry. */
export interface InlineSettings {
  colorMode: { unchosen: "system" | "light" | "dark"; hasSwitch: boolean };
  hasAnnouncement: boolean;
  /** Its last day, where that is known. */
  announcementEnd?: string | undefined;
}

/** The script in the head of every page, which runs before anything is shown. */
export function inlineScript(
  shared: BuildOptions,
  { colorMode, hasAnnouncement, announcementEnd }: InlineSettings,
): BuildOptions {
  return inline("widgets/inline.ts", JS_TARGET, shared, {
    SITE_MODE: JSON.stringify(colorMode.unchosen),
    SITE_HAS_SWITCH: String(colorMode.hasSwitch),
    SITE_HAS_ANNOUNCEMENT: String(hasAnnouncement),
    // In milliseconds; 0 when that is not known.
    SITE_ANNOUNCEMENT_END: String(announcementEnd ? Date.parse(lastSecond(announcementEnd)) : 0),
  });
}

/** The script of pages with `leave`. */
export function exitScript(shared: BuildOptions): BuildOptions {
  return inline("widgets/exit.ts", JS_TARGET, shared, {});
}

/** The script of the home pages that warns when the site is published under a wrong path. */
export function basePathBanner(shared: BuildOptions): BuildOptions {
  return inline("widgets/base-path-banner.ts", OLDEST_TARGET, shared, {});
}

function inline(
  entryPoint: string,
  target: string[],
  shared: BuildOptions,
  define: Record<string, string>,
): BuildOptions {
  return {
    ...shared,
    entryPoints: [entryPoint],
    define: { ...shared.define, ...define },
    target,
    format: "iife",
    minify: true,
    write: false,
  };
}
