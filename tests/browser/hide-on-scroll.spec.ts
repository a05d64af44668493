import { scrollPage, scrollTop, wakeScrolling } from "../support/scrolling.ts";
import { barBottom, docsMenu, mainMenu, tableOfContents } from "../support/shell.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/** Longer than the window; its headings have å, ä and ö. */
const DOC = "/docs/handbok";
const DESKTOP = { viewport: { width: 1300, height: 500 } };

test.use(DESKTOP);

async function isShown(page: Page): Promise<boolean> {
  return (await barBottom(page)) > 0;
}

async function expectShown(page: Page, shown: boolean, message = ""): Promise<void> {
  await expect.poll(() => isShown(page), { message }).toBe(shown);
}

/** Scrolls down twice: the bar hides when it is known where one comes from. */
async function hide(page: Page): Promise<void> {
  await scrollPage(page, 300);
  await scrollPage(page, 400);
  await expectShown(page, false);
}

test("HIDE-3 a first load at a fragment shows bar and heading (G-16, G-18)", async ({ page }) => {
  const { errors } = listen(page);
  const id = "åtgärd-7";
  for (const fragment of [id, encodeURIComponent(id), "nope", "%E0%A4%A"]) {
    await test.step(`#${fragment}`, async () => {
      await page.goto("/section");
      await page.goto(`${DOC}#${fragment}`);
      await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
      await expectShown(page, true);
      const heading = page.locator(`[id="${id}"]`);
      if (fragment === id || fragment === encodeURIComponent(id)) {
        await expect(heading).toBeInViewport();
        const top = (await heading.boundingBox())?.y;
        expect(top).toBeGreaterThanOrEqual(await barBottom(page));
      }
    });
  }
  expect(errors).toEqual([]);
});

test("HIDE-1, HIDE-2 the hidden bar leaves its room (TOC-2, PE-5, G-17)", async ({ page }) => {
  await page.goto(DOC);
  await wakeScrolling(page);
  const columns = [docsMenu(page, "sv"), tableOfContents(page, "sv")];
  await hide(page);
  const header = page.locator("body > header");
  await expect(header).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, -62)");
  await expect(header).toHaveCSS("transition-duration", "0.2s");
  for (const column of columns) {
    await expect.poll(async () => (await column.boundingBox())?.y).toBe(0);
    await expect(column).toHaveCSS("max-height", "500px");
  }
  await scrollPage(page, 390);
  for (const column of columns) {
    await expect.poll(async () => (await column.boundingBox())?.y).toBe(60);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(header).toHaveCSS("transition-duration", "0s");
  await scrollPage(page, 490);
  expect(await isShown(page)).toBe(false);

  await scrollPage(page, 500);
  await docsMenu(page, "sv").getByRole("link").first().focus();
  expect(await scrollTop(page), "the menu does not scroll either").toBe(500);
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    await expect(mainMenu(page, "sv").locator(":focus")).toBeInViewport();
    await expectShown(page, true);
    expect(await scrollTop(page)).toBe(500);
  }
  await scrollPage(page, 600);
  await expectShown(page, true, "the bar must not slide away with the focus in it");
});
