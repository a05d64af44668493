import { findingsInBothColors } from "../support/axe.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "/ga-med";
const EXPLANATION = "Den som är ny.";

test("TEXT-6 a word is explained beside itself, by key and finger", async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.address,
    hasTouch: true,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  // A press that comes before the script counts too.
  const arrive = await hold(page, /\/assets\/terms[^/]*\.js$/);
  await page.goto(PAGE, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  const box = page.getByRole("dialog", { name: "n0llan" });
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
  await page.keyboard.press("Escape");

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
  await context.close();
});
