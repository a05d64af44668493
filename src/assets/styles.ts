import { globSync, readFileSync } from "node:fs";
import { basename, dirname, posix } from "node:path";
import type { BuildOptions } from "esbuild";
import { PAGE_STYLE_FILES } from "./page-styles.ts";
import { CSS_TARGET } from "./targets.ts";

const ENTRY = "src/assets/styles/site.css";
/** Without an announcement no page carries its rules. */
const ANNOUNCEMENT = "src/components/announcement/announcement.css";

/** Components that arrange others; their rules come after those. */
const PAGES = "src/layouts/pages/";

/**
 * Finds the stylesheets of components and widgets that are in the stylesheet of the pages: every
 * `.css` file in a folder of `src/components`, and of a widget the one with its name. Those that a file in
 * `src/assets/styles` imports by name, because they belong to another layer, are left out, and those that
 * only some pages carry.
 *
 * @param root folder that holds `src` and `widgets`
 * @returns paths from there, in the order of the cascade
 */
export function findComponentStyles(root: string): string[] {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const elsewhere = new Set([
    ...PAGE_STYLE_FILES,
    ...find("src/assets/styles/*.css").flatMap((file) =>
      [...readFileSync(posix.join(root, file), "utf8").matchAll(/@import "(\.[^"]+)"/g)].map(
        ([, path = ""]) => posix.join(posix.dirname(file), path),
      ),
    ),
  ]);
  const widgets = find("widgets/*/*.css").filter(
    (file) => basename(file, ".css") === basename(dirname(file)),
  );
  const rank = (file: string) => `${file.startsWith(PAGES) ? 1 : 0} ${file}`;
  return [...find("src/{blocks,components,layouts}/**/*.css"), ...widgets]
    .filter((file) => !elsewhere.has(file))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/**
 * The stylesheet of the pages, with the fonts that it names: `site.css` and those that it does not
 * import by name.
 *
 * @param root folder that holds `src` and `widgets`
 */
export function styles(
  shared: BuildOptions,
  hasAnnouncement: boolean,
  root = process.cwd(),
): BuildOptions {
  const found = findComponentStyles(root).filter((file) => file !== ANNOUNCEMENT);
  const imports = [
    `@import "./${ENTRY}";`,
    ...found.map((file) => `@import "./${file}" layer(components);`),
    ...(hasAnnouncement ? [`@import "./${ANNOUNCEMENT}" layer(layout);`] : []),
  ];
  return {
    ...shared,
    stdin: { contents: imports.join("\n"), loader: "css", resolveDir: root },
    entryNames: shared.entryNames?.replace("[name]", "site"),
    target: CSS_TARGET,
    loader: { ".woff2": "file" },
    assetNames: shared.entryNames,
    publicPath: "/assets",
  };
}
