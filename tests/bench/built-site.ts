import { execFileSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { WidgetRuntime } from "../../src/schema/site.ts";
import { createStaticHost } from "../../src/tools/static-host.ts";
import { buildEnvironment, eleventyCommand, PROJECT } from "../support/build.ts";

/** The website on a port of its own, on one of the two runtimes. */
export interface BuiltSite extends AsyncDisposable {
  runtime: WidgetRuntime;
  dir: string;
  /** Without a closing slash. */
  address: string;
}

/** Builds the website as it is published, and serves it as Netlify would. */
export async function serveBuilt(runtime: WidgetRuntime): Promise<BuiltSite> {
  const dir = join(PROJECT, ".cache/bench", runtime);
  const env = buildEnvironment({ SITE_WIDGET_RUNTIME: runtime, SITE_OUTPUT: dir });
  const [command, args] = eleventyCommand("--quiet");
  execFileSync(command, args, { cwd: PROJECT, env, stdio: ["ignore", "ignore", "inherit"] });
  const server = createStaticHost({ dir });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    runtime,
    dir,
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
