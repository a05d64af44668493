import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Metafile } from "esbuild";
import type { Finding } from "../schema/finding.ts";

/** Most bytes, compressed with brotli, that a visitor may be sent; the README says why. */
export const BUDGETS = {
  /** The stylesheet of every page, paper included. */
  stylesheet: 6_400,
  /** All JavaScript of a page before the visitor does anything: inline script, entry, its imports. */
  initialScript: 3_200,
  /** All font files; they are compressed already. */
  fonts: 25_000,
} as const;

/**
 * Most bytes of a docs page, HTML and stylesheet, while there is no announcement. To look at all pages
 * is too slow for every build, so a test does it (tests/build/website.test.ts). The heaviest ones have the
 * chapter map; a usual one has to travel at once, with first script and headers (`npm run weight`).
 */
export const DOCS_PAGE_BUDGET = 13_000;

/** What a page of a kind may weigh: HTML, stylesheets and first script. */
export interface PageBudget {
  /** Its address. */
  page: string;
  /** Most bytes of all together. */
  limit: number;
  /** What its files weighed when this was written, by their names without hash, to tell which has grown. */
  usual: Readonly<Record<string, number>>;
}

/** What every page carries: stylesheet and first script. */
const EVERY_PAGE = { "site-with-announcement": 6230, main: 2620 };

/**
 * One page of each kind that readers meet on a tour. They are those of the fixture site, so that a longer
 * text or another address on the website fails no test; what the website's own weigh, `npm run weight` prints.
 */
export const PAGE_BUDGETS: readonly PageBudget[] = [
  // The overall took it from 18,700: its picture is in the page, as its patches are links.
  { page: "/", limit: 20_500, usual: { html: 8040, ...EVERY_PAGE, news: 870, home: 2080 } },
  { page: "/section", limit: 12_900, usual: { html: 3740, ...EVERY_PAGE } },
  {
    page: "/docs/event/cmi",
    limit: 14_000,
    usual: { html: 4850, ...EVERY_PAGE },
  },
  {
    page: "/blog/2024/03/25/ny-hemsida",
    limit: 13_600,
    usual: { html: 3550, ...EVERY_PAGE, news: 870 },
  },
];

/**
 * Promise: a page of each kind stays within its budget.
 *
 * @param sizes bytes of the files that the page sends, by their names without hash
 * @returns what is wrong, and which files have grown by how much; null when it is within
 */
export function checkPage(
  { page, limit, usual }: PageBudget,
  sizes: Readonly<Record<string, number>>,
): string | null {
  const weight = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (weight <= limit) return null;
  const grown = Object.entries(sizes)
    .map(([name, size]) => ({ name, before: usual[name], more: size - (usual[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .map(({ name, before, more }) =>
      before === undefined
        ? `${name} is new with ${more}`
        : `${name} has ${more} more than ${before}`,
    );
  return `${page} weighs ${weight} bytes; its budget is ${limit}: ${grown.join(", ")}.`;
}

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
