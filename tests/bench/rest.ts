/** `npm run bench:rest`: what a docs page costs that nobody touches, with and without what it fetches at rest. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium, toLaunchOptions } from "../support/chromium.ts";
import { moveAwayFromMouse } from "../support/test.ts";
import { type BuiltSite, serveBuilt } from "./built-site.ts";
import { DOCS_PAGE, median, SLOW_4G, visit } from "./measure.ts";

const RUNS = Number(process.env.RUNS ?? 5);
/** Nothing is fetched at rest for a visitor who saves data. */
const VISITORS = [
  ["fetches at rest", false],
  ["saves data, so fetches nothing", true],
] as const;

/** Milliseconds, and bytes with headers. */
interface Cost {
  painted: number;
  loaded: number;
  /** What tasks take beyond 50 ms, together. */
  blocked: number;
  longestTask: number;
  bytesBefore: number;
  scriptBytesAtRest: number;
  pageBytesAtRest: number;
  pagesAtRest: number;
  /** From the load of the page until the last of that is there. */
  atRest: number;
}

async function measure(
  browser: Browser,
  site: BuiltSite,
  width: number,
  saveData: boolean,
): Promise<Cost> {
  await using visitor = await visit(browser, width);
  const { page } = visitor;
  await moveAwayFromMouse(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    const tasks: number[] = [];
    const paints: number[] = [];
    Object.assign(window, { tasks, paints });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      paints.push(...list.getEntries().map(({ startTime }) => startTime));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  }, saveData);
  await page.goto(site.address + DOCS_PAGE, { waitUntil: "load" });
  await waitForRest(page);
  return await page.evaluate(() => {
    const { tasks, paints } = window as unknown as { tasks: number[]; paints: number[] };
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const loaded = page?.loadEventStart ?? Number.NaN;
    const later = files.filter(({ startTime }) => startTime >= loaded);
    const isScript = ({ name }: { name: string }) => name.endsWith(".js");
    const sum = (list: PerformanceResourceTiming[]) =>
      list.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    const pages = later.filter(({ initiatorType }) => initiatorType === "fetch");
    return {
      painted: paints.at(-1) ?? Number.NaN,
      loaded,
      blocked: tasks.reduce((total, duration) => total + duration - 50, 0),
      longestTask: Math.max(0, ...tasks),
      bytesBefore:
        (page?.transferSize ?? 0) + sum(files.filter(({ startTime }) => startTime < loaded)),
      scriptBytesAtRest: sum(later.filter(isScript)),
      pageBytesAtRest: sum(pages),
      pagesAtRest: pages.length,
      atRest: Math.max(0, ...later.map(({ responseEnd }) => responseEnd - loaded)),
    };
  });
}

/** Waits until nothing has been asked for during two seconds. */
async function waitForRest(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(2000);
  }
}

const browser = await chromium.launch(toLaunchOptions(await findChromium()));
await using site = await serveBuilt("react");
for (const width of [400, 1300]) {
  console.log(`\n${DOCS_PAGE}, ${width} px, slow 4G, a computer four times slower`);
  for (const [name, saveData] of VISITORS) {
    const costs: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      costs.push(await measure(browser, site, width, saveData));
    }
    const middle = (key: keyof Cost) => Math.round(median(costs.map((cost) => cost[key])));
    console.log(
      [
        `  ${name}`,
        `    largest paint ${middle("painted")} ms, loaded ${middle("loaded")} ms` +
          ` with ${middle("bytesBefore")} B`,
        `    blocked ${middle("blocked")} ms, longest task ${middle("longestTask")} ms`,
        `    at rest ${middle("scriptBytesAtRest")} B of script and ${middle("pagesAtRest")} pages` +
          ` with ${middle("pageBytesAtRest")} B, within ${middle("atRest")} ms`,
      ].join("\n"),
    );
  }
}
await browser.close();
