import { findingsInBothColors } from "../support/axe.ts";
import { label } from "../support/labels.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "/docs/utan-meny";

test("TEXT-10 pictures open over the page, go round, give the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  const first = page.getByRole("link", { name: "Ett torn" });
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  const box = page.getByRole("dialog", { name: "Ett torn" });
  await expect(first).toHaveAccessibleDescription(label("sv", "pictures.large"));
  await first.press("Enter");
  const tower = box.getByRole("figure", { name: "Ett torn" });
  const bridge = box.getByRole("figure", { name: "En bro" });
  await expect(tower).toBeFocused();
  await expect(tower).toBeInViewport({ ratio: 0.9 });
  await expect(bridge).not.toBeInViewport();
  expect(await findingsInBothColors(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(bridge).toBeFocused();
  await expect(bridge).toBeInViewport({ ratio: 0.9 });
  await box.getByRole("button", { name: label("sv", "pictures.next") }).click();
  await expect(tower).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
  await expect(first).toBeFocused();
  await first.press("Enter");
  // On a picture a press does nothing, beside it closes.
  await tower.locator("img").click();
  await expect(box).toBeVisible();
  await tower.click({ position: { x: 20, y: 5 } });
  await expect(box).toHaveCount(0);
  await first.press("Enter");
  await expect(box).toBeVisible();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
});
