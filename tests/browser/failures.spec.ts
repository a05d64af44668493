import { textsOf } from "../../src/bundle/site-texts.ts";
import {
  type Answer,
  badGateway,
  cutOff,
  dropped,
  elsewhere,
  expect,
  type FaultyHost,
  halfPage,
  held,
  json,
  ofAnotherBuild,
  rebuilt,
  test,
  titleAt,
} from "../support/faulty-host.ts";
import { addressIn, labelsOf } from "../support/labels.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { mainMenu, menuItem } from "../support/shell.ts";
import { isMarked, mark } from "../support/soft-navigation.ts";
import type { Page } from "../support/test.ts";
import { blockStorage, listen } from "../support/visitor-storage.ts";

const texts = (locale: Locale) => textsOf(labelsOf(locale));

/** Two pages that the main menu leads to by a link of its own. */
const HERE = "/section";
const NEXT = "/blog";

/** Opens a page on which nothing is fetched ahead, so that only clicks ask for pages. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
}

/** What the page has said about navigations that did not succeed in place. */
const toldOf = (warnings: string[]) => warnings.filter((text) => text.includes("as a whole"));

/** Every bar that has ever been shown, counted from the first script on. */
async function countBars(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { bars: 0 });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.dataset.runtime === "progress") {
          (window as unknown as { bars: number }).bars += 1;
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { bars: number }).bars);
}

const bar = (page: Page) => page.locator("[data-runtime=progress]");
const widthOf = async (page: Page) =>
  Number.parseFloat(await bar(page).evaluate((element) => element.style.width));

/** Time stands still from now on, unless the test lets it pass. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-06-01T12:00:00Z" });
  await page.clock.pauseAt("2026-06-01T12:00:01Z");
}

for (const [words, fault, reason] of [
  ["the connection breaks", dropped, "Failed to fetch"],
  ["the connection breaks half way", cutOff, "TypeError"],
  ["half a page", halfPage, "the page is not complete"],
  ["502", badGateway, "the answer is 502"],
  ["JSON", json, "the answer is application/json, not HTML"],
  ["a redirect", elsewhere, "the page has moved to"],
  ["a page of another build", ofAnotherBuild, "the site has been built anew"],
] satisfies [string, Answer, string][]) {
  test(`LOAD-2 ${words}: one warning, one full load, the right address, at the top`, async ({
    page,
    host,
  }) => {
    const { warnings } = listen(page);
    // The browser's own retries on a broken connection do not count.
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") asked.push(new URL(request.url()).pathname);
    });
    host.answers.set(NEXT, fault);
    await open(page, HERE);
    await page.evaluate(() => scrollTo(0, 300));
    const entries = await page.evaluate(() => history.length);
    await menuItem(page, "sv", NEXT).press("Enter");
    await expect.poll(() => host.loaded).toEqual([HERE, NEXT]);
    await expect(page).toHaveTitle(titleAt(NEXT));
    expect(page.url()).toBe(host.address + NEXT);
    expect(asked.filter((path) => path === NEXT)).toHaveLength(1);
    expect(toldOf(warnings)).toEqual([expect.stringContaining(reason)]);
    expect(warnings[0]).toContain(host.address + NEXT);
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries + 1]);
    await page.goBack();
    await expect(page).toHaveURL(host.address + HERE);
    await expect(page).toHaveTitle(titleAt(HERE));
  });
}

test("LOAD-2 the full load keeps query and fragment and goes to the target", async ({
  page,
  host,
}) => {
  const { warnings } = listen(page);
  const html = await (await fetch(host.address + HERE)).text();
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id = ""]) => id);
  const id = ids.at(-2) ?? "";
  host.answers.set(HERE, dropped);
  await open(page, NEXT);
  const address = `${host.address}${HERE}?x=1#${encodeURIComponent(id)}`;
  await page.evaluate((target) => location.assign(target), address);
  await expect.poll(() => host.loaded).toEqual([NEXT, `${HERE}?x=1`]);
  await expect(page).toHaveTitle(titleAt(HERE));
  expect(page.url()).toBe(address);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(toldOf(warnings)).toHaveLength(1);
});

test("LOAD-2 back and forward to what fails are loaded as a whole", async ({ page, host }) => {
  const { warnings } = listen(page);
  await open(page, HERE);
  await menuItem(page, "sv", NEXT).click();
  await expect(page).toHaveTitle(titleAt(NEXT));
  host.answers.set(HERE, dropped);
  await page.goBack();
  await expect.poll(() => host.loaded).toEqual([HERE, HERE]);
  await expect(page).toHaveTitle(titleAt(HERE));
  expect(toldOf(warnings)).toHaveLength(1);
  await page.goForward();
  await expect(page).toHaveURL(host.address + NEXT);
  await expect(page).toHaveTitle(titleAt(NEXT));
});

test("LOAD-2 a not-found page is shown in place", async ({ page, host }) => {
  const { warnings } = listen(page);
  await open(page, HERE);
  await mark(page);
  host.answers.set(NEXT, ({ response, html }) => {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(html.replace(/<title>.*?<\/title>/, "<title>Borta</title>"));
  });
  await menuItem(page, "sv", NEXT).click();
  await expect(page).toHaveTitle("Borta");
  expect(await isMarked(page)).toBe(true);
  expect(warnings).toEqual([]);
});

test("LOAD-2 offline the browser says so, and online again the page is there", async ({
  page,
  host,
  context,
}) => {
  const { warnings } = listen(page);
  await open(page, NEXT);
  // What is needed to follow a link is there from now on.
  await menuItem(page, "sv", HERE).click();
  await expect(page).toHaveTitle(titleAt(HERE));
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await menuItem(page, "sv", NEXT).click();
  expect((await failed).url()).toBe(host.address + NEXT);
  await expect.poll(() => toldOf(warnings)).toHaveLength(1);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(host.address + NEXT);
  await expect(page).toHaveTitle(titleAt(NEXT));
  expect(toldOf(warnings)).toHaveLength(1);
});

test("LOAD-2 after a new build the first click loads the page with its own script", async ({
  page,
  host,
}) => {
  const { warnings, errors } = listen(page);
  await open(page, HERE);
  host.change = rebuilt;
  await menuItem(page, "sv", NEXT).click();
  await expect(page).toHaveTitle(titleAt(NEXT));
  await expect(page.locator("script[type=module]")).toHaveAttribute("src", /REBUILT/);
  expect(host.loaded).toEqual([HERE, NEXT]);
  await mark(page);
  await menuItem(page, "sv", HERE).click();
  await expect(page).toHaveTitle(titleAt(HERE));
  expect(await isMarked(page)).toBe(true);
  expect(toldOf(warnings)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("LOAD-2 after a new build that has taken scripts away the first click still arrives", async ({
  page,
  host,
}) => {
  await page.route("**/assets/first-use-*.js", (route) => route.fulfill({ status: 404 }));
  await open(page, HERE);
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => host.loaded).toEqual([HERE, NEXT]);
  await expect(page).toHaveURL(host.address + NEXT);
  await expect(page).toHaveTitle(titleAt(NEXT));
});

