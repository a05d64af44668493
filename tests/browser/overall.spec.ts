import { expect, type Page, test } from "../support/test.ts";

const patches = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("link", { name: "Klubben" }) });

test.describe("without script, the overall on the home page", () => {
  test.use({ javaScriptEnabled: false });

  test("has each committee once, and its patch on the cloth leads to its page", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await expect(patches(page).getByRole("link")).toHaveText(["Klubben"]);
    const name = await patches(page).getByText("Klubben").boundingBox();
    const patch = page.locator(".patch-names circle");
    await patch.scrollIntoViewIfNeeded();
    const place = await patch.boundingBox();
    expect(place?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
    expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.mouse.click(
      (place?.x ?? 0) + (place?.width ?? 0) / 2,
      (place?.y ?? 0) + (place?.height ?? 0) / 2,
    );
    await expect(page).toHaveURL("/docs/event/cmi");
  });

  test("is the list itself on a phone, each patch with its name and large enough", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/");
    const link = patches(page).getByRole("link", { name: "Klubben" });
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(link.getByText("Klubben")).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL("/docs/event/cmi");
  });
});
