import { basename, join } from "node:path";
import type { BuildOptions, Metafile } from "esbuild";
import type { Assets } from "../model/frame/shell.ts";
import { EXTRA_STYLES, type ExtraStyle } from "../schema/extra-styles.ts";
import { SiteError } from "../schema/finding.ts";
import type { WidgetRuntime } from "../schema/site.ts";
import { buildAdmin } from "./admin.ts";
import { brotliSize, checkBudgets, initialFiles, totalSize } from "./budgets.ts";
import { bundleAgain, bundleOnce } from "./bundler.ts";
import { nameWidgetChunks } from "./chunk-names.ts";
import { extraStyleEntry } from "./extra-styles.ts";
import { fontSize, preloadFonts } from "./fonts.ts";
import { basePathBanner, type InlineSettings, inlineScript } from "./inline-scripts.ts";
import { licenceText, worksIn } from "./licences.ts";
import { policyHash } from "./policy-hash.ts";
import { clientAliases } from "./runtime-aliases.ts";
import { FIRST_SCRIPT, type ScriptTexts, scripts } from "./scripts.ts";
import { styles, stylesheetEntry } from "./styles.ts";
import { dropUnusedImports } from "./unused-imports.ts";

/** What the build of the assets tells besides the addresses that pages need. */
export interface BuiltAssets extends Assets {
  /** Source of the inline script for the Content-Security-Policy: `'sha256-…'`. */
  inlineScriptHash: string;
  /** Others' programs and fonts in the assets, with their licences, as one text. */
  licences: string;
}

export interface AssetOptions extends ScriptTexts, InlineSettings {
  /**
   * Names hold a hash of the content, so that browsers can keep the files for ever; off in
   * development, where a changed name would rewrite every page. There bundles are kept for the next
   * call, until `disposeBundles`.
   */
  hashed: boolean;
  /** What brings widgets to life. */
  runtime: WidgetRuntime;
  /** Whether there is a page where editors write in the browser. */
  hasAdmin: boolean;
}

/**
 * Bundles stylesheet and scripts into the output folder.
 *
 * @param output folder that the site is written to
 * @throws SiteError when a visitor would be sent more than the budgets allow, or a work without its licence
 */
export async function buildAssets(output: string, options: AssetOptions): Promise<BuiltAssets> {
  const { hashed, runtime, hasAnnouncement, hasAdmin } = options;
  const shared = {
    bundle: true,
    minify: hashed,
    logLevel: "warning",
    outdir: join(output, "assets"),
    entryNames: hashed ? "[name]-[hash]" : "[name]",
    define: { "process.env.NODE_ENV": hashed ? '"production"' : '"development"' },
    alias: clientAliases(runtime),
    // The hashes in names follow from where packages lie, which must not depend on links to them.
    preserveSymlinks: true,
    jsx: "automatic",
    // What types are checked with is no matter of the bundles; and ours has esbuild write "use strict"
    // into every page.
    tsconfigRaw: "{}",
  } satisfies BuildOptions;
  const bundle = hashed ? bundleOnce : bundleAgain;
  const [style, script, inline, banner, adminWorks = []] = await Promise.all([
    bundle(styles(shared, hasAnnouncement)),
    bundle(scripts(shared, options)),
    bundle(inlineScript(shared, options)),
    bundle(basePathBanner(shared)),
    ...(hasAdmin ? [buildAdmin(output)] : []),
  ]);
  const stylesheet = outputOf(style.metafile, stylesheetEntry(hasAnnouncement));
  const firstScript = outputOf(script.metafile, FIRST_SCRIPT);
  const inlineText = textOf(inline);
  if (hashed) {
    dropUnusedImports(script.metafile);
    nameWidgetChunks(script.metafile, firstScript);
    const findings = checkBudgets({
      stylesheet: totalSize([stylesheet]),
      initialScript: brotliSize(inlineText) + totalSize(initialFiles(script.metafile, firstScript)),
      fonts: fontSize(style.metafile),
    });
    if (findings.length > 0) throw new SiteError(findings);
  }
  return {
    stylesheet: addressOf(stylesheet),
    extraStylesheets: Object.fromEntries(
      EXTRA_STYLES.map((name) => [
        name,
        addressOf(outputOf(style.metafile, extraStyleEntry(name))),
      ]),
    ) as Record<ExtraStyle, string>,
    script: addressOf(firstScript),
    inlineScript: inlineText,
    baseUrlBanner: textOf(banner),
    inlineScriptHash: policyHash(inlineText),
    preloadFonts: preloadFonts(style.metafile),
    licences: licenceText([
      ...worksIn(
        [style, script, inline, banner].map(({ metafile }) => metafile),
        "pages",
      ),
      ...adminWorks,
    ]),
  };
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

function textOf({ outputFiles }: { outputFiles?: { text: string }[] | undefined }): string {
  return outputFiles?.[0]?.text.trim() ?? "";
}
