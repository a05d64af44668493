import { addressIn } from "../support/labels.ts";
import { openElsewhere } from "../support/new-tab.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { wake } from "../support/scrolling.ts";
import { isMobile, languageName, mainMenu, tableOfContents } from "../support/shell.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen, stored } from "../support/visitor-storage.ts";

const PAGE = "/for-antagna";
const otherOf = (locale: Locale): Locale => (locale === "sv" ? "en" : "sv");

/** Opens a page and comes near its menu, as one does before one presses something there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}

/** The link to a language, whether its list is open or not. */
function languageLink(page: Page, locale: Locale) {
  return page.locator(`nav a[hreflang="${locale}"]`).first();
}

for (const locale of LOCALES) {
  const other = otherOf(locale);

  test(`LOC-3 the links to other languages keep query and fragment, also later ones, ${locale}`, async ({
    page,
  }) => {
    await open(page, `${addressIn(locale, PAGE)}?x=1#andra`);
    for (const language of LOCALES) {
      await expect(languageLink(page, language)).toHaveAttribute(
        "href",
        `${addressIn(language, PAGE)}?x=1#andra`,
      );
    }
    const entry = tableOfContents(page, locale).getByRole("link").nth(1);
    await entry.click();
    const { hash } = new URL(page.url());
    expect(hash).not.toBe("#andra");
    await expect(languageLink(page, other)).toHaveAttribute(
      "href",
      `${addressIn(other, PAGE)}?x=1${hash}`,
    );
    await page.goBack();
    await expect(languageLink(page, other)).toHaveAttribute(
      "href",
      `${addressIn(other, PAGE)}?x=1#andra`,
    );
  });

  for (const width of [400, 1300]) {
    test(`LOC-4 choosing a language loads the whole page anew, in this tab, at ${width} px, ${locale}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const { errors } = listen(page);
      await page.goto(`${addressIn(locale, PAGE)}?x=1`);
      await page.evaluate(() => {
        Object.assign(window, { marker: true });
        localStorage.setItem("theme", "dark");
      });
      await openLanguages(page, locale);
      await page
        .getByRole("link", { name: languageName(other), exact: true })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(`${addressIn(other, PAGE)}?x=1`);
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      expect(await page.evaluate(() => "marker" in window)).toBe(false);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(context.pages()).toHaveLength(1);
      expect(await stored(page, "theme")).toBe("dark");
      expect(errors).toEqual([]);
    });
  }

  test(`LOC-4 the links to languages are marked for a full load, ${locale}`, async ({ page }) => {
    await page.goto(addressIn(locale, PAGE));
    for (const language of LOCALES) {
      await expect(languageLink(page, language)).toHaveAttribute("data-full-load");
    }
    await expect(page.locator("nav a:not([hreflang])[data-full-load]")).toHaveCount(0);
  });

  for (const path of ["/nope", "/docs/nope"]) {
    test(`ROUTE-5, LOC-5 on ${addressIn(locale, path)} the languages lead to the same missing path`, async ({
      page,
    }) => {
      await open(page, `${addressIn(locale, path)}?x=1`);
      for (const language of LOCALES) {
        await expect(languageLink(page, language)).toHaveAttribute(
          "href",
          `${addressIn(language, path)}?x=1`,
        );
      }
    });
  }
}

test("LOC-4 a modified click opens the language elsewhere", async ({ page }) => {
  await open(page, `${PAGE}?x=1`);
  await openLanguages(page, "sv");
  const link = page.getByRole("link", { name: "English", exact: true });
  const opened = await openElsewhere(page, () => link.click({ modifiers: ["ControlOrMeta"] }));
  expect(opened).toBe(`/en${PAGE}?x=1`);
  await expect(page).toHaveURL(`${PAGE}?x=1`);
});

test("LOC-3 a query that a script sets is carried on, too", async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(() => history.replaceState(null, "", "?q=ö"));
  await openLanguages(page, "sv");
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/en${PAGE}\\?q=%C3%B6$`));
});

/** By keyboard on desktop, as a mouse over the label shows the list before it is pressed. */
async function openLanguages(page: Page, locale: Locale): Promise<void> {
  if (isMobile(page)) {
    await mainMenu(page, locale).locator("summary, button").first().click();
    const drawer = page.getByRole("dialog");
    const scope = (await drawer.count()) > 0 ? drawer : mainMenu(page, locale);
    await scope
      .locator("summary, button")
      .filter({ hasText: /^(Språk|Languages)$/ })
      .first()
      .click();
    return;
  }
  await mainMenu(page, locale)
    .locator("summary, button")
    .filter({ hasText: languageName(locale) })
    .first()
    .press("Enter");
}
