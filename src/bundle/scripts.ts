import { resolve } from "node:path";
import type { BuildOptions } from "esbuild";
import type { Bundle } from "./bundler.ts";
import { embeddedStyles } from "./embedded-styles.ts";
import { JOINED, joinedFiles } from "./joined-files.ts";
import { ownCopies } from "./own-copies.ts";
import { reactModules } from "./react-modules.ts";
import { type LabelsByLocale, siteTexts } from "./site-texts.ts";
import { CSS_TARGET, JS_TARGET } from "./targets.ts";
import { findWidgets, WIDGET_CHUNKS, widgetEntries } from "./widget-entries.ts";

/** The script of every page; all others are imported by it, at once or on demand. */
export const FIRST_SCRIPT = "widgets/main.ts";

/** What nearly every visit needs at the first use of a page. */
const FIRST_USE = [
  "widgets/behaviours/first-use.ts",
  "widgets/behaviours/kept-state.ts",
  "widgets/navigation/soft-navigation.ts",
];

const AFTER_FIRST_USE = ["widgets/navigation/failure.ts"];

/** What is in the bar of every page, and in the menu of phones too: it comes with React. */
const WITH_WIDGETS = [JOINED, "./widgets/color-mode/color-mode-button.tsx"];

/**
 * Modules that are loaded without those of the first use. Of the small modules that both use they get
 * copies of their own: a file would cost a request, and more bytes of headers than it has.
 */
const APART = [
  "widgets/behaviours/announcement.ts",
  "widgets/behaviours/checklist.ts",
  "widgets/behaviours/keep-current.ts",
  "widgets/behaviours/tabs.ts",
  "widgets/search/search-box.ts",
];
/** These hold no state that more than one importer is interested in. */
const COPIED = [
  "widgets/shared/add-styles.ts",
  "widgets/shared/hash-target.ts",
  "widgets/shared/keep-in-view.ts",
  "widgets/shared/reveal.ts",
  // Each importer has keys of its own.
  "widgets/shared/storage.ts",
];

/** What of the site's data the scripts hold. */
export interface ScriptTexts {
  /** Where each language begins. */
  homes: readonly string[];
  labels: LabelsByLocale;
}

/**
 * The scripts of the pages: the first one, and on demand widgets, behaviours and what a navigation
 * needs.
 *
 * @param shared options of all bundles
 */
export function scripts(shared: BuildOptions, { homes, labels }: ScriptTexts): Bundle {
  const root = resolve(".");
  const widgets = findWidgets(root);
  return {
    name: "scripts",
    from: [shared, homes, labels, widgets],
    options: {
      ...shared,
      entryPoints: [FIRST_SCRIPT],
      define: {
        ...shared.define,
        SITE_HOMES: JSON.stringify(homes.toSorted((a, b) => b.length - a.length).join(" ")),
        // In development nobody minds how many requests follow each other.
        ...(shared.minify ? {} : { [WIDGET_CHUNKS]: '""' }),
      },
      plugins: [
        // In development React tells more of what goes wrong.
        ...(shared.minify && !shared.alias?.react ? [reactModules(root)] : []),
        widgetEntries(root, widgets, WITH_WIDGETS),
        ownCopies(root, APART, COPIED),
        joinedFiles(root, FIRST_USE, AFTER_FIRST_USE),
        siteTexts(labels),
        embeddedStyles({ minify: shared.minify === true, target: CSS_TARGET }),
      ],
      target: JS_TARGET,
      format: "esm",
      splitting: true,
      // Not published: they name files by their way from the output folder, and so would decide the
      // hashes of the scripts; and who wants to read the code finds it in the repository.
      sourcemap: shared.minify ? false : "linked",
      // Always: two widgets may share a file name.
      chunkNames: "[name]-[hash]",
    },
  };
}
