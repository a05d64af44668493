import { addressIn, label } from "../support/labels.ts";
import { settled } from "../support/motion.ts";
import { LOCALES } from "../support/pages.ts";
import { scrollPage, scrollTop, wakeScrolling } from "../support/scrolling.ts";
import { barBottom, disclosure, docsMenu, mainMenu, tableOfContents } from "../support/shell.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const DOC = "/docs/event/cmi";
/** Its headings have å, ä and ö. */
const LONG = "/for-antagna";

const LAYOUTS = [
  { layout: "desktop", use: { viewport: { width: 1300, height: 500 } } },
  { layout: "tablet", use: { viewport: { width: 1180, height: 500 }, hasTouch: true } },
  {
    layout: "phone",
    use: { viewport: { width: 400, height: 500 }, hasTouch: true, isMobile: true },
  },
];

const header = (page: Page) => page.locator("body > header");

async function isShown(page: Page): Promise<boolean> {
  return (await barBottom(page)) > 0;
}

async function expectShown(page: Page, shown: boolean, message?: string): Promise<void> {
  await expect.poll(() => isShown(page), { message: message ?? "" }).toBe(shown);
}

for (const { layout, use } of LAYOUTS) {
  test.describe(`${layout}`, () => {
    test.use(use);

    test("HIDE-1 down hides the bar, up shows it, except at the ends of the page", async ({
      page,
    }) => {
      await page.goto(LONG);
      await wakeScrolling(page);
      const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      const steps: [number, boolean][] = [
        [30, true],
        [59, true],
        [62, false],
        [400, false],
        [390, true],
        [800, false],
        [bottom, false],
        [bottom - 5, false],
        [bottom - 105, true],
        [400, true],
        [500, false],
        [20, true],
      ];
      for (const [y, shown] of steps) {
        await scrollPage(page, y);
        await expectShown(page, shown, `at ${y}`);
      }
    });

    // Headings with å, ä and ö in every layout; those of the other language once.
    for (const locale of layout === "desktop" ? LOCALES : (["sv"] as const)) {
      test(`HIDE-3 every heading of the contents lies below the bar, which is there, ${locale}`, async ({
        page,
      }) => {
        await page.goto(addressIn(locale, LONG));
        await wakeScrolling(page);
        await scrollPage(page, 300);
        await scrollPage(page, 400);
        const contents = tableOfContents(page, locale);
        const fold = disclosure(contents, label(locale, "TOCCollapsible.toggleButtonLabel"));
        if (await fold.isVisible()) {
          await scrollPage(page, 0);
          await fold.click();
        }
        const links = contents.getByRole("link");
        await expect(links.first()).toBeVisible();
        // The list grows above what is jumped to.
        await settled(page);
        for (const [index, link] of (await links.all()).entries()) {
          await link.evaluate((element) => (element as HTMLElement).click());
          await expectShown(page, true, `entry ${index}`);
          const hash = await link.getAttribute("href");
          await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(hash?.slice(1) ?? "")}$`));
          const heading = page.locator(`[id="${decodeURIComponent(hash?.slice(1) ?? "")}"]`);
          const top = (await heading.boundingBox())?.y;
          expect.soft(top, hash ?? "").toBeGreaterThanOrEqual(await barBottom(page));
        }
      });
    }
  });
}

for (const hash of ["sök", "s%C3%B6k", "nope", "%E0%A4%A"]) {
  test(`HIDE-3 a first load with #${hash} ends with the bar shown and no error (G-16, G-18)`, async ({
    page,
  }) => {
    const { errors } = listen(page);
    await page.goto(LONG);
    const id = await page.locator("main :is(h2, h3)[id*=ö]").first().getAttribute("id");
    const fragment = hash.startsWith("s")
      ? hash === "sök"
        ? (id ?? "")
        : encodeURIComponent(id ?? "")
      : hash;
    await page.goto("/section");
    await page.goto(`${LONG}#${fragment}`);
    await page.waitForLoadState("networkidle");
    await expectShown(page, true);
    if (hash.startsWith("s")) {
      const top = (await page.locator(`[id="${id}"]`).boundingBox())?.y;
      expect(top).toBeGreaterThanOrEqual(await barBottom(page));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    }
    await page.evaluate((name) => {
      location.hash = `#${name}-x`;
    }, fragment);
    await expectShown(page, true);
    expect(errors).toEqual([]);
  });
}

test("HIDE-3 following the same entry again shows the heading and the bar again (LINK-5)", async ({
  page,
}) => {
  await page.goto(LONG);
  await wakeScrolling(page);
  const link = tableOfContents(page, "sv").getByRole("link").nth(1);
  await link.click();
  const y = await scrollTop(page);
  await scrollPage(page, y + 300);
  await scrollPage(page, y + 400);
  await expectShown(page, false);
  await link.click();
  await expectShown(page, true);
  expect(await scrollTop(page)).toBe(y);
});

test("HIDE-2 hidden, the bar has moved up by its height and 2 px, in 200 ms", async ({ page }) => {
  await page.goto(LONG);
  await wakeScrolling(page);
  await scrollPage(page, 300);
  await scrollPage(page, 400);
  await expect(header(page)).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, -62)");
  await expect(header(page)).toHaveCSS("transition-duration", "0.2s");
});

test("HIDE-2, PE-5 with reduced motion the bar does not slide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(LONG);
  await wakeScrolling(page);
  await scrollPage(page, 300);
  await scrollPage(page, 400);
  expect(await isShown(page)).toBe(false);
  await expect(header(page)).toHaveCSS("transition-duration", "0s");
});

