import { VERSIONS } from "../support/fixture.ts";
import { addressIn, label } from "../support/labels.ts";
import type { Locale } from "../support/pages.ts";
import { disclosure, mainMenu } from "../support/shell.ts";
import { arrived, go } from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import { keep, listen, stored } from "../support/visitor-storage.ts";

const KEY = "docs-preferred-version-default";
const [NEXT, LATEST] = VERSIONS;

test("a chosen version is remembered, also outside the docs (PREF-2)", async ({ page }) => {
  const heard = listen(page);
  await page.goto("/section");
  expect(await hrefs(page, "sv")).toEqual(["/docs/intro", "/docs/intro"]);
  await picker(page, "sv", LATEST.label.sv).click();
  await entry(page, "sv", NEXT.label.sv).click();
  await expect(page).toHaveURL("/docs/next/intro");
  await arrived(page);
  expect(await stored(page, KEY)).toBe(NEXT.name);

  for (const [locale, open] of [
    ["sv", go],
    ["en", (_page: Page, path: string) => page.goto(path)],
  ] as const) {
    await open(page, addressIn(locale, "/docs/board"));
    await expect(picker(page, locale, LATEST.label[locale])).toBeVisible();
    await open(page, addressIn(locale, "/section"));
    const name = label(locale, "navbar.mobileVersionsDropdown.label");
    await expect(picker(page, locale, NEXT.label[locale])).toHaveAccessibleName(
      `${name}: ${NEXT.label[locale]}`,
    );
    const first = addressIn(locale, "/docs/next/intro");
    expect(await hrefs(page, locale)).toEqual([first, first]);
    await expect(bar(page, locale).nth(1)).toHaveText({ sv: "Början", en: "Beginning" }[locale]);
  }
  await bar(page, "en").first().click();
  await expect(page).toHaveURL("/en/docs/next/intro");
  expect(heard).toEqual({ warnings: [], errors: [] });
});

test("applying the preferred version moves nothing (PE-2)", async ({ page }) => {
  // The fonts are cached: the fallbacks of this computer may have other widths.
  await page.goto("/section");
  await page.evaluate(() => document.fonts.ready);
  await keep(page, { [KEY]: NEXT.name });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/section", { waitUntil: "networkidle" });
  await expect(page.locator(".navbar .roomy").last()).toHaveText(NEXT.label.sv);
  const { shift } = await page.evaluate(
    () => (window as unknown as { seen: { shift: number } }).seen,
  );
  // The sum of rounded positions; a pixel of a letter is a hundred times as much.
  expect(shift).toBeLessThan(0.0001);
});

function picker(page: Page, locale: Locale, version: string): Locator {
  return disclosure(mainMenu(page, locale), version);
}

function entry(page: Page, locale: Locale, version: string): Locator {
  return mainMenu(page, locale)
    .locator("a[data-version]")
    .and(page.getByRole("link", { name: version, exact: true }));
}

/** The links of the bar that depend on the version: a doc and a sidebar. */
function bar(page: Page, locale: Locale): Locator {
  return mainMenu(page, locale).locator('div:not(.drop) > ul > li > a[href*="/docs/"]');
}

function hrefs(page: Page, locale: Locale): Promise<string[]> {
  return bar(page, locale).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
}
