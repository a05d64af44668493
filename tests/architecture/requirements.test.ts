import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { posixPath } from "../../src/schema/posix-path.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const LIST = "tests/requirements.md";
/** Prefixes that look like an ID. */
const OTHER_NAMES = new Set(["BSD", "FNV", "ISO", "MPL", "OFL", "PDF", "RFC", "SHA", "UTF"]);

/**
 * The IDs that a text names.
 *
 * @example requirementsIn("BLOG-2, 9…11") // ["BLOG-2", "BLOG-9", "BLOG-10", "BLOG-11"]
 */
function requirementsIn(text: string): string[] {
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

const ids = [...readFileSync(resolve(ROOT, LIST), "utf8").matchAll(/^- \*\*(.+?)\*\* /gm)].map(
  ([, id = ""]) => id,
);
const named = new Map(
  globSync(["{src,widgets}/**/*.{ts,tsx,css}", "tests/**/*.{ts,tsx}"], {
    cwd: ROOT,
    exclude: [
      "tests/fixtures/**",
      "tests/judges/node_modules/**",
      "tests/architecture/requirements.test.ts",
    ],
  }).map((path) => [posixPath(path), requirementsIn(readFileSync(resolve(ROOT, path), "utf8"))]),
);

test("every ID that code and tests name is in the list of requirements", () => {
  const unknown = [...named].flatMap(([path, used]) =>
    used.filter((id) => !ids.includes(id)).map((id) => `${path} names ${id}`),
  );
  expect(unknown).toEqual([]);
});

test("every requirement is named by a test, and listed once", () => {
  const used = new Set([...named].flatMap(([path, own]) => (/^tests/.test(path) ? own : [])));
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
