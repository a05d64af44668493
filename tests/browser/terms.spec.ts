import { findingsInBothColors } from "../support/axe.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";

const PAGE = "/ga-med";
const EXPLANATION = "Den som är ny.";

test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

const explanation = (page: Page) => page.getByRole("dialog", { name: "n0llan" });

test("TEXT-6 keys explain a word beside itself, also before its script", async ({ page }) => {
  // A press that comes before the script counts too.
  const arrive = await hold(page, /\/assets\/terms[^/]*\.js$/);
  await page.goto(PAGE, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  const box = explanation(page);
  await page.locator("a.term").first().press("Enter");
  arrive();
  await expect(box).toBeVisible();
  await expect(box).toContainText(EXPLANATION);
  const word = page.getByRole("button", { name: "n0llan" });
  await expect(word).toHaveAttribute("aria-expanded", "true");

  expect(await findingsInBothColors(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(word).toBeFocused();
  await expect(word).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Space");
  await expect(box).toBeVisible();
});

test("TEXT-6 a finger shows and hides what a word means, in the window", async ({ page }) => {
  await page.goto(PAGE);
  const box = explanation(page);
  const word = page.locator("a.term").first();
  await word.tap();
  await expect(box).toBeVisible();
  const place = await box.boundingBox();
  expect(place?.x).toBeGreaterThan(-1);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(321);
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(box).toBeHidden();

  await word.tap();
  await box.getByRole("link", { name: "n0llan" }).tap();
  await expect(page).toHaveURL("/ordlista#n0llan");
  await expect(page.getByText(EXPLANATION)).toBeInViewport();
});
