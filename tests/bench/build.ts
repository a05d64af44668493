/**
 * `npm run bench:build`: CPU time of a cold build of the real site and of 1,000 generated docs in two
 * languages. Ratios need no quiet computer, as builds alternate:
 *
 *     npm run bench:build -- --against ../other-checkout --starlight --runs 5 --docs 250
 *
 * A ratio is the time of the other one divided by ours; the median of the rounds is printed.
 */
import { execSync, spawn } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT } from "../support/build.ts";
import { createTempFolder } from "../support/temp-folder.ts";
import { writeCorpus, writeDocs } from "./corpus.ts";
import { median } from "./measure.ts";

/** Linux counts in hundredths of a second for programs, whatever the kernel counts in. */
const TICKS_PER_SECOND = 100;
const SAMPLE_EVERY = 25;
/** What a build makes, and what both copies share. */
const NOT_COPIED = new Set(["node_modules", ".git", "_site", ".cache", "test-results"]);

const { values } = parseArgs({
  options: {
    against: { type: "string" },
    docs: { type: "string", default: "1000" },
    runs: { type: "string", default: "3" },
    starlight: { type: "boolean", default: false },
  },
});

/** What is built, and what a cold build must not find. */
interface Subject {
  name: string;
  dir: string;
  command: string;
  made: readonly string[];
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
 * @returns seconds of CPU time of all processes
 * @throws Error with what the build printed, when it fails
 */
async function build(
  { dir, command, made }: Subject,
  settings: NodeJS.ProcessEnv,
): Promise<number> {
  for (const path of made) rmSync(join(dir, path), { recursive: true, force: true });
  const PATH = [join(dir, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...settings, PATH };
  const child = spawn(command, { cwd: dir, env, shell: true, detached: true });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      printed += part;
    });
  let seconds = 0;
  const sampling = setInterval(() => {
    seconds = Math.max(seconds, groupSeconds(child.pid ?? 0));
  }, SAMPLE_EVERY);
  const status = await new Promise((ended) => child.once("exit", ended));
  clearInterval(sampling);
  if (status !== 0) throw new Error(`${command} in ${dir} failed:\n${printed}`);
  return seconds;
}

/** CPU time of a process group; see proc_pid_stat(5), where the second field may hold anything. */
function groupSeconds(group: number): number {
  let ticks = 0;
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (Number(fields[2]) !== group) continue;
      for (const field of fields.slice(11, 15)) ticks += Number(field);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return ticks / TICKS_PER_SECOND;
}

async function compare(
  title: string,
  subjects: readonly Subject[],
  settings: NodeJS.ProcessEnv,
): Promise<void> {
  const times = subjects.map((): number[] => []);
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [index, subject] of subjects.entries())
      times[index]?.push(await build(subject, settings));
  console.log(title);
  for (const [index, { name }] of subjects.entries()) {
    const own = times[index] ?? [];
    const ratios = own.map((time, run) => time / (times[0]?.[run] ?? Number.NaN));
    console.log(`  ${median(own).toFixed(2)} s  × ${median(ratios).toFixed(2)}  ${name}`);
  }
}

const subjects = [PROJECT, ...(values.against ? [resolve(values.against)] : [])].map(
  (checkout, index) => copyOf(checkout, `checkout-${index}`),
);
await compare("the real site", subjects, {});
const docs = Number(values.docs);
for (const { dir } of subjects) writeCorpus(dir, docs);
// Other generators draw no image for links.
await compare(`${docs} × 2 docs`, [...subjects, ...(values.starlight ? [starlight(docs)] : [])], {
  SITE_SHARE_PICTURES: "0",
});
