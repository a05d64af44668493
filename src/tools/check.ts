/** `npm run check`: findings of Biome, type errors and unknown tokens, all in one run, on every system. */
import { spawnSync } from "node:child_process";
import { checkProperties } from "../assets/custom-properties.ts";

const CHECKS = [
  ["@biomejs/biome/bin/biome", "ci", "--colors=off"],
  // Several checkers would each check again what files share, which takes twice the processor time.
  ["typescript/bin/tsc", "-b", "--checkers", "1"],
];

for (const [program, ...args] of CHECKS) {
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}

try {
  checkProperties();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
