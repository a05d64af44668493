import { defineConfig } from "@playwright/test";
import { findChromium } from "./support/chromium.ts";
import type { ProjectSite } from "./support/variant-host.ts";

/** SITE_TEST_FULL is set by `npm run test:nightly`: every address, and every test with both runtimes. */
const isFull = Boolean(process.env.SITE_TEST_FULL);
/**
 * Tests whose mechanism is covered by another browser test, by jsdom or by a build test; only
 * `npm run test:nightly` runs them.
 */
const NIGHTLY = /@nightly/;
/** Reads every page of a site, also of the real one, which takes minutes. */
const EVERY_ADDRESS = /\/every-address\.spec\.ts$/;

const site = (content: ProjectSite["content"], runtime: string) => ({ content, runtime });

export default defineConfig({
  testDir: "browser",
  globalSetup: "./support/global-setup.ts",
  outputDir: "../test-results",
  workers: 3,
  // A test that fails now and then hides a fault, of its own or of the site.
  retries: 0,
  // Generous: a busy computer must not fail a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  reporter: "list",
  use: {
    launchOptions: await findChromium(),
    viewport: { width: 1300, height: 800 },
    // A new context is a new process of the browser: half of what a short test takes.
    reuseContext: true,
  },
  projects: [
    {
      name: "preact",
      // The larger site is built with this runtime anyway.
      metadata: { ...site("fixture", "preact"), isLarger: !isFull },
      // Both runtimes have the same pages.
      testIgnore: EVERY_ADDRESS,
      // So few tests are not worth a browser in each worker; first, so that nobody waits for them in the end.
      ...(!isFull && { grep: /@preact/, grepInvert: NIGHTLY, workers: 1 }),
    },
    {
      name: "react",
      metadata: site("fixture", "react"),
      ...(!isFull && { testIgnore: EVERY_ADDRESS, grepInvert: NIGHTLY }),
    },
    ...(isFull
      ? [{ name: "website", metadata: site("website", "react"), testMatch: EVERY_ADDRESS }]
      : []),
  ],
});
