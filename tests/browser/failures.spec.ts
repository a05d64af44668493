import { findings, findingsInBothColors } from "../support/axe.ts";
import { dropped, expect, type FaultyHost, held, test } from "../support/faulty-host.ts";
import { label } from "../support/labels.ts";
import { waitForModule } from "../support/scrolling.ts";
import { mainMenu, menuItem } from "../support/shell.ts";
import { announcer, isMarked, mark, spinner as spinnerOver } from "../support/soft-navigation.ts";
import type { Locator, Page } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const LOADING = label("sv", "loading.label");
const LOAD_FAILED = label("sv", "loadError.text");
const RETRY = label("sv", "loadError.retry");
const CRASHED = label("sv", "ErrorPageContent.title");
const TRY_AGAIN = label("sv", "ErrorPageContent.tryAgain");
/** Where the main area is loaded, its heading is on its way as well. */
const WITHOUT_HEADING = { rules: { "page-has-heading-one": { enabled: false } } };

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
  await expect(page).toHaveTitle(host.titleAt(HERE));
  expect(page.url()).toBe(address);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(toldOf(warnings)).toHaveLength(1);
});

test("LOAD-2 back and forward to what fails are loaded as a whole", async ({ page, host }) => {
  const { warnings } = listen(page);
  await open(page, HERE);
  await menuItem(page, "sv", NEXT).click();
  await expect(page).toHaveTitle(host.titleAt(NEXT));
  host.answers.set(HERE, dropped);
  await page.goBack();
  await expect.poll(() => host.loaded).toEqual([HERE, HERE]);
  await expect(page).toHaveTitle(host.titleAt(HERE));
  expect(toldOf(warnings)).toHaveLength(1);
  await page.goForward();
  await expect(page).toHaveURL(host.address + NEXT);
  await expect(page).toHaveTitle(host.titleAt(NEXT));
});

test("LOAD-1, LOAD-2 offline the first failure shows a box, of which title and announcement tell; online again Retry loads the page", async ({
  page,
  host,
  context,
}) => {
  const { warnings } = listen(page);
  const title = label("sv", "loadError.title");
  await open(page, NEXT);
  await menuItem(page, "sv", HERE).click();
  await expect(page).toHaveTitle(host.titleAt(HERE));
  await waitForModule(page, "site-texts-sv");
  await mark(page);
  await context.setOffline(true);
  await menuItem(page, "sv", NEXT).click();
  const box = page.getByRole("main").getByRole("alert");
  const button = box.getByRole("button", { name: RETRY, exact: true });
  await expect(box).toContainText(LOAD_FAILED);
  await expect(page).toHaveTitle(title);
  await expect(announcer(page)).toHaveText(title);
  await expect(page).toHaveURL(host.address + NEXT);
  expect(warnings).toEqual([expect.stringContaining(`${host.address}${NEXT} cannot be loaded`)]);

  const again = page.waitForEvent("requestfailed");
  await button.click();
  await again;
  await expect(box).toContainText(LOAD_FAILED);
  await expect(button).toBeFocused();
  await context.setOffline(false);
  await button.click();
  await expect(page).toHaveTitle(host.titleAt(NEXT));
  await expect(announcer(page)).toHaveText(host.titleAt(NEXT));
  await expect(box).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  expect(host.loaded).toEqual([NEXT]);
});

/** Lets a page fail, so that it is loaded as a whole, and goes back to the one before, in less than 10 s. */
async function failOnce(page: Page, host: FaultyHost): Promise<void> {
  await stopTime(page);
  host.answers.set(NEXT, dropped);
  await open(page, HERE);
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => host.loaded).toEqual([HERE, NEXT]);
  await expect(page).toHaveTitle(host.titleAt(NEXT));
  await menuItem(page, "sv", HERE).click();
  await expect(page).toHaveTitle(host.titleAt(HERE));
  await page.clock.runFor(9000);
}

