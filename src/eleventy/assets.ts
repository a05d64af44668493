import { basename, join } from "node:path";
import esbuild from "esbuild";
import type { Assets } from "../model/build-site.ts";

/** Browsers of the oldest phones that visitors are likely to have; nesting is written out for them. */
const CSS_TARGET = ["chrome100", "firefox100", "safari15"];

/** Faces that every page shows; the others are fetched only where a character needs them. */
const PRELOADED_FONTS = ["porter-sans.woff2", "young-serif.woff2"];

/**
 * Bundles the stylesheet into the output folder.
 *
 * @param output folder that the site is written to
 * @param options `hashed`: the name holds a hash of the content, so that browsers can keep the file
 *   for ever; off in development, where a changed name would rewrite every page
 */
export async function buildAssets(
  output: string,
  { hashed }: { hashed: boolean },
): Promise<Assets> {
  const result = await esbuild.build({
    entryPoints: ["src/styles/site.css"],
    outdir: join(output, "assets"),
    entryNames: hashed ? "[name]-[hash]" : "[name]",
    bundle: true,
    minify: hashed,
    metafile: true,
    target: CSS_TARGET,
    external: ["/assets/fonts/*"],
    logLevel: "warning",
  });
  const [file = ""] = Object.keys(result.metafile.outputs);
  return {
    stylesheet: `/assets/${basename(file)}`,
    preloadFonts: PRELOADED_FONTS.map((font) => `/assets/fonts/${font}`),
  };
}
