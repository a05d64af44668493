import { covers } from "../support/box.ts";
import { settled } from "../support/motion.ts";
import { wake } from "../support/scrolling.ts";
import { expect, type Page, test } from "../support/test.ts";

const overall = (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Vårt plagg" }) })
    .getByRole("listitem");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each committee is on the overall once, and leads to its page", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await expect(overall(page)).toHaveText(["Klubben", "GenI"]);
    const link = overall(page).getByRole("link", { name: "Klubben", exact: true });
    const name = await link.getByText("Klubben").boundingBox();
    // The drawing hides from screen readers, as the link has its name.
    const patch = link.locator("circle");
    await patch.scrollIntoViewIfNeeded();
    const place = await patch.boundingBox();
    expect(place?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
    expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThan(43.9);
    await page.mouse.click(
      (place?.x ?? 0) + (place?.width ?? 0) / 2,
      (place?.y ?? 0) + (place?.height ?? 0) / 2,
    );
    await expect(page).toHaveURL("/docs/event/cmi");

    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/");
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43.9);
    await expect(link.getByText("Klubben")).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL("/docs/event/cmi");
  });
});

test("SOFT-4 a pressed patch flies to its arch, unless motion is reduced", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const arch = page.locator(".committee-header use").last();
  const press = async () => {
    await page.goto("/");
    await wake(page);
    // A flight stops where it begins.
    await page.evaluate(() => {
      const { animate } = SVGElement.prototype;
      SVGElement.prototype.animate = function (...flight) {
        const animation = animate.apply(this, flight);
        animation.pause();
        return animation;
      };
    });
    const patch = overall(page).locator("use").first();
    await patch.scrollIntoViewIfNeeded();
    // The patch of the link with the focus is lifted, and flies from there.
    await overall(page).getByRole("link", { name: "Klubben" }).focus();
    await settled(page);
    const place = await patch.boundingBox();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/docs/event/cmi");
    return place;
  };
  const place = await press();
  await expect(arch).toBeInViewport();
  const start = await arch.boundingBox();
  expect(covers(place, start) && covers(start, place)).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await press();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
