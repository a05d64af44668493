import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** Titles are read in lists, tests on a screen. */
const LETTERS = 120;
const LINES = 40;

const TITLE = /^ *(?:(?:test|describe)\b.*\(|\]?\)\()\s*(["'`])((?:(?!\1).)+)\1,/gm;
/** Where a test begins as Biome writes it; of a table the end, as that has as many rows as it needs. */
const TEST = /^ *(?:test(?:\.(?!describe).+\))?|\]?\))\((?:["`]|$)/;

const texts = globSync("tests/**/*.{test,spec}.{ts,tsx}", {
  cwd: ROOT,
  exclude: ["tests/*/node_modules/**"],
}).map((file) => readFileSync(resolve(ROOT, file), "utf8"));

const indentOf = (line: string) => line.search(/\S/);

/** The lines of each test: to the last one before what is beside or around it. */
function testsOf(text: string): string[][] {
  const lines = text.split("\n");
  return lines.flatMap((first, index) => {
    const indent = indentOf(first);
    const isBeside = (line: string) => indentOf(line) === indent && /^ *[\w/]/.test(line);
    const caller = lines.slice(0, index + 1).findLast(isBeside) ?? "";
    if (!TEST.test(first) || !/^ *test\b/.test(caller)) return [];
    const rest = lines.slice(index + 1);
    const next = rest.findIndex((line) => line && (indentOf(line) < indent || isBeside(line)));
    return [[first, ...rest.slice(0, next)].join("\n").trimEnd().split("\n")];
  });
}

test("no title has more than 120 letters", () => {
  const titles = texts.flatMap((text) =>
    [...text.matchAll(TITLE)].map(([, , words = ""]) => words),
  );
  expect(titles.filter(({ length }) => length > LETTERS)).toEqual([]);
});

test("no test has more than 40 lines", () => {
  const long = texts.flatMap(testsOf).filter(({ length }) => length > LINES);
  expect(long.map(([line]) => line)).toEqual([]);
});
