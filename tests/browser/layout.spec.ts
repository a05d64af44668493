import { addressIn, label, readMenu } from "../support/labels.ts";
import { findOverflow } from "../support/overflow.ts";
import { LOCALES, SAMPLE } from "../support/pages.ts";
import {
  barBottom,
  disclosure,
  docsMenu,
  mainMenu,
  menuToggle,
  tableOfContents,
} from "../support/shell.ts";
import { expect, type Page, test } from "../support/test.ts";

const DOC = "/docs/event/cmi";
const POST = "/blog/2024/03/25/langa-meddelanden";
const WIDTHS = [320, 360, 400, 768, 996, 997, 1300, 1920];

for (const { kind, locale, path } of SAMPLE) {
  test(`the ${kind}, ${locale}, fits the window from 320 to 1920 px`, async ({ page }) => {
    await gotoWithFonts(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  });
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    const withAnchors = [DOC, "/docs/board", "/section", "/for-antagna", POST, "/blog/archive"];
    for (const path of locale === "sv" ? withAnchors : [DOC, POST]) {
      test(`no anchor of ${path} is covered by the bar at 400 and 1300 px (ANCH-4)`, async ({
        page,
      }) => {
        const address = addressIn(locale, path);
        await page.goto(address);
        const headings = page.getByRole("main").locator(":is(h2, h3, h4)[id]");
        const ids = await headings.evaluateAll((all) => all.map((heading) => heading.id));
        expect(ids.length).toBeGreaterThan(0);
        for (const width of [400, 1300]) {
          await page.setViewportSize({ width, height: 800 });
          for (const id of ids) {
            await page.goto(`${address}#${encodeURIComponent(id)}`);
            const heading = page.locator(`[id="${id}"]`);
            await expect.soft(heading, `${id} at ${width} px`).toBeInViewport();
            const top = (await heading.boundingBox())?.y;
            expect.soft(top, `${id} at ${width} px`).toBeGreaterThanOrEqual(await barBottom(page));
          }
        }
      });
    }

    test("996 px is a phone layout and 997 px a desktop layout (PE-4, TOC-3)", async ({ page }) => {
      await page.goto(addressIn(locale, DOC));
      const contents = tableOfContents(page, locale);
      const [item] = readMenu(locale);
      for (const width of [996, 997, 996]) {
        await page.setViewportSize({ width, height: 800 });
        const onPhone = { visible: width === 996 };
        const onDesktop = { visible: width === 997 };
        await expect(menuToggle(page, locale)).toBeVisible(onPhone);
        await expect(disclosure(mainMenu(page, locale), item?.label ?? "")).toBeVisible(onDesktop);
        await expect(
          disclosure(docsMenu(page, locale), label(locale, "docs.mobileMenu")),
        ).toBeVisible(onPhone);
        await expect(docsMenu(page, locale).locator('[aria-current="page"]')).toBeVisible(
          onDesktop,
        );
        await expect(
          disclosure(contents, label(locale, "TOCCollapsible.toggleButtonLabel")),
        ).toBeVisible(onPhone);
        await expect(contents.getByRole("link", { includeHidden: true }).first()).toBeVisible(
          onDesktop,
        );
      }
    });

    for (const path of locale === "sv" ? [DOC, "/section", POST] : [DOC]) {
      test(`the table of contents of ${path} stays below the bar while the page scrolls (TOC-2)`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 1300, height: 500 });
        await page.goto(addressIn(locale, path));
        const text = page.getByRole("main");
        const before = await text.boundingBox();
        const depth = Math.min(2000, (before?.height ?? 0) / 2);
        await page.mouse.wheel(0, depth);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(depth - 2);
        const first = tableOfContents(page, locale).getByRole("link").first();
        await expect(first).toBeInViewport({ ratio: 1 });
        expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(await barBottom(page));
      });
    }

    test("the bar stays at the top while the page scrolls (SHELL-1)", async ({ page }) => {
      await page.goto(addressIn(locale, DOC));
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expect(mainMenu(page, locale)).toBeInViewport();
      expect(await barBottom(page)).toBeGreaterThan(40);
    });

    test("print leaves out what only a screen needs, and keeps the text (SHELL-1, TOC-3)", async ({
      page,
    }) => {
      for (const width of [400, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ media: "print" });
        await page.goto(addressIn(locale, DOC));
        await expect(mainMenu(page, locale)).toBeHidden();
        await expect(docsMenu(page, locale)).toBeHidden();
        await expect(tableOfContents(page, locale)).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
      }
    });

    test("nothing slides or fades for those who prefer reduced motion (PE-5)", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const path of ["/", DOC]) {
        await page.goto(addressIn(locale, path));
        const slowest = await page.evaluate(() => {
          const seconds = (list: string) =>
            Math.max(...list.split(",").map((time) => Number.parseFloat(time)));
          const styles = [...document.querySelectorAll("*")].flatMap((element) =>
            [null, "::before", "::after"].map((part) => getComputedStyle(element, part)),
          );
          return Math.max(
            ...styles.flatMap((style) => [
              seconds(style.transitionDuration),
              seconds(style.animationDuration),
            ]),
          );
        });
        expect(slowest).toBeLessThanOrEqual(0.001);
        expect(
          await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
        ).toBe("auto");
      }
    });
  });
}

test("at least one anchor that is tested holds å, ä or ö (ANCH-1, ANCH-4)", async ({ page }) => {
  await page.goto("/for-antagna");
  const ids = await page
    .locator("main :is(h2, h3)[id]")
    .evaluateAll((all) => all.map((heading) => heading.id));
  expect(ids.filter((id) => /[åäö]/.test(id))).not.toEqual([]);
});

/** Optional fonts are used from the cache only; whether they make it on the first visit is a race. */
async function gotoWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
}
