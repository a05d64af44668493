import { enableCompileCache } from "node:module";
import { BundlePlugin, I18nPlugin } from "@11ty/eleventy";
import { componentsReady, installLoader, reloadModules } from "./src/eleventy/loader.ts";
import type { EleventyConfig } from "./src/eleventy/types.ts";

// React's development build renders many times slower; it reads this once, when it is imported.
process.env.NODE_ENV ??= "production";
enableCompileCache(".cache/node");
// Lets Node import .tsx files, so nothing that needs them may be imported statically here.
installLoader();

/** Eleventy calls this at the start, and again when a watched module changes. */
export default async function configure(config: EleventyConfig): Promise<object> {
  reloadModules();
  await componentsReady();
  const { startBuild } = await import("./src/eleventy/run.ts");
  const { addFormats } = await import("./src/eleventy/formats.ts");
  const { renderText } = await import("./src/markdown/render-text.ts");
  const { siteOf } = await import("./src/collections/site.ts");
  const { LOCALES } = await import("./src/schema/localized.ts");
  const isBuild = process.env.ELEVENTY_RUN_MODE === "build";

  // Before and after a build: linter, bundles, images, calendar, staging folder.
  const run = startBuild(config, isBuild);

  // Plugins. Pages without a bundle have no link to one, so no page has to be searched for empty links.
  config.addPlugin(I18nPlugin, { defaultLanguage: "sv", errorMode: "allow-fallback" });
  config.addPlugin(BundlePlugin, { bundles: false, pruneEmptySelector: false });
  config.addBundle("css", { toFileDirectory: "assets" });

  // Formats: templates and layouts in TSX, data files by their schemas, texts by our Markdown library.
  addFormats(config, run.withStylesheets, run.isStopped, run.replaceFailed);
  config.addPreprocessor("findings", "*", () => (run.isStopped() ? false : undefined));
  config.setLibrary("md", {
    render: (...args: Parameters<typeof renderText>) => run.attempt(() => renderText(...args), ""),
  });
  config.addUrlTransform(({ url }) => url.replace(/\.html$/, ""));

  // Data: `_data/*.json`, directory data beside the texts, and what a build knows besides.
  config.addGlobalData("build", run.data);

  // Collections: what all pages share, and its languages, over which templates paginate.
  config.addCollection("site", (api) => run.attempt(() => siteOf(api), null));
  config.addCollection("locales", (api) =>
    run.attempt(() => LOCALES.map((locale) => ({ site: siteOf(api), locale })), []),
  );

  // Files: templates are in three folders, the others hold code.
  config.ignores.add("src/!(content|versions|pages|layouts)/**");
  config.setUseGitIgnore(false);
  config.addPassthroughCopy({ "src/theme/public": "/" });

  // Development server.
  config.addWatchTarget("{src,widgets}/**/*.{ts,tsx}", { resetConfig: true });
  config.addWatchTarget("{src,widgets}/**/*.{css,svg,json}");
  // Written when a file is deleted (`dev-server.ts`), which is no change to Eleventy.
  config.addWatchTarget(".cache/deleted-file");
  config.setQuietMode(true);
  if (run.serverOptions) config.setServerOptions(run.serverOptions);

  return {
    dir: {
      input: "src",
      layouts: "layouts",
      includes: "layouts",
      data: "../_data",
      output: run.output,
    },
  };
}
