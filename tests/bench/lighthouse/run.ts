/**
 * `npm run bench:lighthouse`: what Lighthouse says of the built website on a phone, of one page of each kind.
 * Ends with 1 when a score is below 100. Settings: `RUNS=3`, of which the middle one counts, and
 * `PAGES=/en/,/blog`.
 */
import { serveBuilt } from "../built-site.ts";
import { type Audits, CATEGORIES, startAuditor } from "./audit.ts";
import { countViews } from "./count-views.ts";
import { toFindings, toTable } from "./report.ts";

const RUNS = Number(process.env.RUNS ?? 3);
/** One page of each kind, and the home page in the other language. */
const PAGES = [
  "/",
  "/en/",
  "/docs/intro",
  "/docs/event/cmi",
  "/docs/board",
  "/docs/central/skyddsombud",
  "/for-sokande",
  "/for-antagna",
  "/business",
  "/evenemang",
  "/blog",
  "/blog/2024/03/25/ny-hemsida",
  "/blog/tags/hemsida",
];

await using site = await serveBuilt("react", countViews);
await using auditor = await startAuditor();
const audits = new Map<string, Audits>();
for (const page of process.env.PAGES?.split(",") ?? PAGES) {
  console.error(`${page} …`);
  audits.set(page, await auditor.audit(site.address + page, RUNS));
}
console.log(`Lighthouse ${auditor.version}, phone, the middle one of ${RUNS} runs`);
console.log(toTable(audits));
console.log(toFindings(audits));
const isFull = [...audits.values()].every(({ middle }) =>
  CATEGORIES.every((category) => middle.scores[category] === 100),
);
if (!isFull) process.exitCode = 1;
