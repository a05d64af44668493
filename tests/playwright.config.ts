import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium, toLaunchOptions } from "./support/chromium.ts";

const port = process.env.SITE_TEST_PORT ?? "4187";
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "browser",
  outputDir: "../test-results",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  reporter: "list",
  use: { baseURL: address, launchOptions: toLaunchOptions(await findChromium()) },
  projects: [{ name: "desktop", use: { viewport: { width: 1300, height: 800 } } }],
  webServer: {
    command: `"${process.execPath}" src/tools/preview.ts`,
    cwd: resolve(import.meta.dirname, ".."),
    env: { PORT: port },
    url: address,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
  },
});
