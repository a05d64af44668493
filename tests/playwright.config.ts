import { resolve } from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { findChromium, toLaunchOptions } from "./support/chromium.ts";

interface BuiltBundle {
  /** What brings its widgets to life; also the name of its project. */
  runtime: string;
  dir: string;
  port: number;
}

const PORT = Number(process.env.SITE_TEST_PORT ?? 4187);
const { SITE_OUTPUT, SITE_WIDGET_RUNTIME = "react" } = process.env;
/** The two builds of `npm run test:browser`, or the one that the environment names. */
const BUNDLES: BuiltBundle[] = SITE_OUTPUT
  ? [{ runtime: SITE_WIDGET_RUNTIME, dir: SITE_OUTPUT, port: PORT }]
  : [
      { runtime: "react", dir: "_site", port: PORT },
      { runtime: "preact", dir: ".cache/preact", port: PORT + 1 },
    ];
/** Specs without a script in them; tests/build/repeat.test.ts proves that both bundles have the same pages. */
const STATIC = /\/(accessibility|html|layout|no-javascript|routes)\.spec\.ts$/;

const addressOf = ({ port }: BuiltBundle) => `http://127.0.0.1:${port}`;

function toProject(bundle: BuiltBundle): NonNullable<PlaywrightTestConfig["projects"]>[number] {
  return {
    name: bundle.runtime,
    metadata: { dir: bundle.dir },
    testIgnore: bundle.runtime === "react" ? [] : STATIC,
    use: { baseURL: addressOf(bundle), viewport: { width: 1300, height: 800 } },
  };
}

export default defineConfig({
  testDir: "browser",
  globalSetup: "./support/global-setup.ts",
  outputDir: "../test-results",
  workers: 4,
  retries: 0,
  // Far from what anything takes: a busy computer must not fail a test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  reporter: "list",
  use: { launchOptions: toLaunchOptions(await findChromium()) },
  projects: BUNDLES.map(toProject),
  webServer: BUNDLES.map((bundle) => ({
    command: `"${process.execPath}" src/tools/preview.ts`,
    cwd: resolve(import.meta.dirname, ".."),
    env: { PORT: String(bundle.port), SITE_OUTPUT: bundle.dir },
    url: addressOf(bundle),
    reuseExistingServer: false,
    stdout: "ignore" as const,
    stderr: "pipe" as const,
  })),
});
