import { addressIn } from "../support/labels.ts";
import { EVENTS, expect, test } from "../support/lively-site.ts";
import { LOCALES } from "../support/pages.ts";
import type { Page } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const { first, second } = EVENTS;

const empty = (page: Page) => page.locator("[data-no-events]");

for (const locale of LOCALES) {
  const names = [first, second].map(({ title }) => title[locale]);
  for (const [moment, now, shown] of [
    ["before", EVENTS.beforeAll, [true, true]],
    ["after the first", EVENTS.afterFirst, [false, true]],
    ["after both", EVENTS.afterBoth, [false, false]],
  ] as const) {
    test(`${moment}, the home page shows what is still to come, ${locale}`, async ({
      page,
      site,
    }) => {
      const { errors } = listen(page);
      await page.clock.setFixedTime(now);
      await page.goto(site + addressIn(locale, "/"));
      for (const [index, name] of names.entries()) {
        const heading = page.getByRole("heading", { name, exact: true });
        await expect(heading).toBeVisible({ visible: shown[index] ?? false });
      }
      await expect(empty(page)).toBeVisible({ visible: shown.every((is) => !is) });
      expect(errors).toEqual([]);
    });
  }

  test(`the time zone of the visitor does not matter, ${locale}`, async ({ browser, site }) => {
    for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
      const page = await browser.newPage({ timezoneId });
      await page.clock.setFixedTime(EVENTS.afterFirst);
      await page.goto(site + addressIn(locale, "/"));
      await expect(page.getByRole("heading", { name: names[1] ?? "", exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: names[0] ?? "", exact: true })).toBeHidden();
      await page.close();
    }
  });
}

test("an open page drops an event when it ends", async ({ page, site }) => {
  await page.clock.install({ time: new Date("2026-06-10T21:00:00Z") });
  await page.goto(`${site}/`);
  const heading = page.getByRole("heading", { name: first.title.sv, exact: true });
  await expect(heading).toBeVisible();
  await page.clock.fastForward("31:00");
  await expect(heading).toBeHidden();
});

test("without script all dates are there, and the empty state is not", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}/`);
  await expect(page.locator("main time[datetime]").first()).toBeVisible();
  await expect(page.getByText("10 juni").first()).toBeVisible();
  await expect(empty(page)).toBeHidden();
  await page.close();
});
