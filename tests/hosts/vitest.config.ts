import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    include: ["tests/hosts/*.test.ts"],
    // Far from what anything takes: a busy computer must not fail a test.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
