import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { siteTexts } from "./support/site-texts.ts";

/** Tests that replace modules or the window, which no other file may see. */
const ALONE = [
  "tests/unit/widgets/**/*.test.{ts,tsx}",
  "tests/unit/eleventy/{findings,publish,site-build}.test.ts",
];

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  plugins: [siteTexts],
  test: {
    // Far from what anything takes: a busy computer must not fail a test.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          // One process per core runs file after file: most of a file's time was to load modules anew.
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
          exclude: ALONE,
          environment: "node",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Files that need a DOM say so themselves: `// @vitest-environment jsdom`.
          name: "widgets",
          include: ALONE,
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          include: ["tests/build/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/support/compile-cache.ts", "tests/support/shared-sites.ts"],
          environment: "node",
          // One process reads each page of the sites that files share once.
          isolate: false,
        },
      },
    ],
  },
});