test("LOAD-1, LOAD-2, SPIN-1, SPIN-2 what fails again soon shows a box, and Retry loads it", async ({
  page,
  host,
}) => {
  const { warnings, errors } = listen(page);
  await failOnce(page, host);
  await mark(page);
  const main = page.getByRole("main");
  const box = main.getByRole("alert");
  const spinner = main.getByRole("status");
  const button = box.getByRole("button", { name: RETRY, exact: true });

  await menuItem(page, "sv", NEXT).click();
  await expect(box).toContainText(LOAD_FAILED);
  await expect(box).toContainText("Failed to fetch");
  await expect(page).toHaveURL(host.address + NEXT);
  await expect(mainMenu(page, "sv")).toBeVisible();
  // The failure has ended the navigation, so no bar tells of it (BAR-2).
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  // Nor does the browser say that the page is still loading, and its stop button takes nothing away.
  await page.evaluate(() => stop());
  await expect(box).toBeVisible();

  const fails = held(dropped);
  host.answers.set(NEXT, fails.answer);
  await button.press("Enter");
  await expect(box).toHaveCount(0);
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toHaveText(LOADING);
  await expect(main).toBeFocused();
  await expectTwoRings(spinner);
  await page.clock.resume();
  expect(await findings(page, WITHOUT_HEADING)).toEqual([]);
  fails.release();
  await expect(box).toContainText(LOAD_FAILED);
  await expect(spinner).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await findingsInBothColors(page, WITHOUT_HEADING)).toEqual([]);

  host.answers.delete(NEXT);
  await button.click();
  await expect(page).toHaveTitle(host.titleAt(NEXT));
  await expect(box).toHaveCount(0);
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
  expect(host.loaded).toEqual([HERE, NEXT]);
  expect(toldOf(warnings)).toHaveLength(1);
  // The browser tells of each request that breaks; the page itself of none.
  expect(errors.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);

  await page.goBack();
  await expect(page).toHaveTitle(host.titleAt(HERE));
  expect(await isMarked(page)).toBe(true);
});

/** Two rings go out from the middle one after the other, and none with reduced motion (SPIN-2). */
async function expectTwoRings(spinner: Locator): Promise<void> {
  const rings = await spinner.locator("i").evaluateAll((elements) =>
    elements.map((element) => {
      const { animationDuration, animationDelay, animationIterationCount } =
        getComputedStyle(element);
      return [animationDuration, animationDelay, animationIterationCount];
    }),
  );
  expect(rings).toEqual([
    ["3s", "0s", "infinite"],
    ["3s", "1.5s", "infinite"],
  ]);
  const page = spinner.page();
  const middleOf = async (part: Locator) => {
    const rect = await part.boundingBox();
    return rect ? rect.x + rect.width / 2 : Number.NaN;
  };
  const middle = await middleOf(page.getByRole("main"));
  expect(await middleOf(spinner)).toBeCloseTo(middle, 0);
  expect(await middleOf(spinner.locator("b"))).toBeCloseTo(middle, 0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = () => spinner.evaluate((part) => part.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
}

test("SHELL-4, ERR-1, ERR-2 a page that cannot be shown crashes in the main area, until it can be", async ({
  page,
  host,
}) => {
  await crash(page, 2);
  await open(page, HERE);
  await mark(page);
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { level: 1 });
  const button = main.getByRole("button", { name: TRY_AGAIN, exact: true });

  await menuItem(page, "sv", NEXT).click();
  await expect(heading).toHaveText(CRASHED);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(label("sv", "crash.pageError"));
  await expect(page).toHaveURL(host.address + NEXT);
  const cause = label("sv", "crash.cause");
  expect(await main.getByRole("paragraph").innerText()).toBe(`crash 1\n\n${cause}\nwhy`);
  await expect(mainMenu(page, "sv")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await button.click();
  await expect(main).toContainText("crash 2");
  await expect(main).not.toContainText("crash 1");
  await button.click();
  await expect(page).toHaveTitle(host.titleAt(NEXT));
  await expect(heading).not.toHaveText(CRASHED);
  await expect(heading).toBeFocused();
  await expect(main).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
  expect(host.loaded).toEqual([HERE]);
});

test("LOAD-2 what fails again later is loaded as a whole again", async ({ page, host }) => {
  await failOnce(page, host);
  await page.clock.runFor(2000);
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => host.loaded).toEqual([HERE, NEXT, NEXT]);
  await expect(page).toHaveTitle(host.titleAt(NEXT));
});

test("LOAD-2 without the script for the box there is another full load", async ({ page, host }) => {
  await page.route("**/assets/failure-*.js", (route) => route.abort());
  await failOnce(page, host);
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => host.loaded).toEqual([HERE, NEXT, NEXT]);
  await expect(page).toHaveTitle(host.titleAt(NEXT));
});

