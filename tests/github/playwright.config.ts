import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config.ts";

/** `npm run test:nightly -- github`: the editing page with a stub of GitHub over a real git repository. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: resolve(import.meta.dirname, "../support/global-setup.ts"),
  workers: 1,
  // The stub starts git for each question about history.
  expect: { timeout: 90_000 },
  timeout: 400_000,
  projects: [{ name: "react", metadata: { content: "fixture", runtime: "preact" } }],
});
