/**
 * First and largest paint, blocked time and layout shift of built pages, on a slow computer and slow 4G;
 * medians of nine loads that alternate between the pages. `bench:build -- --starlight` leaves one to
 * compare with:
 *
 *     node tests/bench/paint.ts _site:/docs/event/culture /tmp/bench-starlight-$USER/dist:/docs/p1/
 */
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { createStaticHost } from "../../src/tools/preview.ts";
import { findChromium } from "../support/chromium.ts";
import { listenOnFreePort } from "../support/free-port.ts";
import { median, visit } from "./measure.ts";

const LOADS = 9;
/** Lighthouse's slow 4G; bytes per second, milliseconds. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9.4e4 };
const PHONE = 412;

const pages = process.argv.slice(2).map((name) => {
  const [folder = "", path = "/"] = name.split(":");
  return { name, path, host: createStaticHost({ dir: resolve(folder) }) };
});
const browser = await chromium.launch(await findChromium());

async function load(address: string): Promise<Record<string, number>> {
  await using visitor = await visit(browser, PHONE);
  const { page } = visitor;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, blocked: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type });
    watch("paint", (entry) => {
      if (entry.name === "first-contentful-paint") seen.first = entry.startTime;
    });
    watch("largest-contentful-paint", (entry) => {
      seen.largest = entry.startTime;
    });
    // What exceeds 50 ms, as in Lighthouse's total blocking time.
    watch("longtask", (entry) => {
      seen.blocked += entry.duration - 50;
    });
    watch("layout-shift", (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await page.goto(address);
  await page.waitForTimeout(800);
  return await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
}

const loads = await Promise.all(
  pages.map(async ({ name, path, host }) => {
    const { address } = await listenOnFreePort(host);
    return { name, address: address + path, seen: [] as Record<string, number>[] };
  }),
);
for (let round = 0; round < LOADS; round += 1)
  for (const { address, seen } of loads) seen.push(await load(address));
for (const { name, seen } of loads) {
  const figures = ["first", "largest", "blocked", "shift"].map((figure) => {
    const value = median(seen.map((one) => one[figure] ?? 0));
    return `${figure} ${value.toFixed(figure === "shift" ? 3 : 0)}`;
  });
  console.log(`${figures.join("  ")}  ${name}`);
}
await browser.close();
process.exit();