/** Lets a page fail, so that it is loaded as a whole, and goes back to the one before, in less than 10 s. */
async function failOnce(page: Page, host: FaultyHost, locale: Locale): Promise<void> {
  const [here, next] = [addressIn(locale, HERE), addressIn(locale, NEXT)];
  await stopTime(page);
  host.answers.set(next, dropped);
  await open(page, here);
  await menuItem(page, locale, NEXT).click();
  await expect.poll(() => host.loaded).toEqual([here, next]);
  await expect(page).toHaveTitle(titleAt(next));
  await menuItem(page, locale, HERE).click();
  await expect(page).toHaveTitle(titleAt(here));
  await page.clock.runFor(9000);
}

for (const locale of LOCALES) {
  const [here, next] = [addressIn(locale, HERE), addressIn(locale, NEXT)];
  const { loadFailed, retry, loading } = texts(locale);

  test(`LOAD-1, LOAD-2, SPIN-1 what fails again soon shows a box, and Retry loads it, ${locale}`, async ({
    page,
    host,
  }) => {
    const { warnings, errors } = listen(page);
    await failOnce(page, host, locale);
    await mark(page);
    const main = page.getByRole("main");
    const box = main.getByRole("alert");
    const button = box.getByRole("button", { name: retry, exact: true });

    await menuItem(page, locale, NEXT).click();
    await expect(box).toContainText(loadFailed);
    await expect(box).toContainText("Failed to fetch");
    await expect(page).toHaveURL(host.address + next);
    await expect(mainMenu(page, locale)).toBeVisible();
    // The failure has ended the navigation, so no bar tells of it (BAR-2).
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    // Nor does the browser say that the page is still loading, and its stop button takes nothing away.
    await page.evaluate(() => stop());
    await expect(box).toBeVisible();

    const fails = held(dropped);
    host.answers.set(next, fails.answer);
    await button.click();
    await expect(box).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(main.getByRole("status")).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(main.getByRole("status")).toHaveText(loading);
    fails.release();
    await expect(box).toContainText(loadFailed);
    await expect(main.getByRole("status")).toHaveCount(0);

    host.answers.delete(next);
    await button.click();
    await expect(page).toHaveTitle(titleAt(next));
    await expect(box).toHaveCount(0);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
    expect(host.loaded).toEqual([here, next]);
    expect(toldOf(warnings)).toHaveLength(1);
    // The browser tells of each request that breaks; the page itself of none.
    expect(errors.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);

    await page.goBack();
    await expect(page).toHaveTitle(titleAt(here));
    expect(await isMarked(page)).toBe(true);
  });

  test(`SHELL-4, ERR-1, ERR-2 a page that cannot be shown crashes in the main area, ${locale}`, async ({
    page,
    host,
  }) => {
    const { crashTitle, tryAgain, pageError } = texts(locale);
    await crash(page, 2);
    await open(page, here);
    await mark(page);
    const main = page.getByRole("main");
    const heading = main.getByRole("heading", { level: 1 });
    const button = main.getByRole("button", { name: tryAgain, exact: true });

    await menuItem(page, locale, NEXT).click();
    await expect(heading).toHaveText(crashTitle);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(pageError);
    await expect(page).toHaveURL(host.address + next);
    await expect(main).toContainText("crash 1");
    await expect(mainMenu(page, locale)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();

    await button.click();
    await expect(main).toContainText("crash 2");
    await expect(main).not.toContainText("crash 1");
    await button.click();
    await expect(page).toHaveTitle(titleAt(next));
    await expect(heading).not.toHaveText(crashTitle);
    await expect(page.getByRole("main")).toHaveCount(1);
    expect(await isMarked(page)).toBe(true);
    expect(host.loaded).toEqual([here]);
  });
}

test("LOAD-2 what fails again later is loaded as a whole again", async ({ page, host }) => {
  await failOnce(page, host, "sv");
  await page.clock.runFor(2000);
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => host.loaded).toEqual([HERE, NEXT, NEXT]);
  await expect(page).toHaveTitle(titleAt(NEXT));
});

