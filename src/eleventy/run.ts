import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { codeError } from "../assets/code-findings.ts";
import type { Build } from "../collections/build-data.ts";
import type { Linted } from "../lint/lint.ts";
import type { BuildCache, PreparedBuild } from "./build.ts";
import type * as Code from "./code.ts";
import { DEV_OUTPUT, devSession } from "./dev-server.ts";
import { bundleModules, importModule } from "./modules.ts";
import { outputPath, stagingPath } from "./publish.ts";
import type { EleventyConfig } from "./types.ts";

const importCode = () => importModule<typeof Code>("src/eleventy/code.ts");

/** Folder of the published site. */
const OUTPUT = outputPath(process.env.SITE_OUTPUT || "_site");

export type Run = Awaited<ReturnType<typeof startBuild>>;

/** Registers what has to happen before and after Eleventy renders. */
export async function startBuild(config: EleventyConfig, isBuild: boolean) {
  await bundleModules().catch((failure: unknown) => {
    throw codeError(failure);
  });
  let code = await importCode();
  let isCodeSaved = false;
  const session = isBuild ? undefined : devSession();
  const output = session ? DEV_OUTPUT : stagingPath(OUTPUT);
  let staging: ReturnType<typeof Code.openStaging> | undefined;
  let prepared: PreparedBuild | undefined;
  let linted: Linted | undefined;
  let isStopped = false;
  const cache: BuildCache = {};

  /** In development the server shows the findings over the pages of the build before. */
  function report(error: unknown): void {
    const finding = code.codeError(error);
    if (!session) throw finding;
    if (session.unread !== finding.message) console.error(finding.message);
    session.unread ??= finding.message;
  }

  // Whatever stops a build, nothing half-written is left behind.
  if (isBuild) process.once("exit", () => staging?.close());

  config.on("eleventy.beforeWatch", (saved) => {
    if (saved.every((path) => path.endsWith(".md"))) return;
    isCodeSaved = true;
    Object.assign(cache, { assets: undefined, styles: undefined });
  });
  config.on("eleventy.before", async () => {
    if (isBuild) staging = code.openStaging(OUTPUT);
    isStopped = false;
    try {
      if (isCodeSaved) await bundleModules();
      isCodeSaved = false;
      code = await importCode();
      linted = code.lintFolder(".", process.env);
      code.stopOnErrors(linted.findings);
      prepared = await code.prepareBuild(output, isBuild, cache, linted, process.env);
      if (session) session.unread = null;
    } catch (error) {
      if (session) session.unread = null;
      report(error);
      isStopped = true;
    }
  });
  config.on("eleventy.after", async ({ results }) => {
    if (isStopped || !prepared || !linted) return;
    await code.finishBuild(prepared, output);
    if (session) {
      const written = new Set(results.map(({ outputPath }) => outputPath));
      for (const path of session.written) if (!written.has(path)) rmSync(path, { force: true });
      Object.assign(session, { hasSite: true, written });
    }
    if (isBuild) code.stopOnErrors(code.lintOutput(output, linted));
    staging?.publish();
    if (isBuild) console.log(`${results.length} files in ${relative(".", OUTPUT)}`);
  });

  return {
    /** Folder that Eleventy writes to: a staging folder, which replaces the site when all is well. */
    output,
    /** For Eleventy's development server. */
    serverOptions: session?.options,
    /** Whether findings keep the development server from building; then no template is rendered. */
    get isStopped() {
      return isStopped;
    },
    /** The modules that this build uses. */
    get code() {
      return code;
    },
    /** Computes a collection; the result is the other value if the build is stopped. */
    attempt<Value>(compute: () => Value, other: Value): Value {
      try {
        return isStopped ? other : compute();
      } catch (error) {
        report(error);
        isStopped = true;
        return other;
      }
    },
    /** Reports an error of a template; in development the file keeps its content. */
    replaceFailed(error: unknown, file: string): string {
      if (!isStopped) report(error);
      return existsSync(file) ? readFileSync(file, "utf8") : "";
    },
    /** Global data `build`. */
    data(): Build | undefined {
      if (!prepared) return undefined;
      return {
        ...prepared.data,
        localeLinks: (url) => {
          const links = config.getFilter("locale_links").call({ page: { url } }, url) as {
            url: string | false;
            lang: string;
          }[];
          // Drafts have no address.
          return links.flatMap((link) => (link.url === false ? [] : { ...link, url: link.url }));
        },
      };
    },
    /** Adds to a page the stylesheets that it needs besides that of every page. */
    withStylesheets(html: string, data: { page: { url: string } }): string {
      const needed = prepared?.styles(html) ?? [];
      if (needed.length === 0) return html;
      const addCss = config.getPairedShortcode("css");
      for (const css of needed) addCss.call(data, css);
      const link = `<link rel="stylesheet" href="${config.getShortcode("getBundleFileUrl").call(data, "css")}" data-extra=""/>`;
      return html.replace(/<link rel="stylesheet"[^>]*>/, `$&${link}`);
    },
  };
}
