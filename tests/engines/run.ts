/** `npm run test:engines`: the journeys of visitors, and what only they did wrong, in Firefox and WebKit. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { FIREFOX, WEBKIT, WEBKIT_DRIVER } from "./packages.ts";

const isComplete =
  FIREFOX && WEBKIT && [WEBKIT_DRIVER, "/usr/bin/xvfb-run", "/usr/bin/xauth"].every(existsSync);

if (isComplete) {
  const vitest = resolve(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
  const config = resolve(import.meta.dirname, "vitest.config.ts");
  // WebKitGTK wants a screen.
  const { status } = spawnSync(
    "xvfb-run",
    ["--auto-servernum", process.execPath, vitest, "run", "--config", config],
    { stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
} else {
  console.error(
    "Firefox or WebKit is missing: apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb xauth",
  );
  process.exitCode = 1;
}
