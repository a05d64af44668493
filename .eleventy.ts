import { enableCompileCache } from "node:module";
import { BundlePlugin, I18nPlugin } from "@11ty/eleventy";
import { installLoader } from "./src/eleventy/loader.ts";
import type { CollectionApi, EleventyConfig } from "./src/eleventy/types.ts";

// React's development build renders many times slower; it reads this once, when it is imported.
process.env.NODE_ENV ??= "production";
enableCompileCache(".cache/node");
// Lets Node import .tsx files, so nothing that needs them may be imported statically here.
installLoader();

/** Eleventy calls this at the start, and again when a watched module changes. */
export default async function configure(config: EleventyConfig): Promise<object> {
  const { addFormats, startBuild, siteOf, pages, files, renderText } = await import(
    "./src/eleventy/parts.ts"
  );

  // Plugins
  config.addPlugin(I18nPlugin, { defaultLanguage: "sv", errorMode: "allow-fallback" });
  // A page without a bundle has no link to it, so no page has to be searched for empty ones.
  config.addPlugin(BundlePlugin, { bundles: false, pruneEmptySelector: false });
  config.addBundle("css", { toFileDirectory: "assets" });

  // What happens around a build: linter, bundles, images, publishing
  const run = startBuild(config);

  // Formats: templates and layouts in TSX, data by their schemas, texts by our Markdown library
  addFormats(config, run.withStylesheets);
  config.setLibrary("md", { render: renderText });
  config.addUrlTransform(({ url }) => url.replace(/\.html$/, ""));

  // Data: `_data/*.json`, directory data beside the texts, and what a build knows besides
  config.addGlobalData("build", run.data);

  // Collections: the whole site, and the entries of templates that write several pages or files
  config.addCollection("site", (api) => {
    const site = siteOf(api);
    run.setSite(site);
    return site;
  });
  const entries = { ...pages, ...files };
  for (const [name, entriesOf] of Object.entries(entries))
    config.addCollection(name, (api: CollectionApi) => entriesOf(siteOf(api)));

  // Templates are in these folders only
  config.ignores.add("src/!(content|versions|pages|layouts)/**");

  // Files
  config.addPassthroughCopy({
    "src/assets/img/*.{svg,png,jpg,jpeg,webp,avif}": "img",
    "src/assets/*.{ico,png,svg}": "/",
  });

  // Development server
  for (const glob of ["src/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}"])
    config.addWatchTarget(glob, { resetConfig: true });
  config.addWatchTarget("{src,widgets}/**/*.{css,svg}");
  config.setQuietMode(true);
  if (run.serverOptions) config.setServerOptions(run.serverOptions);

  return {
    dir: { input: "src", layouts: "layouts", includes: "layouts", data: "../_data", output: run.output },
  };
}
