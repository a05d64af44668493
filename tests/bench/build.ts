/**
 * `npm run bench:build`: what cold builds cost, and the goals. Ratios need no quiet computer, as builds
 * alternate and CPU time counts; only beside Starlight it is the time on the clock.
 *
 *     npm run bench:build -- --against ../other-checkout --starlight --runs 5
 *
 * `--small` only shows that it runs. `--against` builds another checkout as well; `--starlight` its template with the same docs and search.
 * The median of the rounds is printed.
 */
import { execSync, spawn } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, delimiter, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliSize } from "../../src/tools/budgets.ts";
import { PROJECT } from "../support/build.ts";
import { groupCost } from "../support/process-cost.ts";
import { createTempFolder } from "../support/temp-folder.ts";
import { writeCorpus, writeDocs } from "./corpus.ts";
import { median } from "./measure.ts";

const SAMPLE_EVERY = 25;
/** What a build makes, and what both copies share. */
const NOT_COPIED = new Set(["node_modules", ".git", "_site", ".cache", "test-results"]);

/** A page that is among all of these, in the same place. */
const PAGE = "_site/docs/kategori-2/dok-15.html";

const { values } = parseArgs({
  options: {
    against: { type: "string" },
    runs: { type: "string", default: "3" },
    starlight: { type: "boolean", default: false },
    /** At most 50 docs, to see that it runs. */
    small: { type: "boolean", default: false },
  },
});

/** Numbers of docs in each language: usual, and four times as many. */
const [FEW, SOME, MANY] = values.small ? ([20, 25, 50] as const) : ([25, 250, 1000] as const);

/** What is built, and what a cold build must not find. */
interface Subject {
  name: string;
  dir: string;
  command: string;
  made: readonly string[];
}

/** What a build has taken. */
interface Cost {
  /** Seconds of CPU time of all processes. */
  cpu: number;
  /** Seconds on the clock. */
  wall: number;
  /** Bytes of memory of all processes, at the most. */
  memory: number;
}

await using folder = await createTempFolder({});

/** A copy of a checkout, uncommitted changes included, with the history of the original. */
function copyOf(checkout: string, name: string): Subject {
  const dir = join(folder.dir, name);
  for (const entry of readdirSync(checkout)) {
    if (!NOT_COPIED.has(entry))
      cpSync(join(checkout, entry), join(dir, entry), { recursive: true });
  }
  for (const shared of ["node_modules", ".git"])
    symlinkSync(join(checkout, shared), join(dir, shared));
  const { scripts } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as {
    scripts: { build: string };
  };
  return { name: checkout, dir, command: scripts.build, made: ["_site", ".cache"] };
}

/** Starlight as its template sets it up, outside the project, whose settings it would find. */
function starlight(docs: number): Subject {
  const dir = join(tmpdir(), `bench-starlight-${userInfo().username}`);
  cpSync(join(import.meta.dirname, "starlight"), dir, { recursive: true });
  if (!existsSync(join(dir, "node_modules")))
    execSync("npm install --ignore-scripts --no-audit --no-fund", { cwd: dir, stdio: "inherit" });
  const content = join(dir, "src/content/docs");
  rmSync(content, { recursive: true, force: true });
  writeDocs(join(content, "docs"), "sv", docs);
  writeDocs(join(content, "en/docs"), "en", docs);
  return {
    name: "Starlight",
    dir,
    command: "ASTRO_TELEMETRY_DISABLED=1 astro build",
    made: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
  };
}

/**
 * Builds from nothing.
 *
 * @throws Error with what the build printed, when it fails
 */
async function build({ dir, command, made }: Subject): Promise<Cost> {
  for (const path of made) rmSync(join(dir, path), { recursive: true, force: true });
  const PATH = [join(dir, "node_modules/.bin"), process.env.PATH].join(delimiter);
  // Other generators draw no image for links.
  const env = { ...process.env, SITE_SHARE_PICTURES: "0", PATH };
  const start = performance.now();
  const child = spawn(command, { cwd: dir, env, shell: true, detached: true });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      printed += part;
    });
  const cost: Cost = { cpu: 0, wall: 0, memory: 0 };
  const sampling = setInterval(() => {
    const { cpu, memory } = groupCost(child.pid ?? 0);
    cost.cpu = Math.max(cost.cpu, cpu);
    cost.memory = Math.max(cost.memory, memory);
  }, SAMPLE_EVERY);
  const status = await new Promise((ended) => child.once("exit", ended));
  cost.wall = (performance.now() - start) / 1000;
  clearInterval(sampling);
  if (status !== 0) throw new Error(`${command} in ${dir} failed:\n${printed}`);
  return cost;
}