test("LOAD-2 without the script for the box there is another full load", async ({ page, host }) => {
  await page.route("**/assets/failure-*.js", (route) => route.abort());
  await failOnce(page, host, "sv");
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => host.loaded).toEqual([HERE, NEXT, NEXT]);
  await expect(page).toHaveTitle(titleAt(NEXT));
});

test("LOAD-3 who leaves the box never sees what Retry was loading", async ({ page, host }) => {
  const { retry, loading } = texts("sv");
  await failOnce(page, host, "sv");
  await menuItem(page, "sv", NEXT).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toBeVisible();
  const late = held();
  host.answers.set(NEXT, late.answer);
  await main.getByRole("button", { name: retry, exact: true }).click();
  await page.clock.runFor(200);
  await expect(main.getByRole("status")).toHaveText(loading);
  await mark(page);
  const givenUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith(NEXT));
  await menuItem(page, "sv", HERE).click();
  await givenUp;
  late.release();
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByRole("status")).toHaveCount(0);
  await expect(page).toHaveTitle(titleAt(HERE));
  await expect(page).toHaveURL(host.address + HERE);
  expect(await isMarked(page)).toBe(true);
});

/** The next `times` pages throw while they are put in the place of the present one. */
async function crash(page: Page, times: number): Promise<void> {
  await page.addInitScript((most) => {
    const { replaceChildren } = Element.prototype;
    let count = 0;
    Element.prototype.replaceChildren = function (this: Element, ...nodes) {
      if (this === document.body && count < most) {
        count += 1;
        throw new Error(`crash ${count}`);
      }
      replaceChildren.apply(this, nodes);
    };
  }, times);
}

test("ERR-2 leaving a page that has crashed, and coming back, shows pages again", async ({
  page,
}) => {
  const { crashTitle } = texts("sv");
  await crash(page, 1);
  await open(page, HERE);
  await mark(page);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await menuItem(page, "sv", NEXT).click();
  await expect(heading).toHaveText(crashTitle);
  await menuItem(page, "sv", HERE).click();
  await expect(page).toHaveTitle(titleAt(HERE));
  await expect(heading).not.toHaveText(crashTitle);
  await page.goBack();
  await expect(page).toHaveTitle(titleAt(NEXT));
  await expect(heading).not.toHaveText(crashTitle);
  expect(await isMarked(page)).toBe(true);
});

