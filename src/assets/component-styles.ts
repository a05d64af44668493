import { globSync, readFileSync } from "node:fs";
import { basename, dirname, posix } from "node:path";
import type { Plugin } from "esbuild";
import { PAGE_STYLE_FILES } from "./page-styles.ts";

/** What `src/assets/styles/site.css` imports for all of them. */
const NAME = "virtual:component-styles";

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
 * Lets the stylesheet import them all at once.
 *
 * @param root folder that holds `src` and `widgets`
 * @param files paths from there
 */
export function componentStyles(root: string, files: readonly string[]): Plugin {
  return {
    name: "component-styles",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${NAME}$`) }, ({ path }) => ({
        path,
        namespace: "virtual",
      }));
      onLoad({ filter: /./, namespace: "virtual" }, () => ({
        contents: files.map((file) => `@import "./${file}" layer(components);`).join("\n"),
        loader: "css",
        resolveDir: root,
      }));
    },
  };
}
