/**
 * Three accessibility engines look at every page of the website, today and filled with made-up events, posts
 * and people (`tests/fixtures/living`), on a computer and on a phone: axe, IBM Equal Access and Siteimprove Alfa. Findings that are not in `known.json` fail. The result is written to
 * `_data/accessibility.json`, which the accessibility statement is made of. `npm ci --prefix tests/judges`
 * installs the engines.
 *
 * Usage: node tests/judges/judges.ts [path …]; with paths only these pages are looked at, and nothing is
 * written.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createStaticHost } from "../../src/tools/preview.ts";
import { findChromium } from "../support/chromium.ts";
import { findBadNames } from "../support/control-names.ts";
import { listenOnFreePort } from "../support/free-port.ts";
import { readPages } from "../support/pages.ts";
import { serveProject } from "../support/variant-host.ts";
import { bundle } from "./bundle.ts";
import { knownFile } from "./known.ts";

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

/** A computer and a phone, in both modes of colour. */
const VIEWS = [1280, 390].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

const HERE = import.meta.dirname;
const PROJECT = join(HERE, "../..");

/** Findings that a person has judged: none is a mistake, and the file says why. */
const known = knownFile
  .parse(readJson(join(HERE, "known.json")))
  .map((waiver) => ({ ...waiver, target: new RegExp(waiver.target ?? "") }));

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

const asked = process.argv.slice(2);
const result = await lookAtWebsite();
const file = join(PROJECT, "_data/accessibility.json");
if (asked.length === 0) writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
if (result.judges.some(({ findings }) => findings > 0)) process.exitCode = 1;

async function lookAtWebsite() {
  await using stack = new AsyncDisposableStack();
  const today = stack.use(await serveProject({ content: "website" }));
  const living = join(PROJECT, ".cache/living");
  execFileSync("node", [join(PROJECT, "tests/fixtures/living/living.ts"), living]);
  const filled = stack.use(await listenOnFreePort(createStaticHost({ dir: living })));
  const browser = await chromium.launch(await findChromium());
  stack.defer(() => browser.close());
  const addressesOf = (address: string, dir: string) =>
    (asked.length > 0 ? asked : readPages(dir)).map((path) => address + path);
  const pages = addressesOf(today.address, today.dir);
  const filledPages = addressesOf(filled.address, living);
  const tally = judges.map(({ name, version }) => ({ name, version, rules: 0, findings: 0 }));
  const lookAt = async (urls: readonly string[]) => {
    // The engines are no part of the page, so its policy need not allow them. Touch makes controls larger.
    const page = await browser.newPage({
      bypassCSP: true,
      hasTouch: true,
      reducedMotion: "reduce",
    });
    for (const url of urls) {
      for (const { width, colorScheme } of VIEWS) {
        await page.setViewportSize({ width, height: 720 });
        await page.emulateMedia({ colorScheme });
        await page.goto(url);
        // Alfa takes the content of one that is closed for something that covers what is below.
        await page.locator("main details").evaluateAll((all) => {
          for (const one of all) one.setAttribute("open", "");
        });
        for (const problem of await findBadNames(page)) {
          console.log(`${url} (${width} px): ${problem}`);
          process.exitCode = 1;
        }
        for (const [index, judge] of judges.entries()) {
          await page.addScriptTag({ content: judge.code });
          const { rules, findings } = await judge.look(page);
          const unknown = await notKnown(page, findings);
          for (const { rule, target, why } of unknown)
            console.log(
              `${url} (${width} px, ${colorScheme}): ${judge.name} ${rule}: ${why}\n  ${target}`,
            );
          const row = tally[index];
          if (!row) continue;
          row.rules = Math.max(row.rules, rules);
          row.findings += unknown.length;
        }
      }
    }
  };
  const shares = Array.from({ length: 4 }, (_, part) =>
    [...pages, ...filledPages].filter((_, index) => index % 4 === part),
  );
  await Promise.all(shares.map(lookAt));
  const date = new Date().toISOString().slice(0, 10);
  const waivers = known.map(({ rule, reason }) => ({ rule, reason }));
  return { date, pages: pages.length, filledPages: filledPages.length, judges: tally, waivers };
}

/** The findings that no waiver is for; those with a condition are measured on the element. */
async function notKnown(page: Page, findings: readonly Finding[]): Promise<Finding[]> {
  const measured = await page.evaluate(
    measure,
    findings.map(({ target }) => target),
  );
  return findings.filter(
    ({ rule, target }, index) =>
      !known.some(
        (one) =>
          one.rule === rule &&
          one.target.test(target) &&
          (!one.when || measured[index]?.[one.when]),
      ),
  );
}

/** Runs in the page: what the conditions of waivers are about, for elements by their paths. */
function measure(paths: readonly string[]) {
  return paths.map((path) => {
    // Only XPath; axe has selectors, and no waiver with a condition.
    if (!path.startsWith("/")) return undefined;
    const { singleNodeValue: node } = document.evaluate(path, document, null, 9);
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return undefined;
    const { fontSize, lineHeight, color } = getComputedStyle(element);
    const colors = [color];
    for (let at: Element | null = element; at; at = at.parentElement)
      colors.push(getComputedStyle(at).backgroundColor);
    // WCAG 1.4.8 is about blocks of text, which are more than one sentence.
    const isBlock = /[.!?]\s+\S/.test(element.textContent ?? "");
    const isHigh = Number.parseFloat(lineHeight) >= 1.5 * Number.parseFloat(fontSize);
    return {
      lineHeight: isHigh || !isBlock,
      mixedColor: colors.some((value) => value.startsWith("color(")),
    };
  });
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
