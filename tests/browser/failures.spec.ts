import { findings, findingsInBothColors } from "../support/axe.ts";
import { backButton, drawer, openDrawer } from "../support/drawer.ts";
import { HANDBOOK } from "../support/fixture.ts";
import { label } from "../support/labels.ts";
import { stopTime } from "../support/motion.ts";
import { waitForModule } from "../support/scrolling.ts";
import { mainMenu, menuItem, menuToggle } from "../support/shell.ts";
import {
  progressBar as bar,
  drop,
  expectShown,
  follow,
  hold,
  isMarked,
  mark,
  openPage,
  watchRequests,
} from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const TITLE = label("sv", "loadError.title");
const RETRY = label("sv", "loadError.retry");
const CRASHED = label("sv", "ErrorPageContent.title");
const TRY_AGAIN = label("sv", "ErrorPageContent.tryAgain");

/** Two pages that the main menu leads to by a link of its own. */
const HERE = "/section";
const NEXT = "/blog";

const widthOf = async (page: Page) => (await bar(page).boundingBox())?.width;
/** Of the window, in pixels. */
const WIDTH = 1300;

test("LOAD-2 a page that fails is loaded as a whole, with query and fragment", async ({ page }) => {
  const { warnings } = listen(page);
  const { documents } = watchRequests(page);
  await openPage(page, NEXT);
  await menuItem(page, "sv", HERE).click();
  await expectShown(page, HERE);
  for (const path of [NEXT, HERE]) await drop(page, path);
  await page.goBack();
  await expect.poll(() => documents).toEqual([NEXT, NEXT]);
  await expectShown(page, NEXT);

  const address = `${HERE}?x=1#main`;
  await page.evaluate((target) => location.assign(target), address);
  await expect.poll(() => documents).toEqual([NEXT, NEXT, HERE]);
  await expectShown(page, HERE);
  await expect(page).toHaveURL(address);
  const warning = expect.stringContaining("as a whole");
  expect(warnings).toEqual([warning, warning]);
});

test("LOAD-1 offline a page stays readable, below a box with Retry", async ({ page, context }) => {
  const { warnings } = listen(page);
  const { documents } = watchRequests(page);
  await openPage(page, HERE);
  await page.mouse.move(2, 120);
  await waitForModule(page, "site-texts-sv");
  await mark(page);
  const head = () => page.evaluate(() => document.head.innerHTML);
  const text = () => page.getByRole("main").innerText();
  const before = [await head(), await text()];
  await context.setOffline(true);
  await menuItem(page, "sv", NEXT).click();
  const box = page.getByRole("alert");
  const button = box.getByRole("button", { name: RETRY, exact: true });
  await expect(box.getByRole("heading", { level: 2 })).toHaveText(TITLE);
  // The second one has the error's own text.
  await expect(box.getByRole("paragraph")).toHaveText([label("sv", "loadError.offline"), /\w/]);
  await expect(page).toHaveURL(HERE);
  expect([await head(), await text()]).toEqual(before);
  expect(warnings).toEqual([expect.stringContaining(`${NEXT} cannot be loaded`)]);
  expect(await findingsInBothColors(page)).toEqual([]);

  await button.press("Enter");
  // This try has to fail before the network is back.
  await expect.poll(() => warnings.length).toBe(2);
  await expect(box).toHaveCount(1);
  await expect(button).toBeFocused();
  await context.setOffline(false);
  await button.click();
  await expectShown(page, NEXT);
  await expect(box).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expectShown(page, HERE);
  expect(documents).toEqual([HERE]);
});

test("LOAD-1, MOB-9 a failure is in view, closes a menu, adds no step", async ({ page }) => {
  const box = page.getByRole("alert");
  const step = () => page.evaluate(() => navigation.currentEntry?.index);
  // Nothing answers.
  for (const path of ["/", NEXT]) await drop(page, path);
  await openPage(page, HANDBOOK);
  await page.evaluate(() => scrollTo({ top: 800, behavior: "instant" }));
  await follow(page, NEXT);
  await expect(box.getByRole("heading")).toBeInViewport();

  // By a link of the menu.
  await page.setViewportSize({ width: 400, height: 800 });
  await openDrawer(page, "sv");
  await backButton(page, "sv").click();
  await drawer(page, "sv").locator(`a[href="${NEXT}"]`).click();
  await expect(box.getByRole("heading")).toBeInViewport();
  await expect.poll(step).toBe(0);

  // The menu is opened while the page is loading.
  const fail = await hold(page, NEXT, (route) => route.abort());
  const asked = page.waitForRequest(`**${NEXT}`);
  await follow(page, NEXT);
  await asked;
  await menuToggle(page, "sv").click();
  await expect(drawer(page, "sv")).toBeVisible();
  fail();
  await expect(box).toBeVisible();
  await expect(drawer(page, "sv")).toBeHidden();
  await expect.poll(step).toBe(0);
  await expect(page).toHaveURL(HANDBOOK);
});

