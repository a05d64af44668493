import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { findChromium, toLaunchOptions } from "../../support/chromium.ts";
import { freePort } from "../../support/free-port.ts";
import { install, versionOf } from "../install.ts";

/** In the order of the table. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** An audit that is not passed, or only in part. */
export interface Finding {
  id: string;
  category: Category;
  says: string;
  /** Empty where it measures none. */
  value: string;
  /** Elements and addresses that it names. */
  where: string[];
  /** 0 where it tells something without counting. */
  weight: number;
}

/** One run on one page. */
export interface Audit {
  /** 0 to 100; of a category that could not be computed NaN. */
  scores: Record<Category, number>;
  findings: Finding[];
  /** How quick Lighthouse finds the computer at that moment. */
  benchmark: number;
}

/** Several runs on one page. */
export interface Audits {
  /** The one whose performance lies in the middle; other scores are the same in all. */
  middle: Audit;
  /** Performance in each, the lowest first. */
  performances: number[];
}

/** A browser with Lighthouse, until it is disposed of. */
export interface Auditor extends AsyncDisposable {
  version: string;
  /** @throws if the page does not load */
  audit(address: string, runs: number): Promise<Audits>;
}

/** What we read of Lighthouse's result, which has no types where it is installed. */
interface LighthouseResult {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      scoreDisplayMode: string;
      displayValue?: string;
      details?: unknown;
    }
  >;
}
type Lighthouse = (
  address: string,
  flags: object,
) => Promise<{ lhr: LighthouseResult } | undefined>;

/**
 * Starts the browser of the tests and Lighthouse, which is installed in a temporary folder. Its settings are
 * those of a phone, with the network and the computer computed from what an unhindered load did: what else this
 * computer does then counts less.
 */
export async function startAuditor(): Promise<Auditor> {
  const dir = install(import.meta.dirname);
  const entry = pathToFileURL(join(dir, "node_modules/lighthouse/core/index.js"));
  const { default: lighthouse } = (await import(entry.href)) as { default: Lighthouse };
  const port = await freePort();
  const options = toLaunchOptions(await findChromium());
  const browser: Browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  const flags = {
    port,
    logLevel: "error",
    output: [],
    onlyCategories: CATEGORIES,
    formFactor: "mobile",
    throttlingMethod: "simulate",
  };
  const runOnce = async (address: string) => {
    const lhr = (await lighthouse(address, flags))?.lhr;
    if (!lhr) throw new Error(`Lighthouse says nothing of ${address}.`);
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return toAudit(lhr);
  };
  return {
    version: versionOf(dir, "lighthouse"),
    async audit(address, runs) {
      const audits: Audit[] = [];
      for (let run = 0; run < runs; run += 1) audits.push(await runOnce(address));
      audits.sort((a, b) => a.scores.performance - b.scores.performance);
      const middle = audits[Math.floor(runs / 2)];
      if (!middle) throw new Error("There has to be at least one run.");
      return { middle, performances: audits.map(({ scores }) => scores.performance) };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Passed, or told without being judged. */
const SILENT = new Set(["notApplicable", "manual", "informative"]);

function toAudit({ categories, audits, environment }: LighthouseResult): Audit {
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, percent(categories[category].score)]),
  ) as Audit["scores"];
  const findings = CATEGORIES.flatMap((category) =>
    categories[category].auditRefs.flatMap(({ id, weight }): Finding[] => {
      const audit = audits[id];
      if (!audit || SILENT.has(audit.scoreDisplayMode) || audit.score === 1) return [];
      return [
        {
          id,
          category,
          says: audit.title,
          value: audit.displayValue ?? "",
          where: placesIn(audit.details),
          weight,
        },
      ];
    }),
  );
  return { scores, findings, benchmark: environment.benchmarkIndex };
}

/** Elements and addresses in the details of an audit, which each kind of audit nests in its own way. */
function placesIn(details: unknown): string[] {
  if (typeof details !== "object" || details === null) return [];
  const { selector, url } = details as { selector?: unknown; url?: unknown };
  const own = [selector, url].find((place) => typeof place === "string");
  return own === undefined ? Object.values(details).flatMap(placesIn) : [String(own)];
}

function percent(score: number | null): number {
  return score === null ? Number.NaN : Math.round(score * 100);
}
