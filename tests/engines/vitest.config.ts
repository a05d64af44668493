import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    include: ["tests/engines/*.test.ts"],
    globalSetup: "tests/engines/site.ts",
    // Only one window on a screen has the focus.
    fileParallelism: false,
    // Generous: a busy computer must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
