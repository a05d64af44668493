import { basename, join } from "node:path";
import esbuild from "esbuild";
import type { Assets } from "../model/build-site.ts";
import { SiteError } from "../schema/finding.ts";
import type { WidgetRuntime } from "../schema/site.ts";
import { brotliSize, checkBudgets, initialFiles, totalSize } from "./budgets.ts";
import { policyHash } from "./policy-hash.ts";
import { RUNTIME_ALIASES } from "./widget-runtime.ts";

/** Browsers of the oldest phones that visitors are likely to have; nesting is written out for them. */
const CSS_TARGET = ["chrome100", "firefox100", "safari15"];
/** Older browsers see the page as without script. */
const JS_TARGET = ["es2022"];

/** Faces that every page shows; the others are fetched only where a character needs them. */
const PRELOADED_FONTS = ["porter-sans", "young-serif"];

/** What the build of the assets tells besides the addresses that pages need. */
export interface BuiltAssets extends Assets {
  /** Source of the inline script for the Content-Security-Policy: `'sha256-…'`. */
  inlineScriptHash: string;
}

/**
 * Bundles stylesheet and scripts into the output folder.
 *
 * @param output folder that the site is written to
 * @param options `hashed`: names hold a hash of the content, so that browsers can keep the files
 *   for ever; off in development, where a changed name would rewrite every page. `runtime`: what
 *   brings widgets to life
 */
export async function buildAssets(
  output: string,
  { hashed, runtime }: { hashed: boolean; runtime: WidgetRuntime },
): Promise<BuiltAssets> {
  const shared = {
    bundle: true,
    minify: hashed,
    metafile: true,
    logLevel: "warning",
    outdir: join(output, "assets"),
    entryNames: hashed ? "[name]-[hash]" : "[name]",
    define: { "process.env.NODE_ENV": hashed ? '"production"' : '"development"' },
    alias: RUNTIME_ALIASES[runtime],
    jsx: "automatic",
  } satisfies esbuild.BuildOptions;
  const [styles, scripts, inline] = await Promise.all([
    esbuild.build({
      ...shared,
      entryPoints: ["src/styles/site.css"],
      target: CSS_TARGET,
      loader: { ".woff2": "file" },
      assetNames: hashed ? "[name]-[hash]" : "[name]",
      publicPath: "/assets",
    }),
    esbuild.build({
      ...shared,
      entryPoints: ["widgets/main.ts"],
      target: JS_TARGET,
      format: "esm",
      splitting: true,
      sourcemap: "linked",
      // Always: two widgets may share a file name.
      chunkNames: "[name]-[hash]",
    }),
    esbuild.build({
      ...shared,
      entryPoints: ["widgets/inline.ts"],
      target: JS_TARGET,
      format: "iife",
      minify: true,
      write: false,
    }),
  ]);
  const inlineScript = inline.outputFiles[0]?.text.trim() ?? "";
  if (hashed) {
    const findings = checkBudgets({
      stylesheet: totalSize([outputOf(styles.metafile, "src/styles/site.css")]),
      initialScript:
        brotliSize(inlineScript) +
        totalSize(initialFiles(scripts.metafile, outputOf(scripts.metafile, "widgets/main.ts"))),
      fonts: fontSize(styles.metafile),
    });
    if (findings.length > 0) throw new SiteError(findings);
  }
  return {
    stylesheet: addressOf(styles.metafile, "src/styles/site.css"),
    script: addressOf(scripts.metafile, "widgets/main.ts"),
    inlineScript,
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