/** Builds all subjects, one after the other, in each round; prints the medians. */
async function measure(title: string, subjects: readonly Subject[]): Promise<Cost[][]> {
  const costs = subjects.map((): Cost[] => []);
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [index, subject] of subjects.entries()) costs[index]?.push(await build(subject));
  console.log(`\n${title}`);
  for (const [index, { name }] of subjects.entries()) {
    const of = (key: keyof Cost) => median((costs[index] ?? []).map((cost) => cost[key]));
    console.log(
      `  ${of("cpu").toFixed(2)} s CPU  ${of("wall").toFixed(1)} s  ${(of("memory") / 1e6).toFixed(0)} MB  ${name}`,
    );
  }
  return costs;
}

/** The median of the ratios in each round. */
function ratio(costs: readonly Cost[] = [], to: readonly Cost[] = [], key: keyof Cost): number {
  return median(costs.map((cost, run) => cost[key] / (to[run]?.[key] ?? Number.NaN)));
}

function goal(name: string, value: number, limit: number, unit: string, digits = 2): void {
  const isMet = value <= limit ? "" : "  NOT MET";
  console.log(`  goal: ${name} ${value.toFixed(digits)} ${unit}, at most ${limit} ${unit}${isMet}`);
}

/** A copy whose content is generated. */
function corpus(checkout: string, docs: number): Subject {
  const subject = copyOf(checkout, `${docs}-${basename(checkout)}`);
  writeCorpus(subject.dir, docs);
  return { ...subject, name: `${docs} × 2 docs, ${checkout}` };
}

const against = values.against && resolve(values.against);
const checkouts = [PROJECT, ...(against ? [against] : [])];
const sites = checkouts.map((checkout, index) => copyOf(checkout, `site-${index}`));
const [own, theirs] = await measure("the real site", sites);
if (theirs) {
  const whole = ratio(own, theirs, "cpu");
  goal("CPU time against the other checkout", whole, 1, "×");
  // A site that grows costs more; by the pages of the sitemap, as some checkouts write each page twice.
  const [pages = 1, theirPages = 1] = sites.map(
    ({ dir }) => readFileSync(join(dir, "_site/sitemap.xml"), "utf8").split("<loc>").length - 1,
  );
  const each = (whole * theirPages) / pages;
  console.log(`  a page, of ${pages} and ${theirPages} in the sitemaps: ${each.toFixed(2)} ×`);
}

const [few, some, many] = [FEW, SOME, MANY].map((docs) => corpus(PROJECT, docs)) as [
  Subject,
  Subject,
  Subject,
];
await measure("few docs", [few]);
const compared = await measure("generated docs", [
  some,
  many,
  ...(values.starlight ? [starlight(MANY)] : []),
  ...(against ? [corpus(against, MANY)] : []),
]);
const [costOfSome, costOfMany, costOfStarlight] = compared;
goal(
  `CPU time of ${MANY} × 2 docs to that of ${SOME} × 2`,
  ratio(costOfMany, costOfSome, "cpu"),
  4.2,
  "×",
);
goal("memory", median((costOfMany ?? []).map(({ memory }) => memory)) / 1e9, 1.1, "GB");
const weightIn = ({ dir }: Subject) => brotliSize(readFileSync(join(dir, PAGE)));
const heavier = weightIn(many) - weightIn(few);
goal(`a page among ${MANY} docs is heavier than among ${FEW} by`, heavier, 2000, "bytes", 0);
if (values.starlight)
  goal("time to that of Starlight", ratio(costOfMany, costOfStarlight, "wall"), 0.35, "×");
