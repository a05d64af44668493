import { defineConfig } from "@playwright/test";
import { findChromium, toLaunchOptions } from "./support/chromium.ts";
import type { ProjectSite } from "./support/variant-host.ts";

/** SITE_TEST_FULL is set by `npm run test:all`: every address, and everything on both runtimes. */
const isFull = Boolean(process.env.SITE_TEST_FULL);
/**
 * What has a mechanism in common with a test of every day, or is proven in jsdom or by a build test as well:
 * only `npm run test:all` runs it. CONTRIBUTING, "Test one thing", says how to choose.
 */
const NIGHTLY = /@nightly/;
/** What reads every page of a site takes minutes. */
const EVERY_ADDRESS = /\/every-address\.spec\.ts$/;
/** What can be said of any site, so also of the real one. */
const ANY_SITE = /\/(every-address|html)\.spec\.ts$/;

const site = (content: ProjectSite["content"], runtime: string) => ({ content, runtime });

export default defineConfig({
  testDir: "browser",
  globalSetup: "./support/global-setup.ts",
  outputDir: "../test-results",
  workers: 4,
  // One rounding in a browser once kept a whole submission out. What needs its second try is listed as
  // flaky, and `npm run test:all`, nightly, gives none.
  retries: isFull ? 0 : 1,
  // Far from what anything takes: a busy computer must not fail a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  reporter: "list",
  use: {
    launchOptions: toLaunchOptions(await findChromium()),
    viewport: { width: 1300, height: 800 },
    // A new context is a new process of the browser: half of what a short test takes.
    reuseContext: true,
  },
  projects: [
    {
      name: "preact",
      metadata: site("fixture", "preact"),
      // Both runtimes have the same pages.
      testIgnore: ANY_SITE,
      // So few tests are not worth a browser in each worker; first, so that nobody waits for them in the end.
      ...(!isFull && { grep: /@preact/, grepInvert: NIGHTLY, workers: 1 }),
    },
    {
      name: "react",
      metadata: site("fixture", "react"),
      ...(!isFull && { testIgnore: EVERY_ADDRESS, grepInvert: NIGHTLY }),
    },
    ...(isFull
      ? [{ name: "website", metadata: site("website", "react"), testMatch: ANY_SITE }]
      : []),
  ],
});
