import { test as base, type Page } from "@playwright/test";
import { readData } from "./labels.ts";
import { type ProjectSite, type ServedSite, serveSite } from "./variant-host.ts";

export * from "@playwright/test";

export interface Options {
  /** Whether the visitor has closed the announcement of the fixture on an earlier visit. */
  announcement: "closed" | "open";
}

/**
 * Playwright's test on the built site of its project, with pages that no mouse has touched yet. The
 * headless shell takes its mouse to be at the top left corner of each window and tells the page so;
 * every widget that waits for the visitor would wake at once.
 */
export const test = base.extend<Options, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it depends on.
    async ({}, use, { project }) => {
      await use(await serveSite({ ...(project.metadata as ProjectSite), files: {} }));
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
  announcement: ["closed", { option: true }],
  context: async ({ context, announcement }, use) => {
    if (announcement === "closed") {
      await context.addInitScript(closeAnnouncement, readData<{ id: string }>("announcement.json"));
    }
    await use(context);
  },
  page: async ({ page }, use) => {
    await moveAwayFromMouse(page);
    await use(page);
  },
});

/**
 * Puts the window of a page that a test has opened itself where the mouse is not. It stays on the screen: what lies outside
 * is hardly ever drawn.
 */
export async function moveAwayFromMouse(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { left: 10, top: 10 } });
  await session.detach();
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
