/**
 * `node tests/bench/lighthouse.ts [path …]`: scores of the built website on a phone, of one page of each kind,
 * with the audits that are not passed. Exits with 1 when a score is below 100.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import { serveBuilt } from "./measure.ts";

const PAGES = [
  ...["/", "/en/", "/docs/intro", "/docs/event/cmi", "/docs/board", "/for-sokande", "/for-antagna"],
  ...["/business", "/evenemang", "/blog", "/blog/2024/03/25/ny-hemsida", "/blog/tags/hemsida"],
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

interface Result {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
}

// Page views are counted by the host; without an answer Lighthouse finds a missing script.
await using site = await serveBuilt("react", ({ url }, response) => {
  const isView = url?.startsWith("/_vercel/insights/") ?? false;
  if (isView) response.writeHead(200, { "Content-Type": "text/javascript" }).end();
  return isView;
});
const port = await freePort();
const options = await findChromium();
const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ ...options, args });
const paths = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : PAGES) {
  const command = ["--yes", "lighthouse@13.5.0", site.address + path, `--port=${port}`, "--quiet"];
  const { stdout } = await promisify(execFile)(
    "npx",
    [...command, `--only-categories=${CATEGORIES}`, "--output=json"],
    { maxBuffer: 1e9 },
  );
  const { categories, audits } = JSON.parse(stdout) as Result;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  console.log(`${scores.join(" ")}  ${path}`);
  if (scores.some((score) => score < 100)) process.exitCode = 1;
  for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs))
    if (weight > 0 && (audits[id]?.score ?? 1) < 0.9) console.log(`    ${audits[id]?.title}`);
}
await browser.close();
