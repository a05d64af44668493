/**
 * `npm run bench:search`: which questions of readers find their page among the first three results, the
 * weight of the index, and the time from a keystroke to its results.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { LOCALES, type Locale } from "../../src/schema/localized.ts";
import { createSearch, type Search } from "../../widgets/search/engine.ts";
import type { SearchFile } from "../../widgets/search/index-settings.ts";
import { findChromium } from "../support/chromium.ts";
import { type BuiltSite, serveBuilt } from "./built-site.ts";
import { median, visit } from "./measure.ts";

/** How many questions must find their page. */
const WANTED = 127;
const FIRST = 3;
/** Milliseconds, on a processor this many times slower. */
const [LONGEST, THROTTLE] = [50, 4];
const TYPED = "ersättning för kvitto";

interface Question {
  locale: Locale;
  question: string;
  page: string;
}

const questions = JSON.parse(
  readFileSync(join(import.meta.dirname, "search-questions.json"), "utf8"),
) as Question[];

/** Prints the questions that miss their page, and returns how many find it. */
function answer(site: Pick<BuiltSite, "dir">): number {
  const searches = Object.fromEntries(
    LOCALES.map((locale) => {
      const text = readFileSync(join(site.dir, `search-${locale}.json`), "utf8");
      const bytes = brotliCompressSync(text).length;
      console.log(`search-${locale}.json: ${text.length} characters, ${bytes} bytes brotli`);
      return [locale, createSearch(JSON.parse(text) as SearchFile)];
    }),
  ) as Record<Locale, Search>;
  const missed = questions.flatMap(({ locale, question, page }) => {
    const found = searches[locale](question).map((hit) => hit.page.url);
    const place = found.indexOf(page);
    return place >= 0 && place < FIRST
      ? []
      : [`  ${question}: ${page} is at ${place + 1}, not ${found.slice(0, FIRST)}`];
  });
  console.log(
    [`${questions.length - missed.length} of ${questions.length} find their page`, ...missed].join(
      "\n",
    ),
  );
  return questions.length - missed.length;
}

/** Milliseconds from each keystroke to its results, in a slow browser. */
async function type({ address }: BuiltSite): Promise<number[]> {
  const browser = await chromium.launch(await findChromium());
  await using visitor = await visit(browser, 1300);
  const { page } = visitor;
  await page.goto(`${address}/sok?q=styrelsen`);
  const field = page.getByRole("combobox");
  await page.getByRole("option").first().waitFor();
  await field.fill("");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
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

const site = await serveBuilt("preact");
const held = answer(site);
const times = await type(site);
const longest = Math.max(...times);
console.log(`a keystroke: median ${median(times).toFixed(1)} ms, longest ${longest.toFixed(1)} ms`);
await site[Symbol.asyncDispose]();
if (held < WANTED || longest > LONGEST) process.exitCode = 1;