test("LOAD-1, LOAD-2, LOAD-3 what fails twice in 10 s shows the box, once", async ({ page }) => {
  const { documents } = watchRequests(page);
  await stopTime(page);
  await drop(page, NEXT);
  await openPage(page, HERE);
  await menuItem(page, "sv", NEXT).click();
  await expect.poll(() => documents).toEqual([HERE, NEXT]);
  await expectShown(page, NEXT);
  await menuItem(page, "sv", HERE).click();
  await expectShown(page, HERE);
  await page.clock.runFor(9000);
  await menuItem(page, "sv", NEXT).click();
  const box = page.getByRole("alert");
  await expect(box.getByRole("paragraph")).toHaveText([label("sv", "loadError.server"), /\w/]);
  // The failure has ended the bar too.
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);

  const release = await hold(page, NEXT);
  await box.getByRole("button", { name: RETRY, exact: true }).click();
  await expect(box).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveCount(1);
  await menuItem(page, "sv", HERE).click();
  await expect(bar(page)).toHaveCount(0);
  release();
  await expectShown(page, HERE);
});

test("SHELL-4, ERR-1, ERR-2 a page that crashes does so in the main area", async ({ page }) => {
  await crash(page, 3);
  await openPage(page, HERE);
  await mark(page);
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { level: 1 });
  const button = main.getByRole("button", { name: TRY_AGAIN, exact: true });

  await menuItem(page, "sv", NEXT).click();
  await expect(heading).toHaveText(CRASHED);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(label("sv", "crash.pageError"));
  await expect(page).toHaveURL(NEXT);
  const cause = label("sv", "crash.cause");
  expect(await main.getByRole("paragraph").innerText()).toBe(`crash 1\n\n${cause}\nwhy`);
  await expect(mainMenu(page, "sv")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button.click();
  await expect(main).toContainText("crash 2");
  await expect(main).not.toContainText("crash 1");

  // Another page clears the state.
  await page.goBack();
  await expect(main).toContainText("crash 3");
  await button.click();
  await expectShown(page, HERE);
  await page.goForward();
  await expectShown(page, NEXT);
  await expect(heading).not.toHaveText(CRASHED);
  await expect(main).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
});

/** The main areas of the next `times` pages throw while they are swapped in. */
async function crash(page: Page, times: number): Promise<void> {
  await page.addInitScript((most) => {
    const { insertBefore } = Node.prototype;
    let count = 0;
    Node.prototype.insertBefore = function <T extends Node>(
      this: Node,
      node: T,
      place: Node | null,
    ) {
      const isMain = this instanceof Element && this.matches(".page, main");
      if (isMain && navigation.transition && count < most) {
        count += 1;
        throw new Error(`crash ${count}`, { cause: new Error("why") });
      }
      return insertBefore.call(this, node, place) as T;
    };
  }, times);
}

test("BAR-1 no bar shows for a query or a fragment", async ({ page }) => {
  await stopTime(page);
  await openPage(page, HERE);
  for (const address of ["?x=1", "#main", "#"]) {
    await page.evaluate((target) => location.assign(target), address);
    await page.clock.runFor(300);
    await expect(bar(page)).toHaveCount(0);
  }
  expect(new URL(page.url()).pathname).toBe(HERE);
});

test("BAR-1, BAR-2, SOFT-1 a slow page shows a bar from 200 ms on", async ({ page }) => {
  await stopTime(page);
  await openPage(page, HERE);
  for (const [path, go] of [
    [NEXT, () => menuItem(page, "sv", NEXT).click()],
    // Nothing waits for an answer that the test holds back.
    [HERE, () => page.evaluate(() => history.back())],
  ] as const) {
    const release = await hold(page, path);
    const text = await page.getByRole("main").innerText();
    const asked = page.waitForRequest(`**${path}`);
    await go();
    await asked;
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(bar(page)).toHaveAttribute("aria-hidden", "true");
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 2 });
    await expect.poll(() => widthOf(page)).toBeGreaterThan(0.1 * WIDTH);
    // Far in the future.
    const width = await bar(page).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.currentTime = 1e9;
      return element.getBoundingClientRect().width;
    });
    expect(width).toBeLessThan(WIDTH);
    expect(
      await page.evaluate(() => document.elementFromPoint(5, 1)?.closest("[data-runtime]")),
    ).toBeNull();
    expect(await page.getByRole("main").innerText()).toBe(text);
    release();
    await expectShown(page, path);
    await expect.poll(() => widthOf(page)).toBe(WIDTH);
    await page.clock.runFor(600);
    await expect(bar(page)).toHaveCount(0);
  }
});

test("BAR-2 with reduced motion the bar stands still", async ({ page }) => {
  await stopTime(page);
  await openPage(page, HERE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hold(page, "/for-sokande");
  const asked = page.waitForRequest("**/for-sokande");
  await follow(page, "/for-sokande");
  await asked;
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveCount(1);
  expect(await bar(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  expect(await widthOf(page)).toBeCloseTo(0.08 * WIDTH);
});
