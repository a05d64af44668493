/**
 * `npm run bench:navigation`: time from a click on a link until the heading of its page is painted, by soft
 * navigation to a page that is fetched ahead and by a full load, on a slow computer. RUNS=1 measures once.
 */
import { chromium, type Page } from "@playwright/test";
import { WIDGET_RUNTIMES } from "../../src/schema/site.ts";
import { findChromium } from "../support/chromium.ts";
import { docsMenu } from "../support/shell.ts";
import { median, SLOWDOWN, serveBuilt, visit } from "./measure.ts";

/** A usual page of the docs, and one beside it in the menu. */
const [FROM, TO] = ["/docs/event/cmi", "/docs/event/culture"];
const RUNS = Number(process.env.RUNS ?? 15);
/** Prefix of the page's console message. */
const PREFIX = "milliseconds to the heading: ";

const browser = await chromium.launch(await findChromium());
for (const runtime of WIDGET_RUNTIMES) {
  await using site = await serveBuilt(runtime);
  console.log(`\n${runtime}, ${SLOWDOWN}× slower: median and slowest time to the painted heading`);
  for (const [name, isSoft] of [
    ["in place", true],
    ["as a full load", false],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await using visitor = await visit(browser, 1300);
      if (!isSoft) await forgetNavigation(visitor.page);
      times.push(await measure(visitor.page, site.address, isSoft));
    }
    const [middle, slowest] = [median(times), Math.max(...times)].map((time) => time.toFixed(1));
    console.log(`  ${name.padEnd(16)}${middle} ms  ${slowest} ms`);
  }
}
await browser.close();

/** Without the Navigation API links are plain links. */
async function forgetNavigation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "navigation", { value: undefined });
  });
}

async function measure(page: Page, address: string, isFetched: boolean): Promise<number> {
  await page.addInitScript(watchHeading, PREFIX);
  const fetched = isFetched && page.waitForResponse(address + TO);
  await page.goto(address + FROM, { waitUntil: "networkidle" });
  await docsMenu(page, "sv").locator(`a[href="${TO}"]`).hover();
  if (fetched) await (await fetched).finished();
  await page.waitForLoadState("networkidle");
  // Polling the page would run between its tasks.
  const message = page.waitForEvent("console", (sent) => sent.text().startsWith(PREFIX));
  await page.mouse.down();
  await page.mouse.up();
  return Number((await message).text().slice(PREFIX.length));
}

/** Logs the time from a click to another heading, across documents. */
function watchHeading(prefix: string): void {
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const onClick = ({ timeStamp }: Event) => {
    sessionStorage.setItem("from", heading());
    sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
  };
  addEventListener("click", onClick, true);
  const changes = new MutationObserver(() => {
    const clicked = sessionStorage.getItem("clicked");
    if (!clicked || !heading() || heading() === sessionStorage.getItem("from")) return;
    changes.disconnect();
    // The first task after a frame runs when it has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.timeOrigin + performance.now();
        console.debug(`${prefix}${now - Number(clicked)}`);
      };
      port2.postMessage(null);
    });
  });
  changes.observe(document, { childList: true, subtree: true });
}
