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

test("EVENT-9 the page of an event counts down in place of the reminder, and its sheet says how and until when to sign up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2026-08-14T08:00:00Z"));
  await page.goto("/evenemang/2026-08-21-kraftskiva");
  const remind = page.getByRole("link", { name: label("sv", "events.remind") });
  await expect(remind).toBeVisible();
  const below = await page.locator("main .prose").boundingBox();
  await page.clock.setFixedTime(new Date("2026-08-14T09:30:00Z"));
  await page.reload();
  await expect(page.getByRole("timer")).toHaveText("Öppnar om 30 min 0 s");
  await expect(remind).toBeHidden();
  expect(await page.locator("main .prose").boundingBox()).toEqual(below);
  const lastDay = page.getByText("Sista anmälningsdag 19 augusti 2026").locator("visible=true");
  await page.emulateMedia({ media: "print" });
  await expect(lastDay).toHaveCount(1);
  await page.clock.setFixedTime(new Date("2026-08-14T10:00:01Z"));
  await page.reload();
  await expect(lastDay).toHaveCount(1);
  await expect(page.getByRole("link", { name: label("sv", "events.signUp") })).toBeVisible();
  await expect(page.getByText("Anmälan stängde")).toBeHidden();
});
