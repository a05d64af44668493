/**
 * `npx node tests/bench/growth.ts`: how the time of the linter and of the search grows with what is pasted or asked. Four times
 * as much takes at most four times as long, with some slack for a busy computer.
 */

import { existsSync, readFileSync } from "node:fs";
import { lintSite } from "../../src/lint/lint.ts";
import { readFiles } from "../../src/read/read-files.ts";
import { FEATURES } from "../../src/tools/features.ts";
import { createSearch } from "../../widgets/search/engine.ts";
import { PASTED } from "../support/pasted.ts";
import { median } from "./measure.ts";

const SLACK = 1.5;
const LETTERS = 50_000;
const INDEX = `${process.env.SITE_OUTPUT ?? "_site"}/search-sv.json`;

const files = readFiles(".");
let run = 0;
/** No two texts are the same, as what is known of a text is kept. */
const lint = (body: string) => {
  run += 1;
  const text = `---\ntitle: Sida\ndescription: En sida.\n---\n${body}\n\n${run}\n`;
  const texts = new Map([...files.texts, ["src/content/sv/ny.md", text]]);
  lintSite({ ...files, texts, today: "2026-06-01" }, FEATURES);
};

/** Milliseconds of the processor, the middle of three. */
function timeOf(measured: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    measured();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return median(times);
}

/** Prints both times and their ratio; whether that is too much. */
function isTooMuch(what: string, measured: (letters: number) => void): boolean {
  const [small = 1, large = 1] = [LETTERS, 4 * LETTERS].map((letters) =>
    timeOf(() => measured(letters)),
  );
  const ratio = large / small;
  console.log(`${what}: ${small.toFixed(0)} ms, ${large.toFixed(0)} ms, ratio ${ratio.toFixed(1)}`);
  return ratio > 4 * SLACK;
}

// What is computed of the other texts is kept, as in `npm start`.
lint("Text.");
const lintings = Object.entries(PASTED).map(([name, make]) =>
  isTooMuch(`linter, ${JSON.stringify(name)}`, (letters) => lint(make(letters))),
);
const searches: boolean[] = [];
if (existsSync(INDEX)) {
  const search = createSearch(JSON.parse(readFileSync(INDEX, "utf8")));
  const questions = { "one word": "a", "many words": "möte ", letters: "å ä " };
  for (const [name, unit] of Object.entries(questions))
    searches.push(
      isTooMuch(`search, ${name}`, (letters) => search.find(unit.repeat(letters / unit.length))),
    );
} else console.log(`No ${INDEX}: run npm run build to measure the search as well.`);
if ([...lintings, ...searches].includes(true)) process.exitCode = 1;
