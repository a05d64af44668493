import { globSync, readFileSync } from "node:fs";
import type { BuildOptions } from "esbuild";
import { posixPath } from "../schema/posix-path.ts";
import { bundle } from "./bundle.ts";
import { CSS_TARGET } from "./targets.ts";

/** The stylesheet of every page. It imports what every page has. */
const SITE_STYLESHEET = "src/assets/styles/site.css";
/** For paper, in the order of the cascade. */
const PRINT_STYLESHEETS = ["src/theme/print.css", "src/assets/styles/print.css"];
/** In the stylesheet of every page while there is an announcement, which is then on every page. */
const ANNOUNCEMENT = "src/components/announcement/announcement.css";
/** Stylesheets that only some pages need, in the order of the cascade; of a widget, what the server renders. */
const PATTERNS = [
  "src/components/**/*.css",
  "src/blocks/**/*.css",
  "src/features/**/*.css",
  "src/layouts/**/*.css",
  "widgets/*/*.css",
];
/** Named after its folder; scripts add the others of a widget. */
const OF_WIDGET = /^widgets\/([\w-]+)\/\1\.css$/;

/** Bundles the stylesheet of every page, with the fonts that it names. */
export function styles(shared: BuildOptions, hasAnnouncement: boolean): BuildOptions {
  const announcement = hasAnnouncement ? `@import "./${ANNOUNCEMENT}" layer(layout);` : "";
  return stylesheet(shared, "site", `@import "./${SITE_STYLESHEET}";${announcement}`);
}

/** Bundles the stylesheet for paper. */
export function printStyles(shared: BuildOptions): BuildOptions {
  const imports = PRINT_STYLESHEETS.map((file) => `@import "./${file}" layer(print);`);
  return stylesheet(shared, "print", imports.join(""));
}

function stylesheet(shared: BuildOptions, name: string, contents: string): BuildOptions {
  return {
    ...shared,
    stdin: { contents, loader: "css", resolveDir: process.cwd() },
    entryNames: shared.entryNames?.replace("[name]", name),
    target: CSS_TARGET,
    loader: { ".woff2": "file" },
    assetNames: shared.entryNames,
    publicPath: "/assets",
  };
}

/** Gives the CSS that a page needs, by its HTML; all of it without. */
export type PageStyles = (html?: string) => string[];

/**
 * Reads the stylesheets that `site.css` does not import. A page gets those whose first selector names
 * a class or element of the page.
 *
 * @param minify whether the result is published
 * @returns gives the CSS that a page needs, by its HTML
 * @throws UserError when a stylesheet has a syntax error
 */
export async function readPageStyles(minify: boolean): Promise<PageStyles> {
  const site = readFileSync(SITE_STYLESHEET, "utf8");
  const files = PATTERNS.flatMap((pattern) => globSync(pattern).map(posixPath).sort())
    .filter((file) => !file.startsWith("widgets/") || OF_WIDGET.test(file))
    .filter((file) => !site.includes(`/${file.replace("src/", "")}"`));
  const { outputFiles = [] } = await bundle(`page styles ${minify}`, {
    entryPoints: files.map((file) => ({ in: file, out: file })),
    bundle: true,
    minify,
    target: CSS_TARGET,
    outdir: "/",
    write: false,
    tsconfigRaw: "{}",
  });
  const pageStyles = files.map((file, index) => ({
    name: firstSelector(readFileSync(file, "utf8")),
    code: inLayer(file, outputFiles[index]?.text.trim() ?? ""),
  }));
  return (html) => {
    if (html === undefined) return pageStyles.map(({ code }) => code);
    // Menus need none of them, and can be most of a page.
    const text = html.slice(0, html.indexOf("<header")) + html.slice(html.indexOf("<main"));
    const names = new Set([...text.matchAll(/<([\w-]+)/g)].map(([, element]) => element));
    for (const [, classes = ""] of text.matchAll(/ class="([^"]*)"/g))
      for (const name of classes.split(" ")) names.add(`.${name}`);
    // In the stylesheet of every page while there is one; the preview shows it before.
    names.delete(".announcement");
    return pageStyles.filter(({ name }) => names.has(name)).map(({ code }) => code);
  };
}

/** What the first selector of a stylesheet begins with: `.chart` or `table`. */
function firstSelector(css: string): string {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, "");
  return /^(?:\s*@[^;{]*[;{])*\s*(\.?[\w-]+)/.exec(rules)?.[1] ?? "";
}

function inLayer(file: string, css: string): string {
  if (file.endsWith(".print.css")) return `@layer print{@media print{${css}}}`;
  return `@layer ${file.includes("/prose/") ? "base" : "components"}{${css}}`;
}
