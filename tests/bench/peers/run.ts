/**
 * `npm run bench:peers`: the same generated docs in two languages, with menu, contents, dark mode and
 * language switch, through this website's code and through generators that others take. Settings:
 * `PEERS=starlight,vitepress,docusaurus,hugo`, `N=50,250,1000` docs, `RUNS=3`,
 * `PARTS=build,save,page,lighthouse`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createStaticHost } from "../../../src/tools/static-host.ts";
import { PROJECT } from "../../support/build.ts";
import { findChromium, toLaunchOptions } from "../../support/chromium.ts";
import { listenOnFreePort } from "../../support/free-port.ts";
import { startAuditor } from "../lighthouse/audit.ts";
import { countViews } from "../lighthouse/count-views.ts";
import { toChart } from "./chart.ts";
import { saveTimes } from "./dev-server.ts";
import { docusaurus } from "./docusaurus.ts";
import { hugo } from "./hugo.ts";
import { ours } from "./ours.ts";
import { pageCost } from "./page-cost.ts";
import type { Peer } from "./peer.ts";
import type { Result, Round } from "./results.ts";
import { runMeasured } from "./run-measured.ts";
import { starlight } from "./starlight.ts";
import { spreadOf, toTable } from "./table.ts";
import { vitepress } from "./vitepress.ts";

const KNOWN: Record<string, () => Peer | null> = { starlight, vitepress, docusaurus, hugo };
const PARTS = ["build", "save", "page", "lighthouse"];
const OUTPUT = join(PROJECT, ".cache/bench");
const RUNS = Number(process.env.RUNS ?? 3);

const parts = chosen("PARTS", PARTS);
const sizes = (process.env.N ?? "50,250,1000").split(",").map(Number);
const peers = [ours(), ...chosen("PEERS", Object.keys(KNOWN)).map(prepare)].filter(
  (peer) => peer !== null,
);
const rounds: Round[] = [];
// What was measured until the run is broken off is worth as much.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    report();
    process.exit(1);
  });
const browser = await chromium.launch(toLaunchOptions(await findChromium()));
for (const docs of sizes) await measure(docs, browser);
await browser.close();
report();

/** Prints the tables, and writes them with all single values and a chart of the last round. */
function report(): void {
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const machine = `${processor}, ${memory}, Node ${process.versions.node}, ${RUNS} runs`;
  const tables = rounds.flatMap((round) => [toTable(round), spreadOf(round)]);
  const text = [`${machine}.`, ...tables].filter(Boolean).join("\n\n");
  console.log(text);
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(join(OUTPUT, "peers.md"), `${text}\n`);
  writeFileSync(join(OUTPUT, "peers.json"), JSON.stringify({ machine, rounds }, null, 2));
  const last = rounds.at(-1);
  if (last) writeFileSync(join(OUTPUT, "peers.svg"), toChart(last));
  console.error(`also in ${OUTPUT}: peers.md, peers.json with all values, peers.svg`);
}

/** Values of a setting, all of them by default. */
function chosen(setting: string, known: readonly string[]): readonly string[] {
  const names = process.env[setting]?.split(",") ?? known;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${setting}: ${unknown.join(", ")} is none of ${known.join(", ")}.`);
  return names;
}

function prepare(name: string): Peer | null {
  const peer = KNOWN[name]?.() ?? null;
  if (!peer) console.error(`${name} is not installed here and left out.`);
  return peer;
}

/** Everybody in turn, so that what else the computer does meets all alike. */
async function measure(docs: number, browser: Browser): Promise<void> {
  const results = peers.map(({ name, title }): Result => ({ name, title, cold: [], warm: [] }));
  rounds.push({ docs, results });
  const each = async (part: string, act: (peer: Peer, result: Result) => Promise<void>) => {
    for (const [index, peer] of peers.entries()) {
      const result = results[index];
      if (!result) continue;
      console.error(`${docs} × 2 docs: ${part}, ${peer.title} …`);
      // One that fails must not take along what was measured of the others.
      await act(peer, result).catch((error: Error) => console.error(`left out: ${error.message}`));
    }
  };
  for (const peer of peers) peer.write(docs);
  for (let run = 0; run < RUNS; run += 1) {
    await each("build", async (peer, { cold, warm }) => {
      for (const path of [...peer.caches, peer.output])
        rmSync(path, { recursive: true, force: true });
      const usage = await runMeasured(peer.build);
      if (!parts.includes("build")) return;
      cold.push(usage);
      warm.push(await runMeasured(peer.build));
    });
    // Pages want one build only.
    if (!parts.includes("build")) break;
  }
  if (parts.includes("page")) {
    await each("page", async (peer, result) => {
      result.page = await pageCost(peer, browser, RUNS);
    });
  }
  if (parts.includes("lighthouse")) {
    await using auditor = await startAuditor();
    await each("lighthouse", async (peer, result) => {
      await using host = await listenOnFreePort(
        createStaticHost({ dir: peer.output, intercept: countViews }),
      );
      const { middle } = await auditor.audit(host.address + peer.page, RUNS);
      result.lighthouse = middle.scores;
    });
  }
  if (parts.includes("save")) {
    await each("save", async (peer, result) => {
      result.save = await saveTimes(peer, browser, RUNS);
    });
  }
}
