import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { plugins } from "./support/vite-plugins.ts";

/** Tests that replace the window, which no other file may see. */
const WIDGETS = ["tests/{unit,features/*}/widgets/**/*.test.{ts,tsx}"];
/** Tests that replace modules. */
const ALONE = ["tests/unit/eleventy/{publish,site-build}.test.ts"];

// Test processes load what Node has compiled before.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, "../.cache/tests");

// Findings are printed in one language.
process.env.SITE_MESSAGES = "en";

/** As in a build: React's other build draws pages 7–9 times slower. */
const NODE_ENV = "production";
/** What that build lacks is not asked for. */
const oxc = { jsx: { runtime: "automatic", development: false } } as const;

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  plugins,
  test: {
    // Far from what anything takes: a busy computer must not fail a test.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        oxc,
        test: {
          // One process per core runs file after file: each file spent most of its time loading modules again.
          name: "unit",
          include: ["tests/{unit,features}/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
          exclude: [...WIDGETS, ...ALONE],
          environment: "node",
          isolate: false,
          env: { NODE_ENV },
        },
      },
      {
        extends: true,
        oxc,
        test: {
          name: "alone",
          include: ALONE,
          environment: "node",
          env: { NODE_ENV },
        },
      },
      {
        extends: true,
        test: {
          // Files that need a DOM say so themselves: `// @vitest-environment jsdom`.
          name: "widgets",
          include: WIDGETS,
          environment: "node",
          isolate: false,
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
