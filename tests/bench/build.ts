/**
 * `npm run bench:build`: how long generated docs in two languages take to build.
 * `AGAINST=../other npm run bench:build` builds them in turn with the code of another checkout.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildEnvironment, eleventyCommand, PROJECT } from "../support/build.ts";
import { createTempFolder } from "../support/temp-folder.ts";
import { writeCorpus } from "./corpus.ts";
import { median } from "./measure.ts";

const RUNS = Number(process.env.RUNS ?? 3);
const { AGAINST } = process.env;
/** Docs in each language. */
const SIZES = [250, 1000];

await using folder = await createTempFolder({});
for (const docs of SIZES) {
  const root = join(folder.dir, "site");
  writeCorpus(root, docs);
  const own: number[] = [];
  const other: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    own.push(build(PROJECT, root));
    if (AGAINST) other.push(build(resolve(AGAINST), root));
  }
  const time = median(own);
  const ratio = AGAINST
    ? `  ${AGAINST}: ${seconds(median(other))}, × ${(median(other) / time).toFixed(1)}`
    : "";
  console.log(`${docs} × 2 docs  ${seconds(time)}${ratio}`);
}

/** Builds with the code of a checkout, from nothing; returns milliseconds. */
function build(project: string, root: string): number {
  const output = join(folder.dir, "built");
  rmSync(output, { recursive: true, force: true });
  rmSync(join(project, ".cache/node"), { recursive: true, force: true });
  const [, args] = eleventyCommand("--quiet");
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    env: {
      ...buildEnvironment(project),
      SITE_ROOT: root,
      SITE_OUTPUT: output,
      // Peers draw no pictures for links; here they are kept between builds.
      SITE_SHARE_PICTURES: "0",
    },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
