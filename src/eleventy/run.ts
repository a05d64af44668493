import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { ReactElement } from "react";
import { codeError } from "../assets/code-findings.ts";
import type { BaseProps } from "../layouts/base.tsx";
import type { LintedSite } from "../lint/lint.ts";
import type { Build } from "../model/build-data.ts";
import type { Finding } from "../schema/finding.ts";
import type { BuildCache, PreparedBuild } from "./build.ts";
import { bundleModules, importModule } from "./modules.ts";
import type * as Code from "./reloaded-code.ts";
import type { CollectionApi, EleventyConfig, TextData } from "./types.ts";

/** What `npm run build` (`build-mode.ts`) and `npm start` (`dev-server.ts`) do differently. */
export interface Mode {
  /** Whether the result is published; else the development server shows it. */
  isBuild: boolean;
  /** Folder that Eleventy writes to. */
  output: string;
  /** For Eleventy's development server. */
  serverOptions?: object;
  /** A build begins. */
  begin(): void;
  /** Throws the first mistake of a build, or notes it and goes on. */
  stop(error: Error): void;
  /**
   * Renders a file, now or when it is asked for.
   *
   * @param finish writes what the file needs besides, if it is asked for
   * @returns undefined for a file that Eleventy does not write
   */
  write(
    file: string,
    render: () => Promise<string>,
    finish: () => Promise<void>,
  ): Promise<string | undefined>;
  /** All is rendered. `finish` writes what the files need, checks them, and says how many there are. */
  publish(finish: () => Promise<number>): Promise<void>;
}

export type Run = ReturnType<typeof startRun>;

/** What Eleventy knows of a file that it writes. */
export interface PagePaths {
  /** Of the text, or of the template of generated pages. */
  inputPath: string;
  outputPath: string;
}

/** What a template returns: the document of a page, or the text of another file. */
export type Rendered = ReactElement<BaseProps> | string;

/** Registers what has to happen before and after Eleventy renders. */
export function startRun(config: EleventyConfig, mode: Mode) {
  const { isBuild, output } = mode;
  let code: typeof Code;
  let prepared: PreparedBuild | undefined;
  let linted: LintedSite | undefined;
  let isStopped = false;
  let said = new Set<string>();
  const cache: BuildCache = {};

  /** The first mistake is what others may follow from. */
  function stop(error: unknown): void {
    const isFirst = !isStopped;
    isStopped = true;
    if (isFirst) mode.stop(codeError(error));
  }

  /** Leaves out the warnings that the build before has printed. */
  function unsaid(findings: readonly Finding[]): Finding[] {
    const before = said;
    const warnings = findings.filter(({ severity }) => severity === "warning");
    said = new Set(warnings.map((finding) => JSON.stringify(finding)));
    return findings.filter((finding) => !before.has(JSON.stringify(finding)));
  }

  // The order of templates must not follow from an earlier build, which may have been stopped.
  config.on("eleventy.config", ({ usesGraph }) => usesGraph.reset());
  config.on("eleventy.beforeWatch", (files) => {
    if (!files.every(isWritten)) cache.arePropertiesChecked = false;
  });
  config.on("eleventy.before", async () => {
    isStopped = false;
    mode.begin();
    try {
      await bundleModules();
      code = await importModule<typeof Code>("src/eleventy/reloaded-code.ts");
      linted = code.lintFolder(".", process.env, code.FEATURES);
      code.stopOnErrors(unsaid(linted.findings));
      prepared = await code.prepareBuild(output, isBuild, cache, linted, process.env);
    } catch (error) {
      // Eleventy runs what is beside the data, also when no template is rendered: then it must not go on at all.
      if (linted?.site.input.others.some(isCode)) throw codeError(error);
      stop(error);
    }
  });
  config.on("eleventy.after", async ({ results }) => {
    if (isStopped || !prepared || !linted) return;
    const [build, site] = [prepared, linted];
    await mode.publish(async () => {
      await code.finishBuild(build, output);
      code.stopOnErrors([
        ...build.data.outsideFindings,
        ...code.lintOutput(output, site, code.outsideLinks(build.data)),
      ]);
      return results.length;
    });
  });

  /**
   * A function for Eleventy to call. While findings stop a build that does not end with them, Eleventy gets the other
   * value.
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
    /** The HTML of a text, rendered when its page is. */
    text: (_body: string, data: TextData) => ({
      toString: guarded(() => code.textHtml(data), ""),
    }),
    /** A template, or directory data. */
    module: guarded((path: string) => importModule<{ default?: unknown }>(path), {}),
    /**
     * Renders a file.
     *
     * @param page what Eleventy knows of it
     * @param render returns a document, or the text of another file
     * @returns undefined for a file that Eleventy does not write
     */
    rendered(
      { inputPath, outputPath: file }: PagePaths,
      render: () => Rendered | Promise<Rendered>,
    ) {
      const { pageHtml, finishBuild } = code;
      const build = prepared;
      const html = async () => {
        try {
          const content = await render();
          if (typeof content === "string") return content;
          return withStylesheets(`<!doctype html>${pageHtml(content)}`, build);
        } catch (error) {
          throw codeError(error, sourcePath(inputPath));
        }
      };
      const finish = async () => {
        if (relative(output, file).startsWith("admin")) await build?.writeAdmin();
        if (build) await finishBuild(build, output);
      };
      return mode.write(file, html, finish).catch(stop);
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

/** Adds to a page the stylesheets that it needs besides those of every page. */
function withStylesheets(html: string, build: PreparedBuild | undefined): string {
  const css = build?.styles(html).join("\n");
  if (!css || !build) return html;
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 10);
  build.stylesheets.set(`assets/${hash}.css`, css);
  const link = `<link rel="stylesheet" href="/assets/${hash}.css" data-extra=""/>`;
  return html.replace(/(<link rel="stylesheet"[^>]*>)+/, `$&${link}`);
}
