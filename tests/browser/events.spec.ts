import { EVENTS } from "../support/fixture.ts";
import { label } from "../support/labels.ts";
import { expect, type Page, test } from "../support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("EVENT-3, EVENT-5 on a phone the home page has no events that are over, and the street of the year opens at the visitor's month without moving the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(EVENTS.afterFirst);
  await page.goto("/");
  await expect(heading(page, EVENTS.first)).toBeHidden();
  await expect(heading(page, EVENTS.second)).toBeVisible();
  await page.clock.setFixedTime(EVENTS.afterBoth);
  await page.reload();
  await expect(heading(page, EVENTS.second)).toBeHidden();
  const here = page.getByText(label("sv", "academicYear.here")).locator("visible=true");
  await expect(here).toHaveCount(1);
  const next = page.locator("[data-usual]");
  await expect(next).toContainText("Upprop, augusti");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.setFixedTime(new Date("2026-12-05T12:00:00Z"));
  await page.reload();
  await expect(next).toContainText("Festival, vår");
  const lit = page.locator("[data-now]");
  await lit.scrollIntoViewIfNeeded();
  const box = await lit.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(195, -1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("EVENT-5 all dates are there, and no month is marked", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("main time[datetime]").first()).toBeVisible();
    await expect(page.locator(".events").getByText("2 juni").first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Läsåret" }).getByText("Festival")).toBeVisible();
    await expect(page.getByText(label("sv", "academicYear.here")).first()).toBeHidden();
    await expect(page.locator(".year-next")).toBeHidden();
  });
});
