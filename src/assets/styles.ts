import { basename, resolve } from "node:path";
import type { BuildOptions } from "esbuild";
import type { Bundle } from "./bundler.ts";
import { componentStyles, findComponentStyles } from "./component-styles.ts";
import { CSS_TARGET } from "./targets.ts";

/** The file that the stylesheet of the pages begins with. */
export function stylesheetEntry(hasAnnouncement: boolean): string {
  return hasAnnouncement
    ? "src/assets/styles/site-with-announcement.css"
    : "src/assets/styles/site.css";
}

/** The stylesheet of the pages, with the fonts that it names, and those that only some pages carry. */
export function styles(shared: BuildOptions, hasAnnouncement: boolean): Bundle {
  const root = resolve(".");
  const components = findComponentStyles(root);
  return {
    name: "styles",
    from: [shared, hasAnnouncement, components],
    options: {
      ...shared,
      entryPoints: [
        {
          in: stylesheetEntry(hasAnnouncement),
          out: basename(stylesheetEntry(hasAnnouncement), ".css"),
        },
      ],
      plugins: [componentStyles(root, components)],
      target: CSS_TARGET,
      loader: { ".woff2": "file" },
      assetNames: shared.entryNames,
      publicPath: "/assets",
    },
  };
}
