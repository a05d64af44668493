/**
 * `npm run bench:search`: which questions of readers find their page among the first three results, in
 * distress as the first, the weight of the index, and the time from a keystroke to its results.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { createSearch, type Search } from "../../widgets/search/engine.ts";
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

/** Each question with its language, how it is asked, and the pages of which one is right. */
const questions = readFileSync(join(import.meta.dirname, "search-questions.tsv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [locale = "", kind = "", question = "", ...pages] = line.split("\t");
    return { locale: locale as Locale, kind, question, pages };
  });

/** Prints the questions that miss their page, and returns whether enough find it, and all in distress. */
function answer(dir: string): boolean {
  const searches = Object.fromEntries(
    LOCALES.map((locale) => {
      const text = readFileSync(join(dir, `search-${locale}.json`), "utf8");
      const bytes = brotliCompressSync(text).length;
      console.log(`search-${locale}.json: ${text.length} characters, ${bytes} bytes brotli`);
      return [locale, createSearch(JSON.parse(text) as SearchFile)];
    }),
  ) as Record<Locale, Search>;
  const places = questions.map((asked) => {
    const found = searches[asked.locale].find(asked.question).map((hit) => hit.page.url);
    return { ...asked, found, place: found.findIndex((url) => asked.pages.includes(url)) };
  });
  for (const [kind, all] of Map.groupBy(places, (one) => one.kind)) {
    const within = (count: number) => all.filter(({ place }) => place >= 0 && place < count).length;
    console.log(
      `${kind}: ${within(1)} first, ${within(FIRST)} of ${all.length} in the first ${FIRST}`,
    );
  }
  const missed = places.filter(({ place }) => place < 0 || place >= FIRST);
  for (const { question, pages, place, found } of missed)
    console.log(`  ${question}: ${pages} is at ${place + 1}, not ${found.slice(0, FIRST)}`);
  const hurt = places.filter(
    ({ kind, place, found }) =>
      kind === "distress" && (place !== 0 || found.some((url) => HURTFUL.test(url))),
  );
  for (const { question, found } of hurt) console.log(`  in distress: ${question}: ${found}`);
  const share = 1 - missed.length / questions.length;
  console.log(`found: ${(100 * share).toFixed(1)} % of ${questions.length} questions`);
  return share >= LEAST_FOUND && hurt.length === 0;
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
