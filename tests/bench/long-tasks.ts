import type { Browser, Page } from "@playwright/test";
import { openDrawer } from "../support/drawer.ts";
import type { BuiltSite } from "./built-site.ts";
import { DOCS_PAGE, median, visit } from "./measure.ts";

const RUNS = Number(process.env.RUNS ?? 5);

export interface LongestTask {
  width: number;
  action: string;
  /** Milliseconds. */
  median: number;
  longest: number;
}

/** The longest task of the main thread while a docs page loads, and while each widget wakes up. */
export async function longestTasks(browser: Browser, site: BuiltSite): Promise<LongestTask[]> {
  const rows: LongestTask[] = [];
  for (const width of [1300, 400]) {
    const widgets = await widgetsAt(browser, site, width);
    rows.push(await longestTaskOfLoad(browser, site, width));
    const actions = [
      ...widgets.map((name) => ({
        action: `wake ${name}`,
        act: async (page: Page) => {
          const slot = slotOf(page, name);
          await slot.dispatchEvent("pointerenter");
          await page.waitForFunction(
            (element) => element?.matches("[data-state=ready]"),
            await slot.elementHandle(),
          );
        },
      })),
      ...(width < 996
        ? [{ action: "open the drawer", act: (page: Page) => openDrawer(page, "sv") }]
        : []),
    ];
    for (const { action, act } of actions) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await using visitor = await visit(browser, width);
        times.push(await measure(browser, visitor.page, site.address + DOCS_PAGE, act));
      }
      rows.push({ width, action, median: median(times), longest: Math.max(...times) });
    }
  }
  return rows;
}

/** The longest task of the main thread while a page, usually of the docs, loads. */
export async function longestTaskOfLoad(
  browser: Browser,
  site: BuiltSite,
  width: number,
  path = DOCS_PAGE,
): Promise<LongestTask> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await using visitor = await visit(browser, width);
    times.push(await measure(browser, visitor.page, site.address + path, undefined));
  }
  return { width, action: "load", median: median(times), longest: Math.max(...times) };
}

const slotOf = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`).first();

/** Names of the widgets that are seen at a width. */
async function widgetsAt(browser: Browser, site: BuiltSite, width: number): Promise<string[]> {
  await using visitor = await visit(browser, width);
  await visitor.page.goto(site.address + DOCS_PAGE);
  const names = await visitor.page
    .locator("[data-widget]")
    .evaluateAll((slots) =>
      slots
        .filter((slot) => slot.querySelector(":scope > div > *")?.checkVisibility())
        .map((slot) => (slot as HTMLElement).dataset.widget ?? ""),
    );
  return [...new Set(names)];
}

async function measure(
  browser: Browser,
  page: Page,
  address: string,
  act: ((page: Page) => Promise<void>) | undefined,
): Promise<number> {
  if (act) await page.goto(address, { waitUntil: "networkidle" });
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  if (act) await act(page);
  else await page.goto(address, { waitUntil: "networkidle" });
  return longestTask(await browser.stopTracing());
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  dur?: number;
  args?: { name?: string };
}

/** Milliseconds of the longest task on the main thread of a page. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === "RunTask" && pages.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
