import { globSync, readFileSync } from "node:fs";
import { basename, posix, resolve } from "node:path";
import { expect, test } from "vitest";
import { brokenArrows } from "./broken-arrows.ts";
import type { SourceFile } from "./imports-of.ts";
import { ROOMS } from "./rooms.ts";

const ROOT = resolve(import.meta.dirname, "../..");

function filesIn(...patterns: string[]): SourceFile[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => ({ path, source: readFileSync(resolve(ROOT, path), "utf8") }));
}

const CODE = filesIn(".eleventy.ts", "src/**/*.{ts,tsx}", "widgets/**/*.{ts,tsx}");

/** A call that puts a path into `_data` together, or opens one. */
const pathIntoData =
  /\b(?:join|resolve|read\w*|open\w*|glob\w*)\((?:[^()]|\([^()]*\))*["'`/]_data["'`/]/;

test("every room has code in it", () => {
  const empty = Object.keys(ROOMS).filter(
    (room) => !CODE.some(({ path }) => path.startsWith(room.replace("<name>", ""))),
  );
  expect(empty).toEqual([]);
});

test("every import follows the table of rooms", () => {
  expect(brokenArrows(CODE)).toEqual([]);
});

test.each([
  { from: "src/schema/x.ts", to: "src/model/site-data.ts" },
  { from: "src/model/pages/x.ts", to: "src/ui/page/page.tsx" },
  { from: "src/model/pages/x.ts", to: "node:fs" },
  { from: "src/checks/x.ts", to: "react" },
  { from: "src/ui/x.tsx", to: "src/model/news/build-blog.ts" },
  { from: "src/ui/x.tsx", to: "src/read/read-data.ts" },
  { from: "src/ui/x.tsx", to: "@11ty/eleventy" },
  { from: "src/tools/x.ts", to: "@11ty/eleventy" },
  { from: "src/bundle/x.ts", to: "src/read/read-data.ts" },
  { from: "src/ui/x.tsx", to: "widgets/loader/hydrate.tsx" },
  { from: "src/eleventy/x.ts", to: "widgets/navigation/navigation.ts" },
  { from: "src/eleventy/x.ts", to: "widgets/dropdown/dropdown.tsx" },
  { from: "widgets/shared/x.ts", to: "src/schema/labels.ts" },
  { from: "widgets/shared/x.ts", to: "widgets/loader/slots.ts" },
  { from: "widgets/loader/x.ts", to: "widgets/navigation/navigation.ts" },
  { from: "widgets/dropdown/x.ts", to: "widgets/mobile-menu/mobile-menu.tsx" },
  { from: "widgets/dropdown/x.ts", to: "widgets/loader/slots.ts" },
])("$from may not import $to", ({ from, to }) => {
  const specifier = /^(src|widgets)\//.test(to) ? posix.relative(posix.dirname(from), to) : to;
  const [message] = brokenArrows([{ path: from, source: `import { x } from "${specifier}";` }]);
  expect(message).toMatch(/ imports .* may import /);
});

test("_data is read in one room", () => {
  const readers = CODE.filter(
    ({ path, source }) => !/^src\/(read|lint|tools)\//.test(path) && pathIntoData.test(source),
  );
  expect(readers.map(({ path }) => path)).toEqual([]);
});

test.each([
  { source: 'readFileSync(join(root, "_data", name), "utf8")', reads: true },
  { source: 'readJson(resolve(root, "_data/site.json"))', reads: true },
  { source: "globSync(dirname(file) + '/_data/*.json')", reads: true },
  { source: 'finding({ file: "_data/site.json", line: 3 })', reads: false },
  { source: 'addWatchTarget("_data/**/*.json")', reads: false },
  { source: "/** Folder with `_data` and `src/content`. */", reads: false },
])("$source reads _data: $reads", ({ source, reads }) => {
  expect(pathIntoData.test(source)).toBe(reads);
});

test(".eleventy.ts is a table of contents of at most 120 lines", () => {
  const config = CODE.find(({ path }) => path === ".eleventy.ts");
  expect(config?.source.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
});

test("_data holds no code", () => {
  const files = globSync("_data/**/*", { cwd: ROOT, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.map(({ name }) => name).filter((name) => !name.endsWith(".json"))).toEqual([]);
});

test("no file has a name that says nothing", () => {
  const everywhere = [...CODE, ...filesIn("tests/**/*.{ts,tsx}")].map(({ path }) => path);
  expect(
    everywhere.filter((path) => /^(index|utils?|helpers?|common)\.tsx?$/.test(basename(path))),
  ).toEqual([]);
});
