import { enableCompileCache } from "node:module";
import { basename } from "node:path";
import { Duplex, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { I18nPlugin } from "@11ty/eleventy";
import { withoutNotes } from "./src/assets/vector.ts";
import { buildMode } from "./src/eleventy/build-mode.ts";
import { devMode } from "./src/eleventy/dev-server.ts";
import { addFormats } from "./src/eleventy/formats.ts";
import { startRun } from "./src/eleventy/run.ts";
import type { EleventyConfig } from "./src/eleventy/types.ts";
import { LEFTOVER } from "./src/read/read-files.ts";
import { isDocument } from "./src/schema/uploads.ts";

// React's development build renders many times slower.
process.env.NODE_ENV ??= "production";
enableCompileCache(".cache/node");

/** Eleventy calls this at the start, and again when this file changes. */
export default async function configure(config: EleventyConfig): Promise<object> {
  // `npm run build` or `npm start`: what happens with mistakes and finished pages.
  const mode = process.env.ELEVENTY_RUN_MODE === "build" ? buildMode() : devMode();
  // Before and after a build: linter, bundles, images, calendar. What Eleventy calls of it below is read and
  // checked once.
  const run = startRun(config, mode);

  config.addPlugin(I18nPlugin, { defaultLanguage: "sv", errorMode: "allow-fallback" });

  // Texts: Markdown with front matter. Templates and layouts: TSX.
  config.setTemplateFormats(["md", "11ty.ts", "11ty.tsx"]);
  config.setFrontMatterParsingOptions({ engines: { yaml: run.frontMatter } });
  config.setLibrary("md", { render: run.text });
  addFormats(config, run);
  // All texts have one layout, and addresses by their place. Data files beside them, which may be code, are not read.
  config.addPreprocessor("texts", "md", run.placeText);
  config.setDataFileSuffixes([]);
  config.addPreprocessor("findings", "*", run.isRendered);
  config.addUrlTransform(({ url }) => url.replace(/\.html$/, ""));

  // Data: `_data/*.json`, and what a build knows besides. Nothing is merged, so no page needs a copy of all data.
  config.setDataDeepMerge(false);
  config.addDataExtension("json", { read: false, parser: run.dataFile });
  config.addGlobalData("build", run.data);

  // Collections: what all pages share, and its languages, over which templates paginate.
  config.addCollection("site", run.site);
  config.addCollection("locales", run.locales);

  // Files: templates are in three folders, the others hold code.
  config.ignores.add("src/!(content|versions|features|pages|layouts)/**");
  // Beside texts no code is run, and what systems and programs leave behind is no text or page.
  config.ignores.add("src/{content,versions}/**/*.11ty.*");
  config.ignores.add("src/{content,versions,features,pages}/**/{.,~$,#}*");
  config.setUseGitIgnore(false);
  const isCopied = (path: string) =>
    !LEFTOVER.test(basename(path)) && (!/^pdfs[\\/]/.test(path) || isDocument(path));
  // Names of people and files that a drawing program has noted are not published.
  const unnoted = (path: string) =>
    path.endsWith(".svg") &&
    Duplex.from(async function* (file: Readable) {
      yield withoutNotes(await text(file));
    });
  const copy = { filter: isCopied, transform: unnoted };
  config.addPassthroughCopy({ "src/theme/public": "/" }, copy);

  // Development server.
  config.addWatchTarget("{_data,src,widgets}/**/*");
  // Written when a file is deleted (`dev-server.ts`), which is no change to Eleventy.
  config.addWatchTarget(".cache/deleted-file");
  // One build after the last of several files. Deletions are noted at once, so that no build begins before.
  config.setWatchThrottleWaitTime(50);
  config.setChokidarConfig({ awaitWriteFinish: false, atomic: false });
  config.setQuietMode(true);
  if (mode.serverOptions) config.setServerOptions(mode.serverOptions);

  return {
    // Texts are Markdown only: Liquid would read `{{ … }}` as code.
    markdownTemplateEngine: false,
    dir: {
      input: "src",
      layouts: "layouts",
      includes: "layouts",
      data: "../_data",
      output: mode.output,
    },
  };
}
