import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config.ts";

/** `npm run test:nightly -- pictures`: screenshots of components, compared with committed ones. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: resolve(import.meta.dirname, "../support/global-setup.ts"),
  snapshotPathTemplate: "{testDir}/expected/{arg}{ext}",
  retries: 0,
  expect: {
    ...browserTests.expect,
    // The browser comes from npm with its fonts, so only edges of letters may differ.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: "disabled", caret: "hide" },
  },
  projects: [{ name: "react", metadata: { content: "fixture", runtime: "react" } }],
});
