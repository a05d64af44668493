import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { codeError } from "../assets/code-findings.ts";
import { type PageStyles, readPageStyles } from "../assets/styles.ts";
import type { CalendarReading } from "../calendar/read-calendar.ts";
import { readCalendar } from "../calendar/read-calendar.ts";
import type { Build } from "../collections/build-data.ts";
import type { Linted } from "../lint/lint.ts";
import { lintFolder, lintOutput, stopOnErrors } from "../lint/run.ts";
import { finishBuild, type PreparedBuild, prepareBuild } from "./build.ts";
import { DEV_OUTPUT, devSession, waitForTurn } from "./dev-server.ts";
import { buildTime } from "./environment.ts";
import { reloadModules } from "./loader.ts";
import { openStaging, outputPath, stagingPath } from "./publish.ts";
import type { EleventyConfig } from "./types.ts";

/** Folder of the published site. */
const OUTPUT = outputPath(process.env.SITE_OUTPUT || "_site");

/** Registers what has to happen before and after Eleventy renders. */
export function startBuild(config: EleventyConfig, isBuild: boolean) {
  const session = isBuild ? undefined : devSession();
  const output = session ? DEV_OUTPUT : stagingPath(OUTPUT);
  let staging: ReturnType<typeof openStaging> | undefined;
  let prepared: PreparedBuild | undefined;
  let styles: PageStyles = () => [];
  let linted: Linted | undefined;
  let isStopped = false;
  // Asked for once: a save must not wait for another site.
  const cache: { calendar: CalendarReading | null } = session ?? { calendar: null };

  /** In development the server shows the findings over the pages of the build before. */
  function report(error: unknown): void {
    // Eleventy renders the template again when the text that it reads is rendered.
    if (error instanceof Error && error.name === "TemplateContentPrematureUseError") throw error;
    const finding = codeError(error);
    if (!session) throw finding;
    if (session.unread !== finding.message) console.error(finding.message);
    session.unread ??= finding.message;
  }

  // Whatever stops a build, nothing half-written is left behind.
  if (isBuild) process.once("exit", () => staging?.close());

  config.on("eleventy.beforeWatch", async (saved) => {
    if (!session) return;
    await waitForTurn(session);
    if (!saved.every((path) => path.endsWith(".md"))) session.assets = null;
  });
  config.on("eleventy.before", async () => {
    if (isBuild) staging = openStaging(OUTPUT);
    isStopped = false;
    try {
      // A module saved during a build does not reset the configuration.
      const failure = reloadModules();
      if (failure) throw failure;
      linted = lintFolder(".", process.env);
      stopOnErrors(linted.findings);
      cache.calendar ??= await readCalendar(process.env, buildTime(process.env));
      styles = await readPageStyles(isBuild);
      const cached = { calendar: cache.calendar, assets: session?.assets ?? null };
      prepared = await prepareBuild(output, isBuild, cached, linted, process.env);
      if (session) Object.assign(session, { unread: null, assets: prepared.data.assets });
    } catch (error) {
      if (session) session.unread = null;
      report(error);
      isStopped = true;
    }
  });
  config.on("eleventy.after", ({ results }) => finish(results).finally(() => session?.endBuild()));
  async function finish(results: readonly { outputPath: string }[]): Promise<void> {
    if (isStopped || !prepared || !linted) return;
    await finishBuild(prepared, output);
    if (session) {
      const written = new Set(results.map(({ outputPath }) => outputPath));
      for (const path of session.written) if (!written.has(path)) rmSync(path, { force: true });
      Object.assign(session, { hasSite: true, written });
    }
    if (isBuild) stopOnErrors(lintOutput(output, linted));
    staging?.publish();
    if (isBuild) console.log(`${results.length} files in ${relative(".", OUTPUT)}`);
  }

  return {
    /** Folder that Eleventy writes to: a staging folder, which replaces the site when all is well. */
    output,
    /** For Eleventy's development server. */
    serverOptions: session?.options,
    /** Whether findings keep the development server from building; then no template is rendered. */
    isStopped: () => isStopped,
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
        localeLinks: (url) =>
          config.getFilter("locale_links").call({ page: { url } }, url) as {
            url: string;
            lang: string;
          }[],
      };
    },
    /** Adds to a page the stylesheets that it needs besides that of every page. */
    withStylesheets(html: string, data: { page: { url: string } }): string {
      const needed = styles(html);
      if (needed.length === 0) return html;
      const addCss = config.getPairedShortcode("css");
      for (const css of needed) addCss.call(data, css);
      const link = `<link rel="stylesheet" href="${config.getShortcode("getBundleFileUrl").call(data, "css")}" data-extra=""/>`;
      return html.replace(/<link rel="stylesheet"[^>]*>/, `$&${link}`);
    },
  };
}
