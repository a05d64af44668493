import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const LIST = "tests/requirements.md";

/** What looks like an ID and is none. */
const OTHER_NAMES = new Set(["BSD", "FNV", "ISO", "MPL", "OFL", "PDF", "RFC", "SHA", "UTF"]);

/** Texts of editors are left out: a course code in them must not fail a test. */
const FILES = globSync(
  [
    "{src,widgets}/**/*.{ts,tsx,css}",
    "tests/**/*.{ts,tsx}",
    "*.md",
    "src/{assets,ui}/**/*.md",
    ".vscode/schemas/*.json",
  ],
  { cwd: ROOT, exclude: ["tests/fixtures/**"] },
).map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(resolve(ROOT, path), "utf8"),
}));
const OWN_NAME = "tests/architecture/requirements.test.ts";

/**
 * The IDs that a text names, in the order in which they stand there.
 *
 * @example requirementsIn("BLOG-2, 9…11") // ["BLOG-2", "BLOG-9", "BLOG-10", "BLOG-11"]
 */
function requirementsIn(text: string): string[] {
  // One number goes on where another follows: "SIDE-6, 8)", "DROP-1…7", "PRE-1 to PRE-4".
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

const listed = [
  ...readFileSync(resolve(ROOT, LIST), "utf8").matchAll(/^- \*\*(.+?)\*\* (.*)$/gm),
].map(([, id = "", sentence = ""]) => ({ id, sentence }));
const ids = listed.map(({ id }) => id);
const quoting = FILES.filter(({ path }) => path !== OWN_NAME);

describe("the list of requirements", () => {
  test("has every ID that is used", () => {
    const unknown = quoting.flatMap(({ path, text }) =>
      requirementsIn(text)
        .filter((id) => !ids.includes(id))
        .map((id) => `${path} names ${id}, which ${LIST} does not have`),
    );
    expect(unknown).toEqual([]);
  });

  test("has no ID that is used nowhere", () => {
    const used = new Set(
      quoting
        .filter(({ path }) => /\.(tsx?|css)$/.test(path))
        .flatMap(({ text }) => requirementsIn(text)),
    );
    const unused = ids.filter((id) => !used.has(id));
    expect(unused, `name them in the test that proves them, or take them out of ${LIST}`).toEqual(
      [],
    );
  });

  test("has each ID once, with one sentence", () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(listed.filter(({ sentence }) => !/^[A-Z`].*[^.]\.$/.test(sentence))).toEqual([]);
  });
});

test.each([
  { text: "NAV-6 a section is marked", found: ["NAV-6"] },
  { text: "(DROP-2, G-4)", found: ["DROP-2", "G-4"] },
  { text: "(ANCH-1…3)", found: ["ANCH-1", "ANCH-2", "ANCH-3"] },
  { text: "(BLOG-2, 9…11)", found: ["BLOG-2", "BLOG-9", "BLOG-10", "BLOG-11"] },
  { text: "(SIDE-6, 8, CRUMB-1)", found: ["SIDE-6", "SIDE-8", "CRUMB-1"] },
  { text: "(PRE-1 to PRE-3)", found: ["PRE-1", "PRE-2", "PRE-3"] },
  { text: "COLL-1, 36 px take 192 ms", found: ["COLL-1"] },
  { text: "UTF-8, %PDF-1.4 and [A-Z0-9]{8}", found: [] },
])("in $text these are read: $found", ({ text, found }) => {
  expect(requirementsIn(text)).toEqual(found);
});

test("nothing points to a page that is not in the repository", () => {
  const outside =
    /\b(?:bad-input|behaviour|copy|design|facts(?:-\d+)?|house|look|spec|stack|style)\.md\b/g;
  const pointers = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(outside)].map(([name]) => `${path} names ${name}: say the reason itself`),
  );
  expect(pointers).toEqual([]);
});
