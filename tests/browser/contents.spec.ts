import { HANDBOOK } from "../support/fixture.ts";
import { label } from "../support/labels.ts";
import { isSeenIn, scrollPage, scrollTop, wakeScrolling } from "../support/scrolling.ts";
import { tableOfContents } from "../support/shell.ts";
import { expect, type Page, test } from "../support/test.ts";

function marked(page: Page) {
  return tableOfContents(page, "sv").locator("[aria-current]");
}

test.beforeEach(async ({ page }) => {
  await page.goto(HANDBOOK);
  await wakeScrolling(page);
});

test("TOC-4 the entry of the section that is read is marked, alone (G-21)", async ({ page }) => {
  const contents = tableOfContents(page, "sv");
  for (const section of [1, 2, 10, 18, 3]) {
    const y = await page.evaluate((name) => {
      const heading = document.getElementById(`åtgärd-${name}`);
      return (heading?.getBoundingClientRect().top ?? 0) + scrollY - 100;
    }, section);
    await scrollPage(page, y);
    await expect(marked(page)).toHaveText(`Åtgärd ${section}`);
    await expect(marked(page)).toHaveAttribute("aria-current", "location");
    await expect.poll(() => isSeenIn(contents, marked(page))).toBe(true);
  }
  // The last heading is marked at the very bottom, however short its section.
  await scrollPage(page, 1_000_000);
  await expect(marked(page)).toHaveText("Sist");
  await scrollPage(page, 0);
  await expect(marked(page)).toHaveCount(0);

  const entries = contents.getByRole("link");
  const names = await entries.allTextContents();
  // Also where headings follow each other directly.
  for (const index of [3, names.length - 2, 1]) {
    await entries.nth(index).click();
    await expect(marked(page)).toHaveText(names[index] ?? "");
  }
});

test("TOC-4, G-22 another size of the window changes the marked entry", async ({ page }) => {
  const y = await page.evaluate(() => {
    const heading = document.getElementById("åtgärd-5");
    return (heading?.getBoundingClientRect().top ?? 0) + scrollY - 300;
  });
  await scrollPage(page, y);
  await expect(marked(page)).toHaveText("Åtgärd 5");
  // A lower window has other styles: the bar scrolls away.
  await page.setViewportSize({ width: 1300, height: 390 });
  await expect(marked(page)).toHaveText("Åtgärd 4");
  expect(await scrollTop(page)).toBe(Math.round(y));
  // Only the column is marked, not the list of the mobile layout.
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(marked(page)).toHaveCount(0);
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(marked(page)).toHaveCount(1);
});

test.describe("the way back to the top", () => {
  const find = (page: Page) =>
    page.getByRole("button", { name: label("sv", "BackToTopButton.buttonAriaLabel") });

  test("SMOOTH-2 shows when the reader turns back, and leads to the top", async ({ page }) => {
    const button = find(page);
    for (const [y, shown] of [
      [1000, false],
      [900, true],
      [905, false],
    ] as const) {
      await scrollPage(page, y);
      await expect(button, `at ${y}`).toBeVisible({ visible: shown });
    }
    const takesFocus = page.locator("[data-back-to-top]").evaluate((element: HTMLElement) => {
      element.focus();
      return element.matches(":focus");
    });
    expect(await takesFocus).toBe(false);
    await scrollPage(page, 2100);
    await scrollPage(page, 2000);
    await page.emulateMedia({ media: "print" });
    await expect(button).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(button).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("link", { name: label("sv", "common.skipToMainContent"), exact: true }),
    ).toBeFocused();
  });

  test("SMOOTH-1, PE-5 whatever a reader does ends the run, if there is one", async ({ page }) => {
    for (const input of ["wheel", "touchstart", "pointerdown", "keydown"]) {
      await scrollPage(page, 5100);
      await scrollPage(page, 5000);
      await expect(find(page)).toBeVisible();
      const end = await page.evaluate(async (type) => {
        const frame = () => new Promise(requestAnimationFrame);
        document.querySelector<HTMLElement>("[data-back-to-top]")?.click();
        while (scrollY === 5000) await frame();
        document.body.dispatchEvent(new Event(type, { bubbles: true }));
        let [still, last] = [0, scrollY];
        while (still < 5) {
          await frame();
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
        }
        return last;
      }, input);
      expect(end, input).toBeGreaterThan(0);
    }

    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollPage(page, 5100);
    await scrollPage(page, 5000);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener("scroll", () => seen.push(scrollY));
    });
    await find(page).click();
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    await expect.poll(seen).toContain(0);
    expect(await seen()).toEqual([0]);
  });
});
