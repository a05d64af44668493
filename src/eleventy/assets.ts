import { basename, join } from "node:path";
import esbuild from "esbuild";
import type { Assets } from "../model/frame/shell.ts";
import { SiteError } from "../schema/finding.ts";
import type { WidgetRuntime } from "../schema/site.ts";
import { brotliSize, checkBudgets, initialFiles, totalSize } from "./budgets.ts";
import type { BundleSettings } from "./bundle-settings.ts";
import { embeddedStyles } from "./embedded-styles.ts";
import { policyHash } from "./policy-hash.ts";
import { dropUnusedImports } from "./unused-imports.ts";
import { CLIENT_ALIASES } from "./widget-runtime.ts";
import { type LabelsByLocale, widgetTexts } from "./widget-texts.ts";

/** Browsers of the oldest phones that visitors are likely to have; nesting is written out for them. */
const CSS_TARGET = ["chrome100", "firefox100", "safari15"];
/** Older browsers see the page as without script. */
const JS_TARGET = ["es2022"];
/** What the script for a wrong base path is written in; the browser may be any (ERR-4). */
const OLDEST_TARGET = ["es5"];

/** Faces that every page shows; the others are fetched only where a character needs them. */
const PRELOADED_FONTS = ["porter-sans", "young-serif"];

/** What the build of the assets tells besides the addresses that pages need. */
export interface BuiltAssets extends Assets {
  /** Source of the inline script for the Content-Security-Policy: `'sha256-…'`. */
  inlineScriptHash: string;
}

export interface AssetOptions {
  /**
   * Names hold a hash of the content, so that browsers can keep the files for ever; off in
   * development, where a changed name would rewrite every page.
   */
  hashed: boolean;
  /** What brings widgets to life. */
  runtime: WidgetRuntime;
  /** Where each language begins. */
  homes: readonly string[];
  labels: LabelsByLocale;
  settings: BundleSettings;
}

/**
 * Bundles stylesheet and scripts into the output folder.
 *
 * @param output folder that the site is written to
 */
export async function buildAssets(
  output: string,
  { hashed, runtime, homes, labels, settings }: AssetOptions,
): Promise<BuiltAssets> {
  const shared = {
    bundle: true,
    minify: hashed,
    metafile: true,
    logLevel: "warning",
    outdir: join(output, "assets"),
    entryNames: hashed ? "[name]-[hash]" : "[name]",
    define: { "process.env.NODE_ENV": hashed ? '"production"' : '"development"' },
    alias: CLIENT_ALIASES[runtime],
    jsx: "automatic",
  } satisfies esbuild.BuildOptions;
  const { colorMode, hasAnnouncement } = settings;
  const stylesheet = hasAnnouncement
    ? "src/styles/site-with-announcement.css"
    : "src/styles/site.css";
  const inline = async (entryPoint: string, target: string[]): Promise<string> => {
    const { outputFiles } = await esbuild.build({
      ...shared,
      entryPoints: [entryPoint],
      define: {
        ...shared.define,
        SITE_MODE: JSON.stringify(colorMode.unchosen),
        SITE_HAS_SWITCH: String(colorMode.hasSwitch),
        SITE_HAS_ANNOUNCEMENT: String(hasAnnouncement),
      },
      target,
      // Without ours, which has esbuild write "use strict" into every page.
      tsconfigRaw: "{}",
      format: "iife",
      minify: true,
      write: false,
    });
    return outputFiles[0]?.text.trim() ?? "";
  };
  const [styles, scripts, inlineScript, baseUrlBanner] = await Promise.all([
    esbuild.build({
      ...shared,
      entryPoints: [stylesheet],
      target: CSS_TARGET,
      loader: { ".woff2": "file" },
      assetNames: hashed ? "[name]-[hash]" : "[name]",
      publicPath: "/assets",
    }),
    esbuild.build({
      ...shared,
      entryPoints: ["widgets/main.ts"],
      define: { ...shared.define, SITE_HOMES: JSON.stringify(homes.join(" ")) },
      plugins: [widgetTexts(labels), embeddedStyles({ minify: hashed, target: CSS_TARGET })],
      target: JS_TARGET,
      format: "esm",
      splitting: true,
      sourcemap: "linked",
      // Always: two widgets may share a file name.
      chunkNames: "[name]-[hash]",
    }),
    inline("widgets/inline.ts", JS_TARGET),
    inline("widgets/base-path-banner.ts", OLDEST_TARGET),
  ]);
  if (hashed) {
    dropUnusedImports(scripts.metafile);
    const findings = checkBudgets({
      stylesheet: totalSize([outputOf(styles.metafile, stylesheet)]),
      initialScript:
        brotliSize(inlineScript) +
        totalSize(initialFiles(scripts.metafile, outputOf(scripts.metafile, "widgets/main.ts"))),
      fonts: fontSize(styles.metafile),
    });
    if (findings.length > 0) throw new SiteError(findings);
  }
  return {
    stylesheet: addressOf(styles.metafile, stylesheet),
    script: addressOf(scripts.metafile, "widgets/main.ts"),
    inlineScript,
    baseUrlBanner,
    inlineScriptHash: policyHash(inlineScript),
    preloadFonts: Object.keys(styles.metafile.outputs)
      .filter((file) => PRELOADED_FONTS.some((font) => basename(file).startsWith(font)))
      .map((file) => `/assets/${basename(file)}`)
      .sort(),
  };
}

function addressOf(metafile: esbuild.Metafile, entryPoint: string): string {
  return `/assets/${basename(outputOf(metafile, entryPoint))}`;
}

function outputOf(metafile: esbuild.Metafile, entryPoint: string): string {
  const [file] =
    Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint) ?? [];
  if (!file) throw new Error(`esbuild wrote nothing for ${entryPoint}`);
  return file;
}

function fontSize({ outputs }: esbuild.Metafile): number {
  return Object.entries(outputs)
    .filter(([file]) => file.endsWith(".woff2"))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}
