import { readFileSync, writeFileSync } from "node:fs";
import { basename, join, matchesGlob } from "node:path";
import type { BuildOptions, Metafile } from "esbuild";
import { buildAdmin } from "./admin.ts";
import { bundle } from "./bundle.ts";
import { basePathBanner, exitScript, type InlineSettings, inlineScript } from "./inline-scripts.ts";
import { licenceText, worksIn } from "./licences.ts";
import { policyHash } from "./policy-hash.ts";
import { FIRST_SCRIPT, type ScriptOptions, scripts, WIDGET_SCRIPTS } from "./scripts.ts";
import { printStyles, styles } from "./styles.ts";

/** The addresses that pages need, and what else follows from the assets. */
export interface BuiltAssets {
  stylesheet: string;
  printStylesheet: string;
  /** Address of the first script, which hydrates widgets. */
  script: string;
  /** Addresses of the scripts of widgets, by their names. */
  widgets: Readonly<Record<string, string>>;
  /** Addresses of the scripts that the first one imports. */
  preloadScripts: string[];
  /** Script that runs before the page is shown. */
  inlineScript: string;
  /** Script of the home pages that shows a banner when the site is served under a wrong path. */
  baseUrlBanner: string;
  /** Script of the pages with `leave`: what their link needs, before anything else is loaded. */
  exitScript: string;
  /** The inline script's source in the Content-Security-Policy: `'sha256-…'`. */
  inlineScriptHash: string;
  /** Licences of third-party code and fonts in the assets, as one text. */
  licences: string;
}

export interface AssetOptions extends ScriptOptions, InlineSettings {
  /**
   * Whether file names hold a hash of the content, so that browsers can cache them forever. Off in
   * development, where a new name would change every page.
   */
  hashed: boolean;
  /** Whether there is a page where editors write in the browser. */
  hasAdmin: boolean;
}

/**
 * Bundles stylesheets and scripts into the output folder.
 *
 * @param output folder that the site is written to
 * @returns what pages, headers and `licenses.txt` need to know of them. In development nothing is written
 * for `/admin`, which few saves are about, until `writeAdmin` is called
 * @throws UserError when code cannot be bundled, or third-party code or a font has no known licence
 */
export async function buildAssets(
  output: string,
  options: AssetOptions,
): Promise<{ assets: BuiltAssets; writeAdmin: () => Promise<unknown> }> {
  const { hashed, hasAnnouncement, hasAdmin } = options;
  const shared = {
    bundle: true,
    minify: hashed,
    outdir: join(output, "assets"),
    entryNames: hashed ? "[name]-[hash]" : "[name]",
    define: { "process.env.NODE_ENV": hashed ? '"production"' : '"development"' },
    // Hashes depend on the paths of packages, which must not depend on symbolic links.
    preserveSymlinks: true,
    jsx: "automatic",
    // Ours is for type checks only, and would make esbuild write "use strict" into every page.
    tsconfigRaw: "{}",
  } satisfies BuildOptions;
  const writeAdmin = async () => (hasAdmin ? buildAdmin(output, shared) : []);
  const [style, print, script, inline, exit, banner, adminWorks] = await Promise.all([
    bundle("styles", styles(shared, hasAnnouncement)),
    bundle("print", printStyles(shared)),
    bundle("scripts", scripts(shared, options), options.labels),
    bundle("inline", inlineScript(shared, options)),
    bundle("exit", exitScript(shared)),
    bundle("banner", basePathBanner(shared)),
    hashed ? writeAdmin() : [],
  ]);
  const firstScript = outputOf(script.metafile, FIRST_SCRIPT);
  if (hashed) dropRuntime(script.metafile, firstScript);
  const inlineText = textOf(inline);
  const assets = {
    stylesheet: addressOf(outputOf(style.metafile, "<stdin>")),
    printStylesheet: addressOf(outputOf(print.metafile, "<stdin>")),
    script: addressOf(firstScript),
    widgets: widgetsIn(script.metafile),
    preloadScripts: hashed ? importsOf(script.metafile, firstScript).map(addressOf) : [],
    inlineScript: inlineText,
    exitScript: textOf(exit),
    baseUrlBanner: textOf(banner),
    inlineScriptHash: policyHash(inlineText),
    licences: licenceText([
      ...worksIn(
        [style, script, inline, exit, banner].map(({ metafile }) => metafile),
        "pages",
      ),
      ...adminWorks,
    ]),
  };
  return { assets, writeAdmin };
}

function addressOf(file: string): string {
  return `/assets/${basename(file)}`;
}

function outputOf(metafile: Metafile, entryPoint: string): string {
  const [file] =
    Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint) ?? [];
  if (!file) throw new Error(`esbuild wrote nothing for ${entryPoint}`);
  return file;
}

function widgetsIn({ outputs }: Metafile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint = "" }]) =>
      matchesGlob(entryPoint, WIDGET_SCRIPTS)
        ? [[basename(entryPoint, ".ts"), addressOf(file)]]
        : [],
    ),
  );
}

/** The files that a script imports at once, which are shared with other scripts. */
function importsOf(metafile: Metafile, file: string): string[] {
  return importedBy(metafile, file)
    .filter((path) => !isRuntime(metafile, path))
    .sort();
}

/**
 * esbuild lets every entry point import its runtime, by no name. The first script needs none of it, so
 * each page asks for one file less before it is loaded.
 */
function dropRuntime(metafile: Metafile, file: string): void {
  const runtime = importedBy(metafile, file).find((path) => isRuntime(metafile, path));
  const code = readFileSync(file, "utf8");
  writeFileSync(file, code.replace(`import"./${basename(runtime ?? "")}";`, ""));
}

function importedBy({ outputs }: Metafile, file: string): string[] {
  const imports = outputs[file]?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
  return imports.map(({ path }) => path);
}

/** A file without code of ours: it runs CommonJS, which React is. */
function isRuntime({ outputs }: Metafile, file: string): boolean {
  return Object.keys(outputs[file]?.inputs ?? {}).length === 0;
}

function textOf({ outputFiles }: { outputFiles?: { text: string }[] | undefined }): string {
  return outputFiles?.[0]?.text.trim() ?? "";
}
