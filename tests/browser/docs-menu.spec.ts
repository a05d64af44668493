import { CHAPTERS, chapterName, HANDBOOK, HANDBOOK_NAME } from "../support/fixture.ts";
import { label } from "../support/labels.ts";
import { settled } from "../support/motion.ts";
import { openElsewhere } from "../support/new-tab.ts";
import type { Locale } from "../support/pages.ts";
import { isSeenIn, scrollTop, wake } from "../support/scrolling.ts";
import { disclosure, docsMenu, mainMenu, tableOfContents } from "../support/shell.ts";
import { go, isMarked, mark, travel } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";

const DOC = "/docs/event/cmi";
const [FAR_DOC, OTHER_FAR_DOC] = ["/docs/studier/utbyte", "/docs/projects/bygge"];
const DOC_OUTSIDE = "/docs/board";
const ARCHIVED_DOC = "/docs/1.0/gammal";
/** A category without a page of its own. */
const STUDIES = "Studier";

function toggleName(locale: Locale, isOpen: boolean): string {
  const key = isOpen ? "collapse" : "expand";
  return label(locale, `DocSidebarItem.${key}CategoryAriaLabel`, { label: HANDBOOK_NAME[locale] });
}

test("SIDE-7, COLL-3 press, Enter and Space toggle a category", async ({ page }) => {
  await page.goto(DOC);
  await wake(page);
  const menu = docsMenu(page, "sv");
  const name = disclosure(menu, STUDIES);
  const category = name.locator("xpath=ancestor::li[1]");
  const child = menu.locator(`a[href="/docs/studier/utbyte"]`);
  for (const [isOpen, toggle] of [
    [true, () => name.click()],
    [false, () => name.press("Enter")],
    [true, () => name.press("Space")],
  ] as const) {
    await toggle();
    await expect(child).toBeVisible({ visible: isOpen });
    await expect(category.locator("details").first()).toHaveJSProperty("open", isOpen);
    await name.focus();
    await page.keyboard.press("Tab");
    await expect(category.locator("ul :focus")).toHaveCount(isOpen ? 1 : 0);
  }
  // While it is on its way out, it can hold no focus any more.
  const isInert = name.evaluate((element: HTMLElement) => {
    element.click();
    return element.nextElementSibling?.matches("[inert]");
  });
  expect(await isInert).toBe(true);
});

test("COLL-2 a second press takes the first one back while it slides", async ({ page }) => {
  await page.goto(DOC);
  await wake(page);
  const menu = docsMenu(page, "sv");
  const summary = menu.locator("summary").filter({ has: page.getByText(HANDBOOK_NAME.sv) });
  const entry = menu.locator(`a[href="${CHAPTERS[1]}"]`);
  for (const isOpen of [false, true]) {
    await summary.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise((later) => setTimeout(later, 100));
      element.click();
    });
    await settled(page);
    expect(await entry.isVisible()).toBe(isOpen);
    await summary.click();
    await settled(page);
    expect(await entry.isVisible()).toBe(!isOpen);
  }
});

test("SIDE-8, TOC-2, DROP-1 at the end of a menu the wheel scrolls the page", async ({ page }) => {
  await page.goto(HANDBOOK);
  const dropdown = mainMenu(page, "sv").locator(".drop").first();
  await dropdown.getByRole("button").click();
  for (const menu of [docsMenu(page, "sv"), tableOfContents(page, "sv"), dropdown.locator("ul")]) {
    await menu.locator("a").first().hover();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return scrollTop(page);
      })
      .toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await dropdown.hover();
  }
});

