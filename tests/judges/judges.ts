/**
 * Three accessibility engines look at every page of the website: axe, IBM Equal Access and Siteimprove
 * Alfa. Findings that are not in `known.json` fail. The result is written to `_data/accessibility.json`,
 * which the accessibility statement is made of. `npm ci --prefix tests/judges` installs the engines.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createStaticHost } from "../../src/tools/preview.ts";
import { createProject } from "../support/build.ts";
import { findChromium } from "../support/chromium.ts";
import { listenOnFreePort } from "../support/free-port.ts";
import { NOT_FOUND, readSitemap } from "../support/pages.ts";
import { bundle } from "./bundle.ts";

interface Finding {
  rule: string;
  target: string;
  why: string;
}

interface Report {
  rules: number;
  findings: Finding[];
}

/** An engine: its package, its code, and what runs it on the page in the window. */
interface Judge {
  name: string;
  version: string;
  code: string;
  look: (page: Page) => Promise<Report>;
}

interface Axe {
  run(
    page: Document,
    options: object,
  ): Promise<
    Record<
      "violations" | "passes" | "incomplete" | "inapplicable",
      { id: string; help: string; nodes: { target: unknown[] }[] }[]
    >
  >;
}

interface IbmChecker {
  rulesetRules: Record<string, unknown[]>;
  check(
    page: Document,
    rulesets: string[],
  ): Promise<{
    results: { ruleId: string; value: [string, string]; path: { dom: string }; message: string }[];
  }>;
}

type Engines = {
  axe: Axe;
  ace: { Checker: new () => IbmChecker };
  alfa: () => Promise<Report>;
};

const HERE = import.meta.dirname;
const PROJECT = join(HERE, "../..");

/** Findings that a person has judged: none is a mistake, and the file says why. */
const known = (readJson(join(HERE, "known.json")) as { rule: string; target: string }[]).map(
  ({ rule, target }) => ({ rule, target: new RegExp(target) }),
);
const isKnown = (rule: string, target: string) =>
  known.some((one) => one.rule === rule && one.target.test(target));

const judges: Judge[] = [
  {
    name: "axe",
    ...packageAt(PROJECT, "axe-core", "axe.min.js"),
    look: (page) =>
      page.evaluate(async () => {
        const rules = { "color-contrast-enhanced": { enabled: true } };
        const found = await (globalThis as unknown as Engines).axe.run(document, { rules });
        return {
          rules: Object.values(found).reduce(
            (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
            0,
          ),
          findings: found.violations.flatMap(({ id, help, nodes }) =>
            nodes.map(({ target }) => ({ rule: id, target: String(target), why: help })),
          ),
        };
      }),
  },
  {
    name: "IBM Equal Access",
    ...packageAt(HERE, "accessibility-checker-engine", "ace.js"),
    look: (page) =>
      page.evaluate(async () => {
        const checker = new (globalThis as unknown as Engines).ace.Checker();
        const { results } = await checker.check(document, ["WCAG_2_2"]);
        return {
          rules: checker.rulesetRules.WCAG_2_2?.length ?? 0,
          // "POTENTIAL" and "MANUAL" are questions to a person, not findings.
          findings: results
            .filter(({ value }) => value[1] === "FAIL")
            .map(({ ruleId, path, message }) => ({
              rule: ruleId,
              target: path.dom,
              why: message,
            })),
        };
      }),
  },
  {
    name: "Siteimprove Alfa",
    ...packageAt(HERE, "@siteimprove/alfa-rules"),
    code: await bundle("alfa.mjs"),
    look: (page) => page.evaluate(() => (globalThis as unknown as Engines).alfa()),
  },
];

const result = await lookAtWebsite();
const file = join(PROJECT, "_data/accessibility.json");
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
if (result.judges.some(({ findings }) => findings > 0)) process.exitCode = 1;

async function lookAtWebsite() {
  await using stack = new AsyncDisposableStack();
  const project = stack.use(await createProject({ content: "website", files: {} }));
  const site = await project.build({});
  if (site.exitCode !== 0) throw new Error(site.output);
  const dir = join(project.dir, "_site");
  const { address } = stack.use(await listenOnFreePort(createStaticHost({ dir })));
  const browser = await chromium.launch(await findChromium());
  stack.defer(() => browser.close());
  const paths = [...readSitemap(dir), ...NOT_FOUND];
  const tally = judges.map(({ name, version }) => ({ name, version, rules: 0, findings: 0 }));
  const lookAt = async (own: readonly string[]) => {
    // The engines are no part of the page, so its policy need not allow them. Touch makes controls larger.
    const page = await browser.newPage({
      bypassCSP: true,
      hasTouch: true,
      reducedMotion: "reduce",
    });
    for (const path of own) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(address + path);
        for (const [index, judge] of judges.entries()) {
          await page.addScriptTag({ content: judge.code });
          const { rules, findings } = await judge.look(page);
          const unknown = findings.filter(({ rule, target }) => !isKnown(rule, target));
          for (const { rule, target, why } of unknown)
            console.log(`${path} (${colorScheme}): ${judge.name} ${rule}: ${why}\n  ${target}`);
          const row = tally[index];
          if (!row) continue;
          row.rules = Math.max(row.rules, rules);
          row.findings += unknown.length;
        }
      }
    }
  };
  const shares = Array.from({ length: 4 }, (_, part) =>
    paths.filter((_, index) => index % 4 === part),
  );
  await Promise.all(shares.map(lookAt));
  const date = new Date().toISOString().slice(0, 10);
  return { date, pages: paths.length, judges: tally };
}

/** Version and code of a package. */
function packageAt(folder: string, name: string, script?: string) {
  const dir = join(folder, "node_modules", name);
  const { version } = readJson(join(dir, "package.json")) as { version: string };
  return { version, code: script ? readFileSync(join(dir, script), "utf8") : "" };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
