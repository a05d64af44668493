import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { WidgetRuntime } from "../../src/schema/site.ts";
import { createStaticHost, type StaticHostOptions } from "../../src/tools/preview.ts";
import { buildEnvironment, eleventyCommand, PROJECT } from "../support/build.ts";
import { type Listening, listenOnFreePort } from "../support/free-port.ts";

/** The website on a port of its own, on one of the two runtimes. */
export interface BuiltSite extends Listening {
  runtime: WidgetRuntime;
  dir: string;
}

/**
 * Builds the website as it is published, and serves it as Netlify would.
 *
 * @param intercept answers requests in place of the host
 */
export async function serveBuilt(
  runtime: WidgetRuntime,
  intercept?: StaticHostOptions["intercept"],
): Promise<BuiltSite> {
  const dir = join(PROJECT, ".cache/bench", runtime);
  const env = buildEnvironment(PROJECT, { SITE_WIDGET_RUNTIME: runtime, SITE_OUTPUT: dir });
  const [command, args] = eleventyCommand("--quiet");
  execFileSync(command, args, { cwd: PROJECT, env, stdio: ["ignore", "ignore", "inherit"] });
  return {
    runtime,
    dir,
    ...(await listenOnFreePort(createStaticHost({ dir, ...(intercept && { intercept }) }))),
  };
}
