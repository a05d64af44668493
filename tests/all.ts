/**
 * `npm test`: all that a pull request must pass, one after the other until something fails. What is built for
 * one part serves the others.
 */
import { spawn, spawnSync } from "node:child_process";
import shareCompiled from "./support/compile-cache.ts";
import shareSites from "./support/shared-sites.ts";

const VITEST = "node_modules/vitest/vitest.mjs";
const PARTS = [
  ["src/tools/check.ts"],
  ["src/tools/lint-content.ts"],
  [VITEST, "run", "--config", "tests/vitest.config.ts", "--maxWorkers=3"],
  ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts"],
];

await using inUse = new AsyncDisposableStack();
inUse.defer(await shareCompiled());
inUse.defer(await shareSites());
const ahead = spawn(process.execPath, ["tests/build/ahead.ts"], { stdio: "inherit" });
inUse.defer(() => void ahead.kill());
for (const part of PARTS) {
  const { status } = spawnSync(process.execPath, part, { stdio: "inherit" });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
