import { relative } from "node:path";
import { COMMANDS } from "../messages/commands.ts";
import { claimOrExit } from "./process-lock.ts";
import { openStaging, outputPath, stagingPath } from "./publish.ts";
import type { Mode } from "./run.ts";

/**
 * `npm run build`: writes all files to a staging folder, which replaces the site when all is well. Any mistake ends
 * it, and nothing half-written is left behind.
 */
export function buildMode(): Mode {
  claimOrExit(".cache/build.pid", COMMANDS.isRunning);
  const site = outputPath(process.env.SITE_OUTPUT || "_site");
  let staging: ReturnType<typeof openStaging> | undefined;
  process.once("exit", () => staging?.close());
  return {
    isBuild: true,
    output: stagingPath(site),
    begin() {
      staging = openStaging(site);
    },
    stop(error) {
      throw error;
    },
    write: (_file, render) => render(),
    async publish(finish) {
      const count = await finish();
      staging?.publish();
      console.log(`${count} files in ${relative(".", site)}`);
    },
  };
}
