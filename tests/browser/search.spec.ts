import { findingsInBothColors } from "../support/axe.ts";
import { drawer, openDrawer } from "../support/drawer.ts";
import { label } from "../support/labels.ts";
import { stopTime } from "../support/motion.ts";
import { wake } from "../support/scrolling.ts";
import { expectShown, follow, hold, travel } from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const button = (page: Page) => page.locator("[data-search]");
const dialog = (page: Page) => page.getByRole("dialog", { name: label("sv", "search.label") });
const field = (place: Page | Locator) =>
  place.getByRole("combobox", { name: label("sv", "search.label") });
/** Nothing of the dialog is left in the history; leaving its entry takes a moment. */
const expectNoEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.modal)).toBeFalsy();
const INDEX = /\/search-sv\.json$/;
const chosen = (place: Page | Locator) => place.getByRole("option", { selected: true });

test("SEARCH-1 keys open the search, which fetches nothing before", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/docs/board");
  await wake(page);
  await expect(button(page)).toHaveRole("button");
  expect(fetched.filter((url) => /search-|\.json$/.test(url))).toEqual([]);

  await button(page).focus();
  await page.keyboard.press("Space");
  await expect(field(dialog(page))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await page.keyboard.press("/");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(dialog(page))).toBeFocused();
  await page.keyboard.type("fest/");
  await expect(field(dialog(page))).toHaveValue("fest/");
});

