import { type BrowserContext, test as base, type CDPSession, type Page } from "@playwright/test";
import { readData } from "./labels.ts";
import { LARGER } from "./larger-site.ts";
import { type ProjectSite, type ServedSite, serveSite } from "./variant-host.ts";

export * from "@playwright/test";

export interface Options {
  /** Whether the visitor has closed the announcement of the fixture on an earlier visit. */
  announcement: "closed" | "open";
  /** Whether the visitor saves data: nothing is fetched ahead, which costs more than it adds to most tests. */
  savesData: boolean;
}

export interface WorkerOptions {
  site: ServedSite;
  /**
   * One page for all tests of a worker, for those that only look at what they open: a new page costs more
   * than the look itself. It shows the announcement.
   */
  sharedPage: Page;
}

/**
 * Playwright's test on the built site of its project, with pages that no mouse has touched yet. The
 * headless shell places its mouse at the top left corner of each window and reports that to the page;
 * every widget that waits for the visitor would wake at once.
 */
export const test = base.extend<Options, WorkerOptions>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it depends on.
    async ({}, use, { project }) => {
      const { isLarger, ...own } = project.metadata as ProjectSite;
      await use(await serveSite(isLarger ? { files: LARGER, runtime: own.runtime } : own));
    },
    { scope: "worker", timeout: 600_000 },
  ],
  sharedPage: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.address });
      await page.addInitScript(saveData);
      // From here on the fonts are in the cache, so that no text moves when they arrive.
      await page.goto("/");
      await page.evaluate(() => document.fonts.ready);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.address),
  announcement: ["closed", { option: true }],
  savesData: [true, { option: true }],
  context: async ({ context, announcement, savesData }, use) => {
    // What Playwright leaves of the test before, in the same context.
    await context.setOffline(false);
    await context.clearPermissions();
    if (announcement === "closed") await closeAnnouncementOf(context);
    if (savesData) await context.addInitScript(saveData);
    const usesClock = watchClock(context);
    await use(context);
    if (usesClock()) await context.close();
  },
  page: async ({ page }, use) => {
    // Open as long as the test runs: a session that ends takes settings along, also those of other sessions.
    const session = await page.context().newCDPSession(page);
    await moveAwayFromMouse(session);
    // Steps of the test before, in the same window: a browser keeps 50, and counts no further.
    await session.send("Page.resetNavigationHistory");
    // `npm run test:nightly -- repeat` says how many times slower the computer is to seem.
    const rate = Number(process.env.SITE_TEST_SLOWDOWN ?? 1);
    if (rate > 1) await session.send("Emulation.setCPUThrottlingRate", { rate });
    await use(page);
    await session.detach();
  },
});

/** Moves the window away from the mouse. It stays on the screen: browsers hardly ever draw what is outside. */
async function moveAwayFromMouse(session: CDPSession): Promise<void> {
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { left: 10, top: 10 } });
}

/**
 * Whether a test has set the clock. Playwright lets it go on when the test ends, and that may come after
 * it was taken away for the next one, whose pages would then throw; such a context is not used again.
 */
function watchClock({ clock }: BrowserContext): () => boolean {
  let isUsed = false;
  const { install, setFixedTime } = clock;
  clock.install = (options) => {
    isUsed = true;
    return install.call(clock, options);
  };
  clock.setFixedTime = (time) => {
    isUsed = true;
    return setFixedTime.call(clock, time);
  };
  return () => isUsed;
}

/** Lets all pages of a context find the announcement closed on an earlier visit. */
export async function closeAnnouncementOf(context: BrowserContext): Promise<void> {
  await context.addInitScript(closeAnnouncement, readData<{ id: string }>("announcement.json"));
}

/** Runs in the page, before its own scripts. */
function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** Runs in the page, before its own scripts. */
function closeAnnouncement({ id }: { id: string }): void {
  // An empty page has no storage.
  if (!location.protocol.startsWith("http")) return;
  try {
    localStorage.setItem("docusaurus.announcement.id", id);
    localStorage.setItem("docusaurus.announcement.dismiss", "true");
  } catch {
    // A test that blocks storage has nothing closed.
  }
}