test("SIDE-8, SCROLL-2 the open doc is in view in a tall menu (G-39)", async ({ page }) => {
  for (const number of [CHAPTERS.length, 1]) {
    await page.goto(CHAPTERS[number - 1] ?? "");
    const menu = docsMenu(page, "sv");
    const current = menu.locator('[aria-current="page"]');
    await expect(current).toHaveText(chapterName("sv", number));
    await expect.poll(() => isSeenIn(menu, current)).toBe(true);
    expect(await scrollTop(page)).toBe(0);
  }

  const [first, other] = [chapterName("sv", 1), chapterName("sv", 14)];
  const menu = docsMenu(page, "sv");
  const current = menu.locator('[aria-current="page"]');
  const menuTop = () => menu.evaluate((element) => element.scrollTop);
  const chapter = menu.getByRole("link", { name: other, exact: true });
  // Far from the edges, so that neither the press nor the next page has to bring it into view.
  await chapter.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const before = await menuTop();
  expect(before).toBeGreaterThan(0);
  await chapter.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other);
  const top = await menuTop();
  await expect(current).toHaveText(other);
  await expect(current).toBeInViewport();
  await travel(page, -1);
  await expect(current).toHaveText(first);
  await travel(page, 1);
  await expect(current).toHaveText(other);
  await expect(current).toBeInViewport();
  expect(top).toBe(before);
});

test("SIDE-7 the caret of a category only toggles; its label leads on", async ({ page }) => {
  await page.goto(DOC);
  await wake(page);
  const menu = docsMenu(page, "sv");
  const name = menu.getByRole("link", { name: HANDBOOK_NAME.sv, exact: true });
  const child = menu.getByRole("link", { name: chapterName("sv", 2), exact: true });
  const caret = menu.locator("summary").filter({ has: page.getByText(HANDBOOK_NAME.sv) });
  for (const isOpen of [false, true]) {
    await expect(caret).toHaveAccessibleName(toggleName("sv", isOpen));
    await expect(child).toBeVisible({ visible: isOpen });
    await caret.press("Enter");
  }
  await expect(child).toBeHidden();
  await expect(name).not.toHaveAttribute("aria-expanded");
  const clickWithCtrl = () => name.click({ modifiers: ["ControlOrMeta"] });
  expect(await openElsewhere(page, clickWithCtrl)).toBe(HANDBOOK);
  await expect(child).toBeHidden();
  await name.click();
  await expect(page).toHaveURL(HANDBOOK);
  await expect(child).toBeVisible();
  await wake(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  expect(await openElsewhere(page, clickWithCtrl)).toBe(HANDBOOK);
  let isOpen = true;
  for (const toggle of [() => name.click(), () => name.press("Enter"), () => name.press("Space")]) {
    await expect(name).toHaveAttribute("aria-expanded", String(isOpen));
    await toggle();
    isOpen = !isOpen;
    await expect(child).toBeVisible({ visible: isOpen });
  }
  expect(await page.evaluate(() => "samePage" in window)).toBe(true);
});

test("SIDE-6 a link opens the way to its page, and what was open stays open", async ({ page }) => {
  await page.goto(DOC);
  await mark(page);
  const menu = docsMenu(page, "sv");
  const entry = (path: string) => menu.locator(`a[href="${path}"]`);
  const expectOpen = async (open: Record<string, boolean>) => {
    for (const [path, visible] of Object.entries(open)) {
      await expect(entry(path)).toBeVisible({ visible });
    }
  };
  await expectOpen({ [DOC]: true, [FAR_DOC]: false, [OTHER_FAR_DOC]: false });
  await go(page, FAR_DOC);
  await expectOpen({ [DOC]: true, [FAR_DOC]: true, [OTHER_FAR_DOC]: false });
  await expect(entry(FAR_DOC)).toHaveAttribute("aria-current", "page");
  const category = menu
    .getByRole("listitem")
    .filter({ has: page.locator("details") })
    .filter({ has: page.locator(`a[href="${DOC}"]`) });
  await category.locator("summary").first().click();
  await expectOpen({ [DOC]: false });
  await go(page, DOC_OUTSIDE);
  await expectOpen({ [DOC]: false, [FAR_DOC]: true, [OTHER_FAR_DOC]: false });
  await travel(page, -2);
  await expectOpen({ [DOC]: true, [FAR_DOC]: true, [OTHER_FAR_DOC]: false });
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
  await go(page, ARCHIVED_DOC);
  await expectOpen({ [ARCHIVED_DOC]: true });
  await go(page, DOC);
  await expectOpen({ [DOC]: true, [FAR_DOC]: false, [OTHER_FAR_DOC]: false });
  expect(await isMarked(page)).toBe(true);
});
