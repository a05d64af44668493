import { rmSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { I18nPlugin } from "@11ty/eleventy";
import type { TextCache } from "../markdown/render-texts.ts";
import type { ContentCache } from "../read/read-content.ts";
import type { EleventyConfig, EleventyResult } from "./eleventy-config.ts";
import { renewModules, useRuntime } from "./loader.ts";
import { createPagePrints } from "./page-prints.ts";
import type { BuildPlace, PageToWrite, SiteBuild } from "./site-build.ts";

/** Where the finished site lies. */
const OUTPUT = process.env.SITE_OUTPUT ?? "_site";
/** Where a build works until it has passed all checks. */
const WORKSHOP = `${OUTPUT}.next`;
/** Folder with `_data` and `src/content`; tests point it at a fixture. */
const ROOT = process.env.SITE_ROOT ?? ".";

/** All registrations, in the order: plugins, data, templates, files, build, server. */
export function configure(config: EleventyConfig): object {
  const isBuild = process.env.ELEVENTY_RUN_MODE === "build";
  const output = isBuild ? WORKSHOP : OUTPUT;
  const place: BuildPlace = { root: ROOT, output, isBuild };
  // What one build leaves for the next one of the development server.
  const content: ContentCache = new Map();
  const texts: TextCache = { made: "", pages: new Map() };
  const prints = createPagePrints();
  let site: SiteBuild | undefined;
  /** Whether the last build has made another one. */
  let isNew = false;
  let pages: PageToWrite[] = [];

  // Plugins. `allow-fallback`: links from the unprefixed language are right only there.
  config.addPlugin(I18nPlugin, {
    defaultLanguage: "sv",
    errorMode: "allow-fallback",
    immediate: true,
  });
  // Its own page.lang reads /om/ as Oromo and, computed anew for each page, takes a third of a build.
  delete config.globalData["eleventyComputed.page.lang"];

  // Data
  config.addGlobalData("sitePages", () => pages);
  config.addGlobalData("siteFiles", () => site?.files ?? []);

  // Templates
  config.addTemplateFormats(["11ty.ts"]);
  config.addExtension("11ty.ts", { key: "11ty.js", outputFileExtension: "html" });
  config.addUrlTransform(({ url }) => url.replace(/\.html$/, ""));

  // Files
  config.addPassthroughCopy({
    "src/assets/img/*.{svg,png,jpg,webp}": "img",
    "src/assets/*.{ico,png,svg}": "/",
  });

  // Build
  config.setQuietMode(true);
  // Whatever stops a build, nothing half-written stays behind.
  if (isBuild) process.once("exit", () => rmSync(WORKSHOP, { recursive: true, force: true }));
  config.on("eleventy.before", async () => {
    if (isBuild) await rm(WORKSHOP, { recursive: true, force: true });
    // A module may have been saved while Eleventy was building; then it calls again without
    // resetting the configuration. So what a build does is imported anew, not the registrations.
    if (renewModules()) {
      texts.pages.clear();
      prints.forget();
    }
    try {
      const { readSources } = await import("../read/read-sources.ts");
      const sources = readSources(ROOT, process.env, content);
      useRuntime(sources.data.site.widgetRuntime);
      const { buildSiteFiles } = await import("./site-build.ts");
      const earlier = site;
      site = await buildSiteFiles(sources, place, texts, earlier);
      isNew = site !== earlier;
      pages = isBuild ? site.pages : isNew ? prints.changed(site.pages) : [];
    } catch (error) {
      if (isBuild || !site) throw error;
      // The pages of the build before stay as they are.
      pages = [];
      isNew = false;
      tell(error);
    }
  });
  config.on("eleventy.after", async ({ results }) => {
    if (!site || !isNew) return;
    const { finishSite, pathBelow } = await import("./site-build.ts");
    const html = new Map(
      results.map(({ outputPath, content }: EleventyResult) => [
        pathBelow(output, outputPath),
        content,
      ]),
    );
    const localeLinks = config.getFilter("locale_links");
    try {
      await finishSite(
        site,
        place,
        html,
        pages.length === site.pages.length
          ? (url) =>
              (localeLinks.call({ page: { url } }, url) as { url: string }[]).map(
                (entry) => entry.url,
              )
          : undefined,
      );
    } catch (error) {
      if (isBuild) throw error;
      tell(error);
    }
    if (!isBuild) {
      for (const path of prints.gone()) await rm(join(output, path), { force: true });
      return;
    }
    await rm(OUTPUT, { recursive: true, force: true });
    await rename(WORKSHOP, OUTPUT);
    console.log(`${site.pages.length} pages in ${OUTPUT}`);
  });

  // Server
  for (const glob of [
    "src/{bundle,checks,eleventy,markdown,model,output,read,schema,templates,ui}/**/*.{ts,tsx}",
    "widgets/**/*.{ts,tsx}",
  ]) {
    config.addWatchTarget(glob, { resetConfig: true });
  }
  for (const glob of [
    `${ROOT}/_data/**/*.json`,
    `${ROOT}/src/{content,versions}/**/*`,
    "{src,widgets}/**/*.css",
  ])
    config.addWatchTarget(glob);
  // Editors save a file in one go; the default waits 150 ms to see whether there is more to come.
  config.setChokidarConfig({ awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } });
  config.setServerOptions({ domDiff: false });

  return {
    // `_data` is read and checked by src/read; Eleventy's own reading would be a second, unchecked one.
    dir: { input: "src/templates", includes: "none", layouts: "none", data: "none", output },
  };
}

/** Prints findings without ending the server. */
function tell(error: unknown): void {
  // Not by its class: after a change of the code there are two of that name.
  if (!(error instanceof Error && "findings" in error)) throw error;
  console.error(`\n${error.message}\n`);
}
