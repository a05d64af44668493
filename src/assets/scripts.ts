import { globSync } from "node:fs";
import type { BuildOptions } from "esbuild";
import { posixPath } from "../schema/posix-path.ts";
import type { WidgetRuntime } from "../schema/site.ts";
import { embeddedStyles } from "./embedded-styles.ts";
import { type LabelsByLocale, siteTexts } from "./site-texts.ts";
import { CSS_TARGET, JS_TARGET } from "./targets.ts";

/** The script of every page; it imports all others on demand. */
export const FIRST_SCRIPT = "widgets/main.ts";

/** Scripts of the widgets: a page names those of its islands, so the first script has to know none. */
export const WIDGET_SCRIPTS = "widgets/islands/*.ts";

/** In the browser only: Preact hydrates the HTML that React has rendered on the server. */
const ALIASES: Record<WidgetRuntime, Record<string, string>> = {
  react: {},
  preact: { react: "preact/compat", "react-dom": "preact/compat" },
};

/** What the scripts hold of the site's data. */
export interface ScriptOptions {
  /** The path of each language's home page. */
  homes: readonly string[];
  labels: LabelsByLocale;
  /** What hydrates the widgets. */
  runtime: WidgetRuntime;
}

/**
 * The scripts of the pages, split by esbuild: the first one, and on demand widgets, behaviours and
 * navigation.
 *
 * @param shared options of all bundles
 */
export function scripts(
  shared: BuildOptions,
  { homes, labels, runtime }: ScriptOptions,
): BuildOptions {
  return {
    ...shared,
    // Expanded here: a new file is another option, without which the last bundle would be used again.
    entryPoints: [FIRST_SCRIPT, ...globSync(WIDGET_SCRIPTS).map(posixPath).sort()],
    alias: ALIASES[runtime],
    define: {
      ...shared.define,
      SITE_HOMES: JSON.stringify(homes.toSorted((a, b) => b.length - a.length).join(" ")),
    },
    plugins: [
      siteTexts(labels),
      embeddedStyles({ minify: shared.minify === true, target: CSS_TARGET }),
    ],
    target: JS_TARGET,
    format: "esm",
    splitting: true,
    // Not published: source maps hold paths relative to the output folder, on which the hashes in
    // the names of the scripts would then depend.
    sourcemap: shared.minify ? false : "linked",
    // Always with a hash: two modules may have the same file name.
    chunkNames: "[name]-[hash]",
  };
}