for (const locale of LOCALES) {
  test(`HIDE-2 Shift+Tab into the hidden bar shows it, and the page stays where it is, ${locale} (G-17)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1300, height: 500 });
    await page.goto(addressIn(locale, DOC));
    await wakeScrolling(page);
    await scrollPage(page, 300);
    await scrollPage(page, 400);
    await expectShown(page, false);
    await docsMenu(page, locale).getByRole("link").first().focus();
    expect(await scrollTop(page), "the menu stands still, too").toBe(400);
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press("Shift+Tab");
      await expect(mainMenu(page, locale).locator(":focus")).toBeInViewport();
      await expectShown(page, true);
      expect(await scrollTop(page)).toBe(400);
    }
    await scrollPage(page, 500);
    await expectShown(page, true, "the bar must not slide away with the focus in it");
  });
}

test("HIDE-2 the docs menu and the contents take the room that the hidden bar leaves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 500 });
  await page.goto(DOC);
  await wakeScrolling(page);
  const columns = [docsMenu(page, "sv"), tableOfContents(page, "sv")];
  await scrollPage(page, 300);
  await scrollPage(page, 290);
  for (const column of columns)
    await expect.poll(async () => (await column.boundingBox())?.y).toBe(60);
  await scrollPage(page, 300);
  for (const column of columns) {
    await expect.poll(async () => (await column.boundingBox())?.y).toBe(0);
    await expect(column).toHaveCSS("max-height", "500px");
  }
});

test("HIDE-2 the bar never hides while the drawer is open", async ({ page }) => {
  await page.goto(LONG);
  await wakeScrolling(page);
  await page.evaluate(() => {
    document.documentElement.dataset.drawerOpen = "";
  });
  await scrollPage(page, 300);
  await scrollPage(page, 400);
  expect(await isShown(page)).toBe(true);
});

test("HIDE-2 switched off, the bar is always there", async ({ page }) => {
  await page.route(LONG, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(' data-hide-on-scroll="true"', "");
    await route.fulfill({ response, body });
  });
  await page.goto(LONG);
  await wakeScrolling(page);
  for (const y of [300, 400, 1000]) {
    await scrollPage(page, y);
    expect(await isShown(page)).toBe(true);
  }
});
