import { relative } from "node:path";
import { I18nPlugin } from "@11ty/eleventy";
import type { CalendarReading } from "../calendar/read-calendar.ts";
import type { TextCache } from "../markdown/render-texts.ts";
import { twinPathOf } from "../model/routes/paths.ts";
import { buildTime } from "../read/environment.ts";
import type { SourceCache } from "../read/read-sources.ts";
import { formatFindings, type SiteError } from "../schema/finding.ts";
import { createChangedPages } from "./changed-pages.ts";
import { DEV_OUTPUT, devSession } from "./dev-server.ts";
import type { EleventyConfig, EleventyResult } from "./eleventy-config.ts";
import { fileFailure } from "./file-failure.ts";
import { componentsReady, renewModules, useRuntime } from "./loader.ts";
import { openWorkshop, outputPath, type Workshop, workshopPath } from "./publish.ts";
import type { BuildPlace, PageToWrite, SiteBuild } from "./site-build.ts";
import { removeFiles } from "./write-files.ts";

/** Where the finished site lies. */
const OUTPUT = outputPath(process.env.SITE_OUTPUT || "_site");
/** Folder with `_data` and `src/content`; tests point it at a fixture. */
const ROOT = process.env.SITE_ROOT ?? ".";

/** All registrations, in the order: plugins, data, templates, files, build, server. */
export function configure(config: EleventyConfig): object {
  const isBuild = process.env.ELEVENTY_RUN_MODE === "build";
  const session = isBuild ? undefined : devSession();
  const output = session ? DEV_OUTPUT : workshopPath(OUTPUT);
  const place: BuildPlace = { root: ROOT, output, isBuild, written: new Map() };
  // What one build leaves for the next one of the development server.
  const read: SourceCache = {
    data: new Map(),
    content: new Map(),
    history: { head: "", log: "" },
  };
  const texts: TextCache = { made: "", summaries: "", pages: new Map() };
  const held: { calendar: CalendarReading | null } = session ?? { calendar: null };
  const changed = createChangedPages();
  let workshop: Workshop | undefined;
  let site: SiteBuild | undefined;
  /** Whether the last build has made another one. */
  let isNew = false;
  let pages: PageToWrite[] = [];
  /** Files that Eleventy has seen saved since the last build. */
  let saved: readonly string[] = [];

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

  // Templates
  config.addTemplateFormats(["11ty.ts"]);
  config.addExtension("11ty.ts", { key: "11ty.js", outputFileExtension: "html" });
  config.addUrlTransform(({ url }) => url.replace(/\.html$/, ""));

  // Files
  config.addPassthroughCopy({
    "src/assets/img/*.{svg,png,jpg,jpeg,webp,avif}": "img",
    "src/assets/*.{ico,png,svg}": "/",
  });

  // Build
  config.setQuietMode(true);
  // Whatever stops a build, nothing half-written stays behind.
  if (isBuild) process.once("exit", () => workshop?.close());
  config.on("eleventy.beforeWatch", (files) => {
    saved = [...files];
  });
  config.on("eleventy.before", () => plainly(before));
  config.on("eleventy.after", ({ results }) => plainly(() => after(results)));

  async function before(): Promise<void> {
    await session?.isPrepared;
    if (isBuild) workshop = openWorkshop(OUTPUT, [".", ROOT]);
    // A module may have been saved while Eleventy was building; then it calls again without
    // resetting the configuration. So what a build does is imported anew, not the registrations.
    if (renewModules()) {
      read.data.clear();
      read.content.clear();
      texts.pages.clear();
      changed.forget();
    }
    try {
      if (site && session?.unread === null) {
        const { renewStyles } = await import("./site-build.ts");
        if (await renewStyles(site, saved)) {
          pages = [];
          isNew = false;
          return;
        }
      }
      const { readCalendar } = await import("../calendar/read-calendar.ts");
      // Once: whoever edits must not wait for another site at each save.
      held.calendar ??= await readCalendar(process.env, buildTime(process.env));
      const { readSources } = await import("../read/read-sources.ts");
      const sources = readSources(ROOT, process.env, read, held.calendar);
      useRuntime(sources.data.site.widgetRuntime);
      await componentsReady();
      const { buildSiteFiles } = await import("./site-build.ts");
      const earlier = site;
      site = await buildSiteFiles(sources, place, texts, earlier);
      isNew = site !== earlier;
      pages = isBuild ? site.pages : isNew ? changed.of(site.pages) : [];
      if (session) session.unread = null;
    } catch (error) {
      if (!session) throw error;
      // The pages of the build before stay as they are.
      pages = [];
      isNew = false;
      session.unread = tell(error, "Until this is mended, no change is shown.");
    }
  }

  async function after(results: readonly EleventyResult[]): Promise<void> {
    if (!site || !isNew) return;
    if (session) Object.assign(session, { hasSite: true, shown: null });
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
      if (!session) throw error;
      session.shown = tell(error, "The pages are shown all the same; npm run build would stop.");
    }
    if (!isBuild) {
      const gone = changed.gone().flatMap((page) => [page, twinPathOf(page)]);
      removeFiles(gone, output, place.written);
      return;
    }
    workshop?.publish();
    console.log(`${site.pages.length} pages in ${relative(".", OUTPUT)}`);
  }

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
    `${ROOT}/src/assets/emblems/*.svg`,
    "{src,widgets}/**/*.css",
  ])
    config.addWatchTarget(glob);
  // Editors save a file in one go; the default waits 150 ms to see whether there is more to come.
  config.setChokidarConfig({ awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } });
  if (session) config.setServerOptions(session.options);

  return {
    // `_data` is read and checked by src/read; Eleventy's own reading would be a second, unchecked one.
    dir: { input: "src/templates", includes: "none", layouts: "none", data: "none", output },
  };
}

/** Prints findings without ending the server, and returns what it has printed. */
function tell(error: unknown, consequence: string): string {
  // Not by its class: after a change of the code there are two of that name.
  if (!(error instanceof Error && "findings" in error)) throw error;
  const report = formatFindings((error as SiteError).findings, consequence);
  console.error(`\n${report}\n`);
  return report;
}

/** Lets a file that cannot be written be told in one line. */
async function plainly(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    throw fileFailure(error) ?? error;
  }
}
