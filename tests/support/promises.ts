import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { posixPath } from "../../src/schema/posix-path.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** The list, and those of subjects: what only the folder of a subject proves goes with it. */
const LISTS = ["tests/requirements.md", "tests/features/*/requirements.md"];
/** Prefixes that look like an ID. */
const OTHER_NAMES = new Set(["BSD", "FNV", "ISO", "MPL", "OFL", "PDF", "RFC", "SHA", "UTF"]);

const read = (path: string) => readFileSync(resolve(ROOT, path), "utf8");

/** The IDs of the lists, in their order. */
export const promises = (): string[] =>
  globSync(LISTS, { cwd: ROOT }).flatMap((list) =>
    [...read(list).matchAll(/^- \*\*(.+?)\*\* /gm)].map(([, id = ""]) => id),
  );

/**
 * The IDs that a text names.
 *
 * @example promisesIn("BLOG-2, 9…11") // ["BLOG-2", "BLOG-9", "BLOG-10", "BLOG-11"]
 */
export function promisesIn(text: string): string[] {
  const mentions = /\b([A-Z]{2,}|G)-(\d+(?:…\d+| to \1-\d+|, \d+(?=[…,)]))*)(?![\w%])/g;
  return [...text.matchAll(mentions)]
    .filter(([, family = ""]) => !OTHER_NAMES.has(family))
    .flatMap(([, family, numbers = ""]) =>
      numbers.split(", ").flatMap((part) => {
        const [first = 0, last = first] = [...part.matchAll(/\d+/g)].map(Number);
        return Array.from({ length: last - first + 1 }, (_, step) => `${family}-${first + step}`);
      }),
    );
}

/** The IDs that code and tests name, by file. */
export function namedPromises(): Map<string, string[]> {
  const files = globSync(["{src,widgets}/**/*.{ts,tsx,css}", "tests/**/*.{ts,tsx}"], {
    cwd: ROOT,
    exclude: ["tests/fixtures/**", "tests/*/node_modules/**", "tests/support/promises.ts"],
  });
  return new Map(files.map((path) => [posixPath(path), promisesIn(read(path))]));
}