test("SEARCH-2 results come while typing; keys choose one of them", async ({ page }) => {
  await page.goto("/docs/board");
  await wake(page);
  await page.keyboard.press("Control+k");
  await field(dialog(page)).fill("fest/");
  const club = dialog(page).getByRole("group", { name: "Klubbmästeriet", exact: true });
  await expect(club.getByRole("option").first()).toHaveAttribute("href", "/docs/event/cmi");
  await expect(club.locator("mark").first()).toHaveText(/fest/i);
  await expect(dialog(page).getByRole("status")).toHaveText(/\d/);
  expect(await findingsInBothColors(page)).toEqual([]);

  await expect(dialog(page).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  const first = await chosen(dialog(page)).getAttribute("id");
  await expect(field(dialog(page))).toHaveAttribute("aria-activedescendant", first ?? "");
  await page.keyboard.press("ArrowUp");
  await expect(dialog(page).getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(chosen(dialog(page))).toHaveAttribute("id", first ?? "");

  await field(dialog(page)).fill("klubbmästeriet");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/event/cmi");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Klubbmästeriet");
});

test("SEARCH-2 a result that is the shown page adds no step", async ({ page }) => {
  await page.goto("/docs/event/cmi");
  await wake(page);
  const step = () => page.evaluate(() => navigation.currentEntry?.index);
  const before = await step();
  await page.keyboard.press("Control+k");
  await field(dialog(page)).fill("klubbmästeriet");
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(step).toBe(before);
  await expectNoEntry(page);
});

test("SEARCH-1, PE-2 press and key before the script open the search", async ({ page }) => {
  for (const press of [() => button(page).click(), () => page.keyboard.press("Control+k")]) {
    const arrive = await hold(page, /\/assets\/every-page[^/]*\.js$/);
    await page.goto("/docs/board", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
    await press();
    arrive();
    await expect(field(dialog(page))).toBeFocused();
    await page.keyboard.press("Escape");
    await expectNoEntry(page);
  }
});

test("SEARCH-1 what is typed while the search is on its way is in its field", async ({ page }) => {
  const script = /\/assets\/search-[^/]*\.js$/;
  const arrive = await hold(page, script);
  await page.goto("/docs/board");
  const asked = page.waitForRequest(script);
  await page.keyboard.press("Control+k");
  await asked;
  await page.keyboard.type("ny r");
  arrive();
  await expect(field(dialog(page))).toHaveValue("ny r");
});

test("SEARCH-1, MOB-9 behind the dialog nothing scrolls; back closes it", async ({ page }) => {
  await page.goto("/section");
  await page.goto("/docs/board");
  await button(page).click();
  await expect(field(dialog(page))).toBeFocused();
  await page.mouse.move(50, 700);
  await page.evaluate(() => {
    const answered = new Promise((drawn) => {
      const twoFrames = () => requestAnimationFrame(() => requestAnimationFrame(drawn));
      addEventListener("wheel", twoFrames, { once: true, passive: true });
    });
    Object.assign(window, { answered });
  });
  await page.mouse.wheel(0, 500);
  await page.evaluate(() => (window as unknown as { answered: Promise<void> }).answered);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/docs/board");
  await page.evaluate(() => history.forward());
  await expectNoEntry(page);
  await expect(dialog(page)).toHaveCount(0);

  await page.setViewportSize({ width: 400, height: 800 });
  await openDrawer(page, "sv");
  await wake(page);
  await page.keyboard.press("Control+k");
  await expect(field(dialog(page))).toBeFocused();
  await expect(drawer(page, "sv")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expectNoEntry(page);
  await page.goBack();
  await expect(page).toHaveURL("/section");
});

test("SEARCH-1 opened while another page loads, it stays open on it", async ({ page }) => {
  const arrive = await hold(page, "/docs/board");
  await page.goto("/section");
  await wake(page);
  await follow(page, "/docs/board");
  await page.keyboard.press("Control+k");
  await expect(field(dialog(page))).toBeFocused();
  await page.keyboard.type("fe");
  arrive();
  await expectShown(page, "/docs/board");
  await page.keyboard.type("st");
  await expect(field(dialog(page))).toHaveValue("fest");
  await dialog(page)
    .getByRole("button", { name: label("sv", "search.close") })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expectNoEntry(page);
  await travel(page, -1);
  await expectShown(page, "/section");
});

test("SPIN-1, SPIN-2, SEARCH-1 a slow index shows a spinner, told once", async ({ page }) => {
  const release = await hold(page, INDEX);
  await stopTime(page);
  await page.goto("/section");
  await button(page).click();
  await expect(field(dialog(page))).toBeFocused();
  const status = dialog(page).getByRole("status");
  const spinner = status.locator(".spinner");
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toHaveText(label("sv", "search.loading"));
  const rings = await spinner.locator("i").evaluateAll((elements) =>
    elements.map((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element);
      return `${animationDuration} ${animationDelay}`;
    }),
  );
  expect(rings).toEqual(["3s 0s", "3s 1.5s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = () => spinner.evaluate((part) => part.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  release();
  await expect(spinner).toHaveCount(0);
  await page.keyboard.type("styrelsen");
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  await expect(status).toBeEmpty();
  await page.clock.runFor(500);
  await expect(status).toHaveText(/\d/);
  await expect(dialog(page).locator("[role=status], [role=alert], [aria-live]")).toHaveCount(1);
});

test("SEARCH-3, SEARCH-6 without its index or script it says what to do", async ({ page }) => {
  await page.route(INDEX, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"version":\d+/, '"version":0');
    await route.fulfill({ response, body });
  });
  await page.goto("/section");
  await wake(page);
  await button(page).click();
  await expect(dialog(page).getByText(label("sv", "search.failed")).first()).toBeVisible();
  await expect(
    dialog(page).getByRole("link", { name: label("sv", "search.allPages") }),
  ).toHaveAttribute("href", /\/sok$/);
  await page.unroute(INDEX);
  await dialog(page).getByRole("combobox").fill("klubbmästeriet");
  await dialog(page)
    .getByRole("button", { name: label("sv", "loadError.retry") })
    .click();
  await expect(dialog(page).getByRole("option").first()).toHaveAttribute("href", "/docs/event/cmi");

  await page.route(/\/assets\/search-[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await wake(page);
  await button(page).click();
  await expectShown(page, "/sok");
});
