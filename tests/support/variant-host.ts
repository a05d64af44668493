import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { test } from "@playwright/test";
import { createStaticHost } from "../../src/tools/static-host.ts";
import { createProject } from "./build.ts";

/** A site of its own on a free port. */
export interface VariantHost extends AsyncDisposable {
  /** Without a closing slash. */
  address: string;
}

/**
 * Builds the website with other files and serves it, for a state that the published one is not in.
 * Build it once per spec (`beforeAll`); it brings widgets to life with the runtime of the Playwright
 * project that the tests run in.
 *
 * @param files by path in the project; null takes one away
 */
export async function serveVariant(files: Record<string, string | null>): Promise<VariantHost> {
  const project = await createProject({ content: "website", files });
  const site = await project.build({ env: { SITE_WIDGET_RUNTIME: test.info().project.name } });
  if (site.exitCode !== 0) throw new Error(`The variant was not built.\n${site.output}`);
  const server = createStaticHost({ dir: join(project.dir, "_site") });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await project[Symbol.asyncDispose]();
    },
  };
}
