/**
 * `npm run bench:search`: which questions of readers find their page among the first three results, in
 * distress as the first, which words that the site does not have find something, the weight of the file, and
 * the time from a keystroke to its results. `-- last` also asks those of `questions-last.tsv`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { createSearch, type Hit, type Search } from "../../widgets/search/engine.ts";
import type { SearchFile } from "../../widgets/search/index-settings.ts";
import { findChromium } from "../support/chromium.ts";
import { median, serveBuilt, visit } from "./measure.ts";

/** The share of questions that find their page among the first three. */
const LEAST_FOUND = 0.95;
const FIRST = 3;
/** Pages that a reader in distress must not meet. */
const HURTFUL = /\/blog\/|\/dageni$/;
/** Milliseconds of half of the keystrokes, on a slow computer. */
const USUAL = 50;
const TYPED = "ersättning för kvitto";

/** Where pages have moved to, so that a renamed one is still the right one. */
const REDIRECTS = readFileSync(join(import.meta.dirname, "../../_data/redirects.json"), "utf8");
const MOVED = new Map<string, string>(
  JSON.parse(REDIRECTS).map(({ from = "", to = "" }) => [from, to.replace(/#.*/, "")]),
);

/** Each question with its language, who asks or how, and the pages of which one is right; "-" is none. */
const questionsOf = (set: string) =>
  readFileSync(join(import.meta.dirname, `questions-${set}.tsv`), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [locale = "", kind = "", question = "", ...written] = line.split("\t");
      const pages = written.map((page) => MOVED.get(page) ?? page);
      return { locale: locale as Locale, kind, question, pages };
    });

/** Prints the questions that miss their page, and returns whether enough find it, and all in distress, however much is asked. */
function answer(dir: string): boolean {
  const searches = Object.fromEntries(
    LOCALES.map((locale) => {
      const text = readFileSync(join(dir, `search-${locale}.json`), "utf8");
      console.log(`search-${locale}.json: ${brotliCompressSync(text).length} bytes brotli`);
      return [locale, createSearch(JSON.parse(text) as SearchFile)];
    }),
  ) as Record<Locale, Search>;
  const sets = ["readers", "a", "b", "c", "own", "none", ...process.argv.slice(2)];
  const found = sets.map((set) => ask(set, searches));
  const growing = ["a", "möte ", "å ä "].map((unit) => grows(searches.sv, unit));
  return [...found, ...growing].every(Boolean);
}

function ask(set: string, searches: Record<Locale, Search>): boolean {
  const places = questionsOf(set).map((asked) => {
    const { find, nearest } = searches[asked.locale];
    const hits = find(asked.question);
    const isNothing = hits.length === 0 && asked.pages.includes("-");
    // A word that is offered is one press away.
    const lists = hits.length > 0 ? [hits] : nearest(asked.question).map(find);
    const placeOf = (pages: Hit[]) => pages.findIndex(({ page }) => asked.pages.includes(page.url));
    const place = isNothing ? 0 : Math.max(-1, ...lists.map(placeOf));
    return { ...asked, place, hits: hits.map(({ page }) => page) };
  });
  for (const [kind, all] of Map.groupBy(places, (one) => one.kind)) {
    const within = (count: number) => all.filter(({ place }) => place >= 0 && place < count).length;
    console.log(
      `${set}, ${kind}: ${within(1)} first, ${within(FIRST)} of ${all.length} in the first ${FIRST}`,
    );
  }
  const missed = places.filter(({ place }) => place < 0 || place >= FIRST);
  for (const { question, pages, place, hits } of missed)
    console.log(`  ${question}: ${pages} at ${place + 1} of ${hits.map(({ url }) => url)}`);
  for (const { question, pages, hits } of set === "readers" ? [] : places) {
    const aside = hits.filter(({ url, leave, guide }) => (leave || guide) && !pages.includes(url));
    if (aside.length > 0) console.log(`  ${question}: also ${aside.map(({ url }) => url)}`);
  }
  const hurt = places.filter(
    ({ kind, place, hits }) =>
      kind === "distress" && (place !== 0 || hits.some(({ url }) => HURTFUL.test(url))),
  );
  for (const { question } of hurt) console.log(`  in distress: ${question}`);
  const share = 1 - missed.length / places.length;
  console.log(`${set}: ${(100 * share).toFixed(1)} % of ${places.length} questions`);
  return share >= LEAST_FOUND && hurt.length === 0;
}

/** Whether a question of four times as many letters takes four times as long, with some slack for a busy computer. */
function grows({ find }: Search, unit: string): boolean {
  const [small = 1, large = 1] = [50_000, 200_000].map((letters) => {
    const start = process.cpuUsage();
    for (let run = 0; run < 3; run += 1) find(unit.repeat(letters / unit.length));
    return process.cpuUsage(start).user / 3000;
  });
  console.log(`"${unit}…": ${small.toFixed(0)} ms, four times as much ${large.toFixed(0)} ms`);
  return large <= 4 * 1.5 * small;
}

/** Milliseconds from each keystroke to its results, in a slow browser. */
async function type(address: string): Promise<number[]> {
  const browser = await chromium.launch(await findChromium());
  await using visitor = await visit(browser, 1300);
  const { page } = visitor;
  await page.goto(`${address}/sok?q=styrelsen`);
  const field = page.getByRole("combobox");
  await page.getByRole("option").first().waitFor();
  await field.fill("");
  const times = await field.evaluate((input: HTMLInputElement, text) => {
    const taken: number[] = [];
    for (let end = 1; end <= text.length; end++) {
      input.value = text.slice(0, end);
      const start = performance.now();
      input.dispatchEvent(new Event("input"));
      // Style and layout count.
      document.body.getBoundingClientRect();
      taken.push(performance.now() - start);
    }
    return taken;
  }, TYPED);
  await browser.close();
  return times;
}

await using site = await serveBuilt("preact");
const isEnough = answer(site.dir);
const times = await type(site.address);
const [usual, longest] = [median(times), Math.max(...times)];
console.log(`a keystroke: median ${usual.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`);
if (!isEnough || usual > USUAL) process.exitCode = 1;
