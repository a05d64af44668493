/** `npm run bench:feel`: how the page feels on a computer four times slower, with what it is to be. */
import { chromium } from "@playwright/test";
import type { WidgetRuntime } from "../../src/schema/site.ts";
import { findChromium, toLaunchOptions } from "../support/chromium.ts";
import { serveBuilt } from "./built-site.ts";
import { clickToHeading } from "./click-to-heading.ts";
import { interactions } from "./interactions.ts";
import { longestTaskOfLoad } from "./long-tasks.ts";
import { SLOWDOWN } from "./measure.ts";

const RUNTIME = (process.env.SITE_WIDGET_RUNTIME ?? "react") as WidgetRuntime;
/** Milliseconds, or how many times as long a full load takes. */
const TARGETS = { painted: 50, ratio: 2, task: 50, interaction: 100 };

/** A page with one word: what no page of ours can stay under on this computer. */
const EMPTY = "/empty";

const browser = await chromium.launch(toLaunchOptions(await findChromium()));
await using site = await serveBuilt(RUNTIME, ({ url }, response) => {
  if (url !== EMPTY) return false;
  response.end("<!doctype html><title>Empty</title><p>Empty");
  return true;
});
console.log(`\n${RUNTIME}, ${SLOWDOWN}× slower`);

const [inPlace, full] = (await clickToHeading(browser, site)).map(({ median }) => median.painted);
const ratio = (full ?? Number.NaN) / (inPlace ?? Number.NaN);
row(
  "prefetched click to painted",
  `${ms(inPlace)}, full load ${ms(full)}, ×${ratio.toFixed(1)}`,
  `${TARGETS.painted} ms or ×${TARGETS.ratio}`,
  (inPlace ?? Number.NaN) <= TARGETS.painted || ratio >= TARGETS.ratio,
);
for (const width of [1300, 400]) {
  const { median, longest } = await longestTaskOfLoad(browser, site, width);
  row(
    `longest task of a load, ${width} px`,
    `${ms(median)}, at most ${ms(longest)}`,
    `${TARGETS.task} ms`,
    median <= TARGETS.task,
  );
}
const empty = await longestTaskOfLoad(browser, site, 1300, EMPTY);
console.log(`          of an empty page                ${ms(empty.median)}`);
for (const { name, median, slowest } of await interactions(browser, site)) {
  row(
    `first press on the ${name}`,
    `${ms(median)}, at most ${ms(slowest)}`,
    `${TARGETS.interaction} ms`,
    median <= TARGETS.interaction,
  );
}
await browser.close();

function ms(time = Number.NaN): string {
  return `${time.toFixed(1)} ms`;
}

function row(name: string, value: string, target: string, isMet: boolean): void {
  console.log(`  ${isMet ? "met   " : "missed"}  ${name.padEnd(32)}${value} (${target})`);
}
