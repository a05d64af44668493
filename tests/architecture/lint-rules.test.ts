import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { createTempFolder } from "../support/temp-folder.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const BIOME = resolve(ROOT, "node_modules/@biomejs/biome/bin/biome");
const SETTINGS = [
  ".biome.json",
  "tests/architecture/clock.grit",
  "tests/architecture/import-type.grit",
  "tests/architecture/template-this.grit",
];

/** Lints invented files with the rules of the project; each finding as `path:line: message`. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const settings = SETTINGS.map((path) => [path, readFileSync(resolve(ROOT, path), "utf8")]);
  await using folder = await createTempFolder({ ...Object.fromEntries(settings), ...files });
  const { stdout } = spawnSync(
    process.execPath,
    [BIOME, "lint", "--reporter=github", "--max-diagnostics=none", "--vcs-enabled=false", "."],
    { cwd: folder.dir, encoding: "utf8" },
  );
  return [...stdout.matchAll(/^::error .*?file=([^,]+),line=(\d+),.*?::(.*)$/gm)]
    .map(([, path = "", line, message]) => `${relative(folder.dir, path)}:${line}: ${message}`)
    .sort();
}

const CLOCK =
  "This reads the clock: the model and the checks are pure functions, take the time as an argument.";
const THIS =
  "Eleventy freezes this to the first page that was rendered: take the page from the argument.";
const CIRCLE = "This import is part of a cycle.";

test("the clock, the DOM and the process are told in the model and the checks, and nowhere else", async () => {
  const impure = `export const moments = [
  Date.now(),
  new Date(),
  Date(),
  performance.now(),
  \`\${Date.now()}\`,
  document.title,
  window.scrollY,
  globalThis.name,
  process.env,
];
`;
  const pure = `export const moments = (document: { title: string }) => [
  new Date("2024-03-25"),
  Date.parse("2024-03-25") + Date.UTC(2024, 1),
  "new Date()", // or Date.now()
  document.title,
];
`;
  expect(
    await lint({
      "src/model/events/impure.ts": impure,
      "src/checks/impure.ts": impure,
      "src/model/events/pure.ts": pure,
      "src/eleventy/impure.ts": impure,
    }),
  ).toEqual(
    ["src/checks/impure.ts", "src/model/events/impure.ts"].flatMap((path) => [
      `${path}:10: Do not use the global variable process.`,
      ...[2, 3, 4, 5, 6].map((line) => `${path}:${line}: ${CLOCK}`),
      `${path}:7: Do not use the global variable document.`,
      `${path}:8: Do not use the global variable window.`,
      `${path}:9: Do not use the global variable globalThis.`,
    ]),
  );
});

test("a template that reads this is told", async () => {
  expect(
    await lint({
      "src/templates/page.11ty.ts":
        'export function render({ page }: { page: string }) {\n  return this.url + page + "this"; // this\n}\n',
      "src/ui/page.tsx": "export function url() {\n  return this.url;\n}\n",
    }),
  ).toEqual([`src/templates/page.11ty.ts:2: ${THIS}`]);
});

test("a circle is told, whether it is closed by a type or by import()", async () => {
  expect(
    await lint({
      "src/ui/a.ts": 'import type { B } from "./b.ts";\nexport const a: B = 1;\n',
      "src/ui/b.ts":
        'import { a } from "./a.ts";\nexport type B = number;\nexport const b = [a];\n',
      "widgets/loader/c.ts": 'export const c = () => import("./d.ts");\n',
      "widgets/loader/d.ts": 'export { c } from "./c.ts";\n',
      "widgets/loader/e.ts": 'export { c } from "./c.ts";\n',
    }),
  ).toEqual([
    `src/ui/a.ts:1: ${CIRCLE}`,
    `src/ui/b.ts:1: ${CIRCLE}`,
    `widgets/loader/c.ts:1: ${CIRCLE}`,
    `widgets/loader/d.ts:1: ${CIRCLE}`,
  ]);
});

test("an import among types is told, because no circle is seen in it", async () => {
  expect(
    await lint({
      "src/model/events/a.ts": 'export type A = typeof import("./b.ts");\n',
      "src/model/events/b.ts": 'export const b = () => import("./c.ts");\n',
      "src/model/events/c.ts": "export const c = 1;\n",
    }),
  ).toEqual(["src/model/events/a.ts:1: Write import type at the top of the file."]);
});
