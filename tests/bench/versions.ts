/** `npm run bench:versions`: how the time of a build grows with the versions of the docs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { VersionsFile } from "../../src/schema/docs.ts";
import { archiveDocs } from "../../src/tools/archive-docs.ts";
import { createProject, PROJECT } from "../support/build.ts";
import { median } from "./measure.ts";

const RUNS = Number(process.env.RUNS ?? 5);
/** Years that today's docs are archived as, one after the other. */
const YEARS = ["2031-32", "2032-33", "2033-34"];
const VERSIONS = "_data/versions.json";

const { versions, ...rest } = JSON.parse(
  readFileSync(join(PROJECT, VERSIONS), "utf8"),
) as VersionsFile;
const current = versions.filter(({ path }) => path === "");
await using project = await createProject({
  content: "website",
  files: { "src/versions": null, [VERSIONS]: JSON.stringify({ ...rest, versions: current }) },
});

let first = 0;
for (const count of [1, 2, 4]) {
  while (readVersions() < count) {
    archiveDocs(project.dir, YEARS[readVersions() - 1] ?? "", () => null);
  }
  const times: number[] = [];
  let pages = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    const site = await project.build();
    if (site.exitCode !== 0) throw new Error(site.output);
    times.push(performance.now() - start);
    pages = site.urls.length;
  }
  const time = median(times);
  first ||= time;
  console.log(
    `${count} version(s)  ${pages} pages  ${(time / 1000).toFixed(2)} s  ×${(time / first).toFixed(2)}`,
  );
}

function readVersions(): number {
  const file = readFileSync(join(project.dir, VERSIONS), "utf8");
  return (JSON.parse(file) as VersionsFile).versions.length;
}
