import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { readData } from "./labels.ts";

/** Where the site is published; what a page says of itself begins with it. */
const SITE = readData<{ url: string }>("site.json").url;

/** Puts a link at the top of the main area, for what the site's own links have no example of. */
export async function addLink(
  page: Page,
  href: string,
  attributes: Record<string, string> = {},
): Promise<Locator> {
  await page.evaluate(
    ([to, more]) => {
      const link = document.createElement("a");
      link.href = to;
      link.textContent = "Provlänk";
      for (const [name, value] of Object.entries(more)) link.setAttribute(name, value);
      for (const old of document.querySelectorAll("a")) if (old.text === link.text) old.remove();
      document.querySelector("main")?.prepend(link);
    },
    [href, attributes] as const,
  );
  return page.getByRole("link", { name: "Provlänk", exact: true });
}

/** Presses a link that is put into the main area for it, wherever the page is scrolled to. */
export async function follow(page: Page, href: string): Promise<void> {
  const link = await addLink(page, href);
  await link.evaluate((element) => (element as HTMLElement).click());
}

/** Follows a link and waits until that has ended; the address, and with it the page, is the new one. */
export async function go(page: Page, href: string): Promise<void> {
  await follow(page, href);
  await arrived(page);
}

/** Goes back or forward in the history, by a number of steps, and waits until that has ended. */
export async function travel(page: Page, steps: number): Promise<void> {
  // Playwright's own goBack() waits for a document, and here none comes.
  await page.evaluate(
    (delta) =>
      new Promise<void>((done) => {
        navigation.addEventListener("navigatesuccess", () => done(), { once: true });
        history.go(delta);
      }),
    steps,
  );
}

/** Waits until no navigation is under way, and the page follows links itself: a press before that loads a whole page. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigation.transition === null && document.documentElement.dataset.hasHydrated === "true",
  );
}

/**
 * Lets all requests for a path, or for paths of a pattern, wait.
 *
 * @param finish what becomes of them then
 * @returns lets them go on
 */
export async function hold(
  page: Page,
  path: string | RegExp,
  finish = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => (typeof path === "string" ? pathname === path : path.test(pathname)),
    async (route) => {
      await released;
      // The page may have given it up.
      await finish(route).catch(() => {});
    },
  );
  return release;
}

/** Lets scripts get no answer for a path; loading it as a document works as usual. */
export async function drop(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => (route.request().isNavigationRequest() ? route.fallback() : route.abort()),
  );
}

/** Changes every page on its way, also those that are loaded as a whole. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    // What is prefetched last, the end of the test may break off.
    (route) => answer(route).catch(() => {}),
  );
}

/** Opens a page, and waits until it follows links itself. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
}

/** Paths that a page asks for from now on: whole documents by the browser, and HTML by scripts. */
export function watchRequests(page: Page): { documents: string[]; fetched: string[] } {
  const seen = { documents: [] as string[], fetched: [] as string[] };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) seen.documents.push(pathname);
    else if (request.resourceType() === "fetch") seen.fetched.push(pathname);
  });
  return seen;
}

/** Marks the document in the window; the mark is gone when another one has been loaded. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marker: true }));
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "marker" in window);
}

/** Where new titles are announced. */
export function announcer(page: Page): Locator {
  return page.locator("body > [data-runtime=status]");
}

export function progressBar(page: Page): Locator {
  return page.locator("body > [data-runtime=progress]");
}

/** Every heading that the page shows from now on, one after the other. */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown_: shown });
    const note = () => {
      const heading = document.querySelector("h1")?.textContent;
      if (heading && heading !== shown.at(-1)) shown.push(heading);
    };
    note();
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown_: string[] }).shown_);
}

export async function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}

/** Waits until the page of a path is in the window, which the address alone does not prove. */
export async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${SITE}${path}`);
  await arrived(page);
}

/** Nothing that ran for a navigation is left over. */
export async function expectAtRest(page: Page): Promise<void> {
  await arrived(page);
  await expect(progressBar(page)).toHaveCount(0);
  expect(await page.locator("body > [data-runtime]").count()).toBeLessThanOrEqual(1);
  expect(await page.locator("html").getAttribute("style")).toBeFalsy();
}
