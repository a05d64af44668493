/** `npm run bench:navigation`: time from a click to the next page on a slow computer. */
import { chromium } from "@playwright/test";
import { WIDGET_RUNTIMES } from "../../src/schema/site.ts";
import { findChromium } from "../support/chromium.ts";
import { serveBuilt } from "./built-site.ts";
import { clickToHeading } from "./click-to-heading.ts";
import { SLOWDOWN } from "./measure.ts";

const browser = await chromium.launch(await findChromium());
for (const runtime of WIDGET_RUNTIMES) {
  await using site = await serveBuilt(runtime);
  console.log(`\n${runtime}, ${SLOWDOWN}× slower`);
  const clicks = await clickToHeading(browser, site);
  const [inPlace] = clicks;
  print(
    "from the click on a prefetched link to its heading: in the DOM, painted (median); slowest of both",
    clicks.map(({ name, median, slowest }) => [
      name,
      `${ms(median.there)} ${ms(median.painted)}  ${ms(slowest.there)} ${ms(slowest.painted)}` +
        `  ×${(median.painted / (inPlace ?? { median }).median.painted).toFixed(1)}`,
    ]),
  );
}
await browser.close();

function ms(time: number): string {
  return `${time.toFixed(1).padStart(6)} ms`;
}

function print(title: string, rows: [string, string][]): void {
  console.log(title);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(34)}${value}`);
}