test("LOAD-3 who leaves the box never sees what Retry was loading", async ({ page, host }) => {
  await failOnce(page, host);
  await menuItem(page, "sv", NEXT).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toBeVisible();
  const late = held();
  host.answers.set(NEXT, late.answer);
  await main.getByRole("button", { name: RETRY, exact: true }).click();
  await page.clock.runFor(200);
  await expect(main.getByRole("status")).toHaveText(LOADING);
  await mark(page);
  const givenUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith(NEXT));
  await menuItem(page, "sv", HERE).click();
  await givenUp;
  late.release();
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByRole("status")).toHaveCount(0);
  await expect(page).toHaveTitle(host.titleAt(HERE));
  await expect(page).toHaveURL(host.address + HERE);
  expect(await isMarked(page)).toBe(true);
});

/** The next `times` pages throw while they are put in the place of the present one. */
async function crash(page: Page, times: number): Promise<void> {
  await page.addInitScript((most) => {
    const { insertBefore } = Node.prototype;
    let count = 0;
    Node.prototype.insertBefore = function <T extends Node>(
      this: Node,
      node: T,
      place: Node | null,
    ) {
      if (this === document.body && count < most) {
        count += 1;
        throw new Error(`crash ${count}`, { cause: new Error("why") });
      }
      return insertBefore.call(this, node, place) as T;
    };
  }, times);
}

test("ERR-2 leaving a page that has crashed, and coming back, shows pages again", async ({
  page,
  host,
}) => {
  await crash(page, 1);
  await open(page, HERE);
  await mark(page);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await menuItem(page, "sv", NEXT).click();
  await expect(heading).toHaveText(CRASHED);
  await menuItem(page, "sv", HERE).click();
  await expect(page).toHaveTitle(host.titleAt(HERE));
  await expect(heading).not.toHaveText(CRASHED);
  await page.goBack();
  await expect(page).toHaveTitle(host.titleAt(NEXT));
  await expect(heading).not.toHaveText(CRASHED);
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
    release();
    await expect(page).toHaveTitle(host.titleAt(path));
    expect(await widthOf(page)).toBe(100);
    await page.clock.runFor(600);
    await expect(bar(page)).toHaveCount(0);
  }
});

test("SPIN-1, SPIN-2, SOFT-1 beside the bar a spinner stands over the main area, which neither moves nor is in anybody's way", async ({
  page,
  host,
}) => {
  await stopTime(page);
  await open(page, HERE);
  const spinner = spinnerOver(page);
  const places = () =>
    page
      .locator("main, main :not(.over, .over *), body > footer")
      .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
  await menuItem(page, "sv", HERE).hover();
  const before = await places();
  const release = await leaveForHeld(page, host);
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(spinner).toHaveText(LOADING);
  expect(await places()).toEqual(before);
  await expectTwoRings(spinner);
  const { x = 0, y = 0, width = 0, height = 0 } = (await spinner.boundingBox()) ?? {};
  const hit = await page.evaluate(
    ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest(".over"),
    [x + width / 2, y + height / 2],
  );
  expect(hit).toBeNull();
  await page.clock.resume();
  expect(await findingsInBothColors(page)).toEqual([]);
  release();
  await expect(page).toHaveTitle(host.titleAt(NEXT));
  await expect(spinner).toHaveCount(0);
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

/** What a colour of the site is on the page. */
function colorOf(page: Page, name: string): Promise<string> {
  return page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = `var(${property})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

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
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 2 });
  await expect(bar(page)).toHaveCSS("background-color", await colorOf(page, "--brown"));
  expect(
    await page.evaluate(() => document.elementFromPoint(5, 1)?.closest("[data-runtime]")),
  ).toBeNull();
  release();
  await expect(page).toHaveTitle(host.titleAt(NEXT));
  expect(await widthOf(page)).toBe(100);
  await page.clock.runFor(600);
  await expect(bar(page)).toHaveCount(0);
});
