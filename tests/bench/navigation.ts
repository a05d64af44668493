/** `npm run bench`: how quick links and widgets are on a slow computer, and what they weigh. */
import { chromium } from "@playwright/test";
import { WIDGET_RUNTIMES } from "../../src/schema/site.ts";
import { findChromium, toLaunchOptions } from "../support/chromium.ts";
import { serveBuilt } from "./built-site.ts";
import { clickToHeading } from "./click-to-heading.ts";
import { longestTasks } from "./long-tasks.ts";
import { SLOWDOWN } from "./measure.ts";
import { scriptBytes } from "./script-bytes.ts";

const browser = await chromium.launch(toLaunchOptions(await findChromium()));
for (const runtime of WIDGET_RUNTIMES) {
  await using site = await serveBuilt(runtime);
  console.log(`\n${runtime}, ${SLOWDOWN}× slower`);
  const clicks = await clickToHeading(browser, site);
  const [inPlace] = clicks;
  print(
    "from the click on a prefetched link to its heading: in the document, painted; slowest of each",
    clicks.map(({ name, median, slowest }) => [
      name,
      `${ms(median.there)} ${ms(median.painted)}  ${ms(slowest.there)} ${ms(slowest.painted)}` +
        `  ×${(median.painted / (inPlace ?? { median }).median.painted).toFixed(1)}`,
    ]),
  );
  print(
    "longest task, median and longest",
    (await longestTasks(browser, site)).map(({ width, action, median, longest }) => [
      `${action}, ${width} px`,
      `${ms(median)} ${ms(longest)}`,
    ]),
  );
  const weights: [string, string][] = [];
  for (const width of [1300, 400]) {
    weights.push([`${width} px`, `${await scriptBytes(browser, site, width)} B`]);
  }
  print("all scripts of a docs page, each control used, brotli", weights);
}
await browser.close();

function ms(time: number): string {
  return `${time.toFixed(1).padStart(6)} ms`;
}

function print(title: string, rows: [string, string][]): void {
  console.log(title);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(34)}${value}`);
}
