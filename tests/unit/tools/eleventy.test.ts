import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTempFolder } from "../../support/temp-folder.ts";

const COMMAND = "src/tools/eleventy.js";

test.each([
  { state: "without packages", installed: {}, named: "eleventy, sharp" },
  { state: "with an old one", installed: { eleventy: "3.1.8", sharp: "0.1.0" }, named: "sharp" },
])("START-3 $state the command says to run npm ci", async ({ installed, named }) => {
  await using folder = await createTempFolder({
    [COMMAND]: readFileSync(COMMAND),
    "package.json": JSON.stringify({
      type: "module",
      devDependencies: { eleventy: "3.1.8", sharp: "0.35.5" },
    }),
    ...Object.fromEntries(
      Object.entries(installed).map(([name, version]) => [
        `node_modules/${name}/package.json`,
        JSON.stringify({ version }),
      ]),
    ),
  });
  const { status, stderr } = spawnSync(process.execPath, [join(folder.dir, COMMAND)], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `These packages are missing, or have other versions than in package.json: ${named}\nRun:  npm ci\n`,
  });
});
