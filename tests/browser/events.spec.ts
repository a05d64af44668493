import { EVENTS } from "../support/fixture.ts";
import { label } from "../support/labels.ts";
import { expect, type Page, test } from "../support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("EVENT-3, EVENT-5, CMT-2 past events go; the street is at this month", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(EVENTS.afterFirst);
  await page.goto("/");
  await expect(heading(page, EVENTS.first)).toBeHidden();
  await expect(heading(page, EVENTS.second)).toBeVisible();
  await page.clock.setFixedTime(EVENTS.afterBoth);
  await page.reload();
  await expect(heading(page, EVENTS.second)).toBeHidden();
  await page.goto("/docs/event/cmi");
  await expect(heading(page, label("sv", "body.events"))).toBeHidden();
  await page.goto("/");
  const here = page.getByText(label("sv", "academicYear.here")).locator("visible=true");
  await expect(here).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.setFixedTime(new Date("2026-12-05T12:00:00Z"));
  await page.reload();
  const lit = page.locator("[data-now]");
  await lit.scrollIntoViewIfNeeded();
  const box = await lit.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(195, -1);
});

test("EVENT-9 an event counts down to its sign-up, and paper says how", async ({ page }) => {
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
  // A browser forgets the medium of a page that it loads again.
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await page.emulateMedia({ media: "print" });
  await expect(lastDay).toHaveCount(1);
  const signUp = page.getByRole("link", { name: label("sv", "events.signUp") });
  await expect(signUp).toBeVisible();
  const address = (link: Element) => getComputedStyle(link, "::after").content;
  expect(await signUp.evaluate(address)).toContain("(https://");
  await expect(page.getByText("Anmälan stängde")).toBeHidden();
});

test("EVENT-3 of events on one day the first that is not over has the date", async ({ page }) => {
  await page.goto("/evenemang");
  const [first, second] = [".events > li:nth-child(1)", ".events > li:nth-child(2)"] as const;
  const date = page.locator(`${second} .date`);
  await page.locator(second).evaluate((event) => event.setAttribute("data-same", ""));
  await expect(date).toBeHidden();
  await page.locator(first).evaluate((event) => event.setAttribute("hidden", ""));
  await expect(date).toBeVisible();
});

test("EVENT-10 on a phone the calendar lists the days to come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date("2026-06-02T22:00:01Z"));
  await page.goto("/kalender");
  const patches = page.locator(".month .event-patch");
  await expect(patches.filter({ hasText: EVENTS.first })).toBeHidden();
  await expect(patches.filter({ hasText: EVENTS.second }).first()).toBeVisible();
});

test("EVENT-10 seven days are beside each other where each has room for words", async ({
  page,
}) => {
  await page.goto("/ga-med");
  const timetable = page.locator(".timetable").first();
  // A week of seven days, each with three events at once.
  await timetable.evaluate((section) => {
    const [day] = section.querySelectorAll("div > div > div:has(> h4)");
    const patch = day?.querySelector(".event-patch");
    for (let more = 0; more < 2; more++) patch?.after(patch.cloneNode(true));
    for (let more = 0; more < 6; more++) day?.after(day.cloneNode(true));
  });
  for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { room, hours, patches, overflow } = await timetable.evaluate((section) => ({
      room: section.clientWidth,
      hours: getComputedStyle(section.querySelector(".hours") as Element).display !== "none",
      patches: [...section.querySelectorAll(".event-patch")].map((patch) => {
        const { left, right } = patch.getBoundingClientRect();
        return {
          width: right - left,
          isInside: right <= section.getBoundingClientRect().right + 1,
        };
      }),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect({ width, hours, overflow }).toEqual({ width, hours: room >= 56 * 16, overflow: 0 });
    expect(patches.every((patch) => patch.isInside && patch.width >= 7 * 16)).toBe(true);
    if (width >= 1280) expect(room).toBeGreaterThan(900);
  }
});
