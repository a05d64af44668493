/** `npm run check`: the findings of Biome and the type errors, all in one run, on every system. */
import { spawnSync } from "node:child_process";

const CHECKS = [
  ["@biomejs/biome/bin/biome", "ci", "--colors=off"],
  ["typescript/bin/tsc", "-b"],
];

for (const [program, ...args] of CHECKS) {
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
