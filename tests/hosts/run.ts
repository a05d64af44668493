/** `npm run test:hosts`: the built site on other hosts than Netlify, and in other places. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { arePackagesThere, BROTLI_MODULE, NGINX } from "./packages.ts";

if (arePackagesThere([NGINX, BROTLI_MODULE])) {
  const vitest = resolve(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
  const config = resolve(import.meta.dirname, "vitest.config.ts");
  const { status } = spawnSync(process.execPath, [vitest, "run", "--config", config], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  process.exitCode = 1;
}
