import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Metafile } from "esbuild";
import type { Finding } from "../schema/finding.ts";

/** Most bytes, compressed with brotli, that a visitor may be sent; the README says why. */
export const BUDGETS = {
  /** The whole stylesheet. */
  stylesheet: 8_000,
  /** All JavaScript of a page before the visitor does anything: inline script, entry, its imports. */
  initialScript: 3_100,
  /** All font files; they are compressed already. */
  fonts: 25_000,
} as const;

/**
 * Most bytes of a docs page, HTML and stylesheet, while there is no announcement. To look at all pages
 * is too slow for every build, so a test does it (tests/build/website.test.ts).
 */
export const DOCS_PAGE_BUDGET = 12_000;

/** Size of a text or file as it travels. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** An entry point and everything it imports statically, as paths of output files. */
export function initialFiles(metafile: Metafile, entry: string): string[] {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === "import-statement") visit(path);
    }
  };
  visit(entry);
  return [...files];
}

/**
 * Promise: what every page sends stays within its budget.
 *
 * @param sizes bytes per budget
 */
export function checkBudgets(sizes: Record<keyof typeof BUDGETS, number>): Finding[] {
  const sources = {
    stylesheet: "src/styles",
    initialScript: "widgets/main.ts",
    fonts: "src/assets/fonts",
  };
  return (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])
    .filter((name) => sizes[name] > BUDGETS[name])
    .map((name) => ({
      file: sources[name],
      line: null,
      problem: `The ${name} weighs ${sizes[name]} bytes; its budget is ${BUDGETS[name]}.`,
      fix:
        name === "initialScript"
          ? "Import what is not needed at once with import(), so that it is fetched on demand."
          : "Take out as much as was added, or change the budget in src/bundle/budgets.ts with a reason.",
    }));
}

/** Sum of the brotli sizes of files. */
export function totalSize(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliSize(readFileSync(file)), 0);
}