/** Follows a link to a page whose answer the test holds back; what is returned lets it come. */
async function leaveForHeld(page: Page, host: FaultyHost): Promise<() => void> {
  const { answer, release } = held();
  host.answers.set(NEXT, answer);
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => host.fetched).toContain(NEXT);
  return release;
}

test("BAR-1 a page that comes within 150 ms shows no bar", async ({ page, host }) => {
  const bars = await countBars(page);
  await stopTime(page);
  await open(page, HERE);
  const release = await leaveForHeld(page, host);
  await page.clock.runFor(150);
  release();
  await expect(page).toHaveTitle(titleAt(NEXT));
  await page.clock.runFor(5000);
  expect(await bars()).toBe(0);
});

test("BAR-1 a page that takes 600 ms shows a bar from 200 ms on, also on the way back", async ({
  page,
  host,
}) => {
  await stopTime(page);
  await open(page, HERE);
  for (const [path, go] of [
    [NEXT, () => menuItem(page, "sv", NEXT).click()],
    // Nothing waits for an answer that the test holds back.
    [HERE, () => page.evaluate(() => history.back())],
  ] as const) {
    const { answer, release } = held();
    host.answers.set(path, answer);
    await go();
    await expect.poll(() => host.fetched).toContain(path);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(bar(page)).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    release();
    await expect(page).toHaveTitle(titleAt(path));
    expect(await widthOf(page)).toBe(100);
    await page.clock.runFor(600);
    await expect(bar(page)).toHaveCount(0);
  }
});

test("BAR-1 neither the first load nor another query or fragment shows a bar", async ({ page }) => {
  const bars = await countBars(page);
  await stopTime(page);
  await open(page, HERE);
  await page.clock.runFor(1000);
  for (const address of ["?x=1", "?x=2#main", "#main", "#nope", "#"]) {
    await page.evaluate((target) => location.assign(target), address);
    await page.clock.runFor(1000);
  }
  expect(new URL(page.url()).pathname).toBe(HERE);
  expect(await bars()).toBe(0);
});

test("BAR-2 within 3 s the bar grows, stays under 100 %, and clicks go through it", async ({
  page,
  host,
}) => {
  await stopTime(page);
  await open(page, HERE);
  const release = await leaveForHeld(page, host);
  await page.clock.runFor(200);
  const widths = [await widthOf(page)];
  for (let step = 0; step < 3; step += 1) {
    await page.clock.runFor(800);
    widths.push(await widthOf(page));
  }
  expect(widths[0]).toBe(8);
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  expect(widths.at(-1)).toBeLessThan(100);
  await expect(bar(page)).toHaveAttribute("aria-hidden", "true");
  expect(
    await page.evaluate(() => document.elementFromPoint(5, 1)?.closest("[data-runtime]")),
  ).toBeNull();
  release();
  await expect(page).toHaveTitle(titleAt(NEXT));
  expect(await widthOf(page)).toBe(100);
  await page.clock.runFor(600);
  await expect(bar(page)).toHaveCount(0);
});

test("BAR-2 with reduced motion the bar does not creep", async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopTime(page);
  await open(page, HERE);
  const release = await leaveForHeld(page, host);
  await page.clock.runFor(3000);
  expect(await widthOf(page)).toBe(8);
  release();
  await expect(page).toHaveTitle(titleAt(NEXT));
  await page.clock.runFor(600);
  await expect(bar(page)).toHaveCount(0);
});

test("ERR-5 without storage, statistics and a page the console tells of each once, the screen of none", async ({
  page,
  host,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    // Lines about failed requests are the browser's own.
    if (!message.text().startsWith("Failed to load resource")) said.push(message.text());
  });
  const thrown: Error[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  await page.route("**/_vercel/insights/script.js", (route) => route.abort());
  await blockStorage(page);
  host.change = (html) => html.replace("<html ", `<html data-analytics='{"route":"/x"}' `);
  await open(page, HERE);
  await menuItem(page, "sv", HERE).hover();
  await expect.poll(() => said).toHaveLength(2);
  host.change = undefined;
  host.answers.set(NEXT, dropped);
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => host.loaded).toEqual([HERE, NEXT]);
  await expect(page).toHaveTitle(titleAt(NEXT));
  const count = (part: string) => said.filter((text) => text.includes(part)).length;
  expect(count("Web Analytics")).toBe(1);
  expect(count("as a whole")).toBe(1);
  // One for each document (STORE-2).
  expect(count("Storage is not available")).toBeLessThanOrEqual(2);
  expect(count("Storage is not available")).toBeGreaterThanOrEqual(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(thrown).toEqual([]);
});
