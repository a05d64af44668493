import type { Browser, Locator, Page } from "@playwright/test";
import { drawer } from "../support/drawer.ts";
import { label } from "../support/labels.ts";
import { mainMenu, menuToggle } from "../support/shell.ts";
import type { BuiltSite } from "./built-site.ts";
import { DOCS_PAGE, median, visit } from "./measure.ts";

const RUNS = Number(process.env.RUNS ?? 5);
/** Shorter ones are not told by the browser. */
const SHORTEST = 16;

export interface Interaction {
  name: string;
  /** Milliseconds from the press until the next picture after all that answers it at once. */
  median: number;
  slowest: number;
}

interface Control {
  name: string;
  width: number;
  control: (page: Page) => Locator;
  /** What is seen once it is open. */
  opened: (page: Page) => Locator;
}

const CONTROLS: readonly Control[] = [
  {
    name: "drawer",
    width: 400,
    control: (page) => menuToggle(page, "sv"),
    opened: (page) => drawer(page, "sv"),
  },
  {
    name: "dropdown",
    width: 1300,
    control: (page) => mainMenu(page, "sv").locator(".drop button").first(),
    opened: (page) => mainMenu(page, "sv").locator(".drop button[aria-expanded=true] + ul").first(),
  },
  {
    name: "search",
    width: 1300,
    control: (page) => page.locator("[data-search]"),
    opened: (page) => page.getByRole("dialog", { name: label("sv", "search.label") }),
  },
];

/**
 * How long a page takes to answer the first press on a control: the longest event of the interaction, as
 * browsers measure INP.
 */
export async function interactions(browser: Browser, site: BuiltSite): Promise<Interaction[]> {
  const rows: Interaction[] = [];
  for (const { name, width, control, opened } of CONTROLS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await using visitor = await visit(browser, width);
      const { page } = visitor;
      await page.addInitScript(watchInteractions, SHORTEST);
      await page.goto(site.address + DOCS_PAGE, { waitUntil: "networkidle" });
      await control(page).click();
      await opened(page).waitFor();
      times.push(await longest(page));
    }
    rows.push({ name, median: median(times), slowest: Math.max(...times) });
  }
  return rows;
}

function watchInteractions(durationThreshold: number): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) durations.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
}

/** The browser tells of an event some time after the picture that ends it. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (window as { durations?: number[] }).durations ?? []);
  return Math.max(SHORTEST, ...durations);
}
