import { resolve } from "node:path";
import { test } from "@playwright/test";

/** Folder of the built site that the running test is about: that of its Playwright project. */
export function bundleFolder(): string {
  const { dir } = test.info().project.metadata as { dir: string };
  return resolve(import.meta.dirname, "../..", dir);
}
