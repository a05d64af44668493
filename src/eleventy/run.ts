import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { ReactElement } from "react";
import { codeError } from "../assets/code-findings.ts";
import type { BaseProps } from "../layouts/base.tsx";
import type { LintedSite } from "../lint/lint.ts";
import { COMMANDS } from "../messages/commands.ts";
import type { Build } from "../model/build-data.ts";
import { UserError } from "../schema/finding.ts";
import type { BuildCache, PreparedBuild } from "./build.ts";
import { DEV_OUTPUT, devSession } from "./dev-server.ts";
import { bundleModules, importModule } from "./modules.ts";
import { claim } from "./process-lock.ts";
import { outputPath, stagingPath } from "./publish.ts";
import type * as Code from "./reloaded-code.ts";
import type { CollectionApi, EleventyConfig, TextData } from "./types.ts";

/** Folder of the published site. */
const OUTPUT = outputPath(process.env.SITE_OUTPUT || "_site");

export type Run = ReturnType<typeof startBuild>;

/** What Eleventy knows of a file that it writes. */
export interface PagePaths {
  /** Of the text, or of the template of generated pages. */
  inputPath: string;
  outputPath: string;
}

/** What a template returns: the document of a page, or the text of another file. */
export type Rendered = ReactElement<BaseProps> | string;

