import type { BuildOptions } from "esbuild";
import type { Bundle } from "./bundler.ts";
import { CSS_TARGET } from "./targets.ts";

/** The file that the stylesheet of the pages begins with. */
export function stylesheetEntry(hasAnnouncement: boolean): string {
  return hasAnnouncement ? "src/styles/site-with-announcement.css" : "src/styles/site.css";
}

/** The stylesheet of the pages, with the fonts that it names. */
export function styles(shared: BuildOptions, hasAnnouncement: boolean): Bundle {
  return {
    name: "styles",
    from: [shared, hasAnnouncement],
    options: {
      ...shared,
      entryPoints: [stylesheetEntry(hasAnnouncement)],
      target: CSS_TARGET,
      loader: { ".woff2": "file" },
      assetNames: shared.entryNames,
      publicPath: "/assets",
    },
  };
}
