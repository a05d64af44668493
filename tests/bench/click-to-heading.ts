import type { Browser, Page } from "@playwright/test";
import { docsMenu } from "../support/shell.ts";
import type { BuiltSite } from "./built-site.ts";
import { DOCS_PAGE, median, NEXT_DOCS_PAGE, visit } from "./measure.ts";

const RUNS = Number(process.env.RUNS ?? 15);
/** Prefix of the page's console message. */
const PREFIX = "milliseconds to the heading: ";

/** Milliseconds from a click to the new heading. */
interface Times {
  /** Until it is in the document. */
  there: number;
  /** Until it is painted. */
  painted: number;
}

export interface ClickToHeading {
  /** Row of the table. */
  name: string;
  median: Times;
  slowest: Times;
}

/**
 * Measures the time from a click on a prefetched link to the heading of its page, by soft navigation and
 * by a full load.
 */
export async function clickToHeading(browser: Browser, site: BuiltSite): Promise<ClickToHeading[]> {
  const rows: ClickToHeading[] = [];
  for (const { name, prepare } of [
    { name: "in place", prepare: async () => {} },
    { name: "as a full load", prepare: forgetNavigation },
  ]) {
    const times: Times[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await using visitor = await visit(browser, 1300);
      await prepare(visitor.page);
      times.push(await measure(visitor.page, site.address));
    }
    rows.push({
      name,
      median: summarize(times, median),
      slowest: summarize(times, (values) => Math.max(...values)),
    });
  }
  return rows;
}

function summarize(times: Times[], sum: (values: number[]) => number): Times {
  return {
    there: sum(times.map(({ there }) => there)),
    painted: sum(times.map(({ painted }) => painted)),
  };
}

/** Without the Navigation API links are plain links. */
async function forgetNavigation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "navigation", { value: undefined });
  });
}

async function measure(page: Page, address: string): Promise<Times> {
  await page.addInitScript(watchHeading, PREFIX);
  const fetched = page.waitForResponse(address + NEXT_DOCS_PAGE);
  await page.goto(address + DOCS_PAGE, { waitUntil: "networkidle" });
  const link = docsMenu(page, "sv").locator(`a[href="${NEXT_DOCS_PAGE}"]`);
  await link.hover();
  await (await fetched).finished();
  await page.waitForLoadState("networkidle");
  // Polling the page would run between its tasks.
  const message = page.waitForEvent("console", (sent) => sent.text().startsWith(PREFIX));
  await page.mouse.down();
  await page.mouse.up();
  const [there = 0, painted = 0] = (await message)
    .text()
    .slice(PREFIX.length)
    .split(" ")
    .map(Number);
  return { there, painted };
}

/** Logs the times from a click to another heading, across documents. */
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
    const since = () => performance.timeOrigin + performance.now() - Number(clicked);
    const there = since();
    // The first task after a frame runs when it has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        console.debug(`${prefix}${there} ${since()}`);
      };
      port2.postMessage(null);
    });
  });
  changes.observe(document, { childList: true, subtree: true });
}
