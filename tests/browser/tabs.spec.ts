import type { Page } from "@playwright/test";
import { covers } from "../support/box.ts";
import { arrived, go, hold, watchRequests } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "/docs/komponenter";
/** The tabs of that page; the first two are on it twice, the second time in the other order. */
const NAMES = ["Dator", "Telefon", "Läsplatta"] as const;
/** A heading in the second panel. */
const HIDDEN = "bara-på-telefon";

test.use({ hasTouch: true });

const list = (page: Page, number = 0) => page.getByRole("tablist").nth(number);
const panels = (page: Page) => page.getByRole("tabpanel");

test("TEXT-2 tabs are chosen by arrow keys, mouse and finger", async ({ page }) => {
  const [first, second, third] = NAMES;
  const tab = (name: string, number = 0) =>
    list(page, number).getByRole("tab", { name, exact: true });
  await page.goto(PAGE);
  await expect(tab(first)).toHaveAttribute("aria-selected", "true");
  await expect(panels(page).filter({ visible: true })).toHaveText([
    new RegExp(`${first}: text`),
    `${second} 2.`,
  ]);

  await tab(first).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(second)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: second, exact: true }).first()).toBeFocused();

  await tab(third).tap();
  await expect(tab(third)).toHaveAttribute("aria-selected", "true");
  // What is pressed stays below the mouse, although tabs of the same name above it follow.
  const chosen = tab(first, 1);
  await chosen.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const before = await chosen.boundingBox();
  await chosen.click();
  await expect(tab(first)).toHaveAttribute("aria-selected", "true");
  expect(covers(await chosen.boundingBox(), before)).toBe(true);
});

test("TEXT-2 a link to what is hidden opens it, here and from another page", async ({ page }) => {
  const heading = page.locator(`[id="${HIDDEN}"]`);
  await page.goto(PAGE);
  await expect(panels(page).first()).toBeVisible();
  await expect(heading).not.toBeInViewport();
  await page
    .locator(`a[href="#${HIDDEN}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(heading).toBeInViewport();

  await page.goto("/docs/board");
  const { documents } = watchRequests(page);
  await go(page, `${PAGE}#${HIDDEN}`);
  await expect(heading).toBeInViewport();
  expect(documents).toEqual([]);

  await page.goto("/");
  await page.goto(`${PAGE}#${encodeURIComponent(HIDDEN)}`);
  await expect(heading).toBeInViewport();
  // The same for a disclosure, which the script of tabs would open too.
  await page.goto("/docs/board");
  await hold(page, /\/assets\/tabs[^/]*\.js$/);
  await go(page, `${PAGE}#en-fråga`);
  await expect(page.getByText("En ruta i det utfällda.")).toBeInViewport();
});

test("TEXT-2, TEXT-3 the script of tabs moves nothing; paper shows all", async ({ page }) => {
  const arrive = await hold(page, /\/assets\/tabs[^/]*\.js$/);
  await page.goto(PAGE);
  const labels = page.locator(".tab");
  const places = () =>
    page.locator(".tab, .tab-panel pre, #data").evaluateAll((all) =>
      all.map((element) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        return [element.textContent, top + scrollY, left, width, height];
      }),
    );
  await expect(labels.first()).toBeVisible();
  await expect(page.getByText(`${NAMES[2]}: text.`)).toBeHidden();
  const before = await places();
  arrive();
  await expect(list(page)).toBeVisible();
  expect((await places()).sort()).toEqual(before.sort());

  const arriveAgain = await hold(page, /\/assets\/tabs[^/]*\.js$/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await labels.nth(2).click();
  arriveAgain();
  await expect(page.getByText(`${NAMES[2]}: text.`)).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(list(page)).toBeHidden();
  for (const name of NAMES) await expect(page.getByText(`${name}: text.`)).toBeVisible();
  const printed = await panels(page).evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel, "::before").content),
  );
  expect(printed.slice(0, 3)).toEqual(NAMES.map((name) => `"${name}"`));
});

test("TEXT-4 a soft navigation waits for stylesheets, and removes others", async ({ page }) => {
  await page.goto("/docs/board");
  const { documents } = watchRequests(page);
  const sheets = () =>
    page
      .locator("link[rel=stylesheet]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const [plain] = [await sheets()];
  const release = await hold(page, /\.css$/);
  const going = go(page, PAGE);
  await expect.poll(async () => (await sheets()).length).toBeGreaterThan(plain.length);
  // The page waits for it.
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Komponenter");
  release();
  await going;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Komponenter");
  const loaded = await page.evaluate(
    () => [...document.styleSheets].filter(({ href }) => href !== null).length,
  );
  expect(loaded).toBe((await sheets()).length);
  await go(page, "/docs/board");
  expect(await sheets()).toEqual(plain);
  await arrived(page);
  expect(documents).toEqual([]);
});