/** Registers what has to happen before and after Eleventy renders. */
export function startBuild(config: EleventyConfig, isBuild: boolean) {
  const claimed = `.cache/${isBuild ? "build" : "start"}.pid`;
  const other = claim(claimed);
  if (other) {
    const values = { process: other, file: claimed };
    const mistake = isBuild ? COMMANDS.isRunning(values) : COMMANDS.startIsRunning(values);
    console.error(new UserError(mistake).message);
    process.exit(1);
  }
  let code: typeof Code;
  const session = isBuild ? undefined : devSession();
  const output = session ? DEV_OUTPUT : stagingPath(OUTPUT);
  let staging: ReturnType<typeof Code.openStaging> | undefined;
  let prepared: PreparedBuild | undefined;
  let linted: LintedSite | undefined;
  let isStopped = false;
  const cache: BuildCache = {};

  /** In development the server shows the findings over the pages of the build before. */
  function stop(error: unknown): void {
    const finding = codeError(error);
    if (!session) throw finding;
    isStopped = true;
    session.stop(finding.message);
  }

  // Whatever stops a build, nothing half-written is left behind.
  if (isBuild) process.once("exit", () => staging?.close());

  // The order of templates must not follow from an earlier build, which may have been stopped.
  config.on("eleventy.config", ({ usesGraph }) => usesGraph.reset());
  config.on("eleventy.beforeWatch", (files) => {
    if (!files.every(isWritten)) cache.arePropertiesChecked = false;
  });
  config.on("eleventy.before", async () => {
    isStopped = false;
    session?.begin();
    try {
      await bundleModules();
      code = await importModule<typeof Code>("src/eleventy/reloaded-code.ts");
      if (isBuild) staging = code.openStaging(OUTPUT);
      linted = code.lintFolder(".", process.env, code.FEATURES);
      code.stopOnErrors(session?.unsaid(linted.findings) ?? linted.findings);
      prepared = await code.prepareBuild(output, isBuild, cache, linted, process.env);
    } catch (error) {
      // Eleventy runs what is beside the data, also when no template is rendered: then it must not go on at all.
      if (linted?.site.input.others.some(isCode)) throw codeError(error);
      stop(error);
    }
  });
  config.on("eleventy.after", async ({ results }) => {
    if (isStopped || !prepared || !linted) return;
    if (session) return session.publish();
    await code.finishBuild(prepared, output);
    const { data } = prepared;
    code.stopOnErrors([
      ...data.outsideFindings,
      ...code.lintOutput(output, linted, code.outsideLinks(data)),
    ]);
    staging?.publish();
    console.log(`${results.length} files in ${relative(".", OUTPUT)}`);
  });

  /**
   * A function for Eleventy to call. While findings stop a build of `npm start`, Eleventy gets the other value: the
   * server goes on, and shows the findings.
   */
  const guarded =
    <Args extends unknown[], Value, Other>(call: (...args: Args) => Value, other: Other) =>
    (...args: Args): Value | Other => {
      try {
        return isStopped ? other : call(...args);
      } catch (error) {
        stop(error);
        return other;
      }
    };

  return {
    /** Folder that Eleventy writes to: a staging folder, which replaces the site when all is well. */
    output,
    /** For Eleventy's development server. */
    serverOptions: session?.options,
    /** Whether a template is rendered; none is while findings stop the build. */
    isRendered: () => (isStopped ? false : undefined),
    /** Gives a text its layout and its address. */
    placeText: guarded((data: object) => {
      Object.assign(data, code.TEXT);
    }, undefined),
    /** Collections. */
    site: guarded((api: CollectionApi) => code.siteOf(api), null),
    locales: guarded((api: CollectionApi) => code.localesOf(api), []),
    /** Front matter as the linter has read it. */
    frontMatter: guarded(
      (_written: string, { filePath }: { filePath: string }) =>
        linted?.site.textAt(filePath)?.fields ?? {},
      {},
    ),
    /** A data file as the linter has read it. */
    dataFile: guarded((path: string) => linted?.site.values.get(sourcePath(path)) ?? {}, {}),
    /** The HTML of a text. During `npm start` it is rendered when its page is. */
    text: guarded(
      (_body: string, data: TextData) =>
        session ? { toString: () => code.textHtml(data) } : code.textHtml(data),
      "",
    ),
    /** A template, or directory data. */
    module: guarded((path: string) => importModule<{ default?: unknown }>(path), {}),
    /**
     * Renders a file. In development it is rendered when a browser asks for it, so that a save takes no
     * longer than what is looked at, and nothing can be older than the last save.
     *
     * @param page what Eleventy knows of it
     * @param render returns a document, or the text of another file
     * @returns undefined for a file that Eleventy does not write
     */
    async rendered(
      { inputPath, outputPath: file }: PagePaths,
      render: () => Rendered | Promise<Rendered>,
    ) {
      const { pageHtml, finishBuild } = code;
      const build = prepared;
      const write = async () => {
        try {
          const content = await render();
          if (typeof content === "string") return content;
          return withStylesheets(`<!doctype html>${pageHtml(content)}`, build);
        } catch (error) {
          throw codeError(error, sourcePath(inputPath));
        }
      };
      if (!session) return write().catch(stop);
      session.pages.plan(file, async () => {
        const content = await write();
        if (relative(output, file).startsWith("admin")) await build?.writeAdmin();
        if (build) await finishBuild(build, output);
        return content;
      });
      return undefined;
    },
    /** Global data `build`. */
    data(): Build | undefined {
      if (!prepared) return undefined;
      return {
        ...prepared.data,
        localeLinks: (url) => {
          const links = config.getFilter("locale_links").call({ page: { url } }, url) as ReturnType<
            Build["localeLinks"]
          >;
          // Drafts have no address; the plugin, which takes addresses as keys, calls it "false".
          return links.filter((link) => link.url !== "false");
        },
      };
    },
  };
}

/** The path of a source file that Eleventy names: `./src/content/sv/index.md`. */
const sourcePath = (path: string) => path.replace(/^\.\//, "");

/** Whether a changed file is a text or data; all else may set or use custom properties. */
const isWritten = (file: string) => /^(\.\/)?(_data|src\/(content|versions))\//.test(file);

/** Whether Eleventy would run a file as data. */
const isCode = (file: string) => /^_data\/.*\.[cm]?js$/i.test(file);

/** Adds to a page the stylesheets that it needs besides that of every page. */
function withStylesheets(html: string, build: PreparedBuild | undefined): string {
  const css = build?.styles(html).join("\n");
  if (!css || !build) return html;
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 10);
  build.stylesheets.set(`assets/${hash}.css`, css);
  const link = `<link rel="stylesheet" href="/assets/${hash}.css" data-extra=""/>`;
  return html.replace(/<link rel="stylesheet"[^>]*>/, `$&${link}`);
}
