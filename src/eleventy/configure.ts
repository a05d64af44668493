import { rmSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { relative } from "node:path";
import { I18nPlugin } from "@11ty/eleventy";
import eleventyNavigation from "@11ty/eleventy-navigation";
import type { EleventyConfig } from "./eleventy-config.ts";
import { renewModules } from "./loader.ts";
import type { BuildPlace } from "./site-build.ts";
import { SiteIndex, type TemplateData } from "./site-index.ts";

/** Where the finished site lies. */
const OUTPUT = process.env.SITE_OUTPUT ?? "_site";
/** Where a build works until it has passed all checks (design.md, section 8). */
const WORKSHOP = `${OUTPUT}.next`;
/** Folder with `_data` and `src/content`; tests point it at a fixture. */
const ROOT = process.env.SITE_ROOT ?? ".";

/** All registrations, in the order: plugins, data, content, templates, files, build, server. */
export function configure(config: EleventyConfig): object {
  const isBuild = process.env.ELEVENTY_RUN_MODE === "build";
  const output = isBuild ? WORKSHOP : OUTPUT;
  const place: BuildPlace = { root: ROOT, output, isBuild };
  let index = new SiteIndex(ROOT);

  // Plugins. `allow-fallback`: links from the unprefixed language are right only there.
  // `immediate`: so that our own page.lang comes after the plugin's, which reads /om/ as Oromo.
  config.addPlugin(I18nPlugin, {
    defaultLanguage: "sv",
    errorMode: "allow-fallback",
    immediate: true,
  });
  config.addPlugin(eleventyNavigation);

  // Data
  config.addGlobalData("siteIndex", () => index);
  config.addGlobalData("generatedUrls", () => index.generatedUrls);
  config.addGlobalData("generatedPaths", () => index.generatedPaths);
  config.addGlobalData("layout", "page.11ty.tsx");
  config.addGlobalData(
    "eleventyComputed.permalink",
    () => (data: TemplateData) => index.outputPath(data),
  );
  config.addGlobalData(
    "eleventyComputed.page.lang",
    () => (data: TemplateData) => index.page(data)?.model.locale ?? "sv",
  );

  // Content: loadSite has rendered the Markdown already, because lists and feeds need it first.
  config.setLibrary("md", {
    render: (_body, data) => index.page(data)?.source?.text.html ?? "",
  });
  // A file without a page is a draft.
  config.addPreprocessor("drafts", "md", (data) => (index.page(data) ? undefined : false));
  config.addUrlTransform(({ url }) => url.replace(/\.html$/, ""));

  // Templates
  config.addTemplateFormats(["11ty.tsx"]);
  config.addExtension("11ty.tsx", { key: "11ty.js", outputFileExtension: "html" });
  config.addTemplate("generated-pages.11ty.js", {
    data: { pagination: { data: "generatedUrls", size: 1, alias: "generatedUrl" } },
    render: (data: TemplateData) => index.page(data)?.source?.text.html ?? "",
  });
  config.addTemplate("generated-files.11ty.js", {
    data: { layout: null, pagination: { data: "generatedPaths", size: 1, alias: "generatedPath" } },
    render: ({ generatedPath }: TemplateData) => index.file(generatedPath ?? ""),
  });

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
    renewModules();
    const { readSite } = await import("./site-build.ts");
    index = (await readSite(place, index.isLoaded)) ?? index;
  });
  config.on("eleventy.after", async ({ results }) => {
    const { finishSite } = await import("./site-build.ts");
    const localeLinks = config.getFilter("locale_links");
    await finishSite(index, results, place, (url) =>
      (localeLinks.call({ page: { url } }, url) as { url: string }[]).map((entry) => entry.url),
    );
    if (!isBuild) return;
    await rm(OUTPUT, { recursive: true, force: true });
    await rename(WORKSHOP, OUTPUT);
    console.log(`${index.site.pages.length} pages in ${OUTPUT}`);
  });

  // Server
  for (const glob of [
    "src/{bundle,checks,eleventy,layouts,model,schema,ui}/**/*.{ts,tsx}",
    "widgets/**/*.{ts,tsx}",
  ]) {
    config.addWatchTarget(glob, { resetConfig: true });
  }
  for (const glob of ["_data/**/*.json", "{src,widgets}/**/*.css", "src/versions/**/*.md"])
    config.addWatchTarget(glob);
  config.setServerOptions({ domDiff: false });

  const input = `${ROOT}/src/content`;
  const layouts = relative(input, "src/layouts");
  return {
    // `_data` is read and checked by loadSite; Eleventy's own reading of it would be a second, unchecked one.
    dir: { input, includes: layouts, layouts, data: "none", output },
    markdownTemplateEngine: false,
    htmlTemplateEngine: false,
  };
}
