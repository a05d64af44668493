import { findingsInBothColors } from "../support/axe.ts";
import { delay, recordFrames } from "../support/first-frames.ts";
import { addressIn, label } from "../support/labels.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import {
  announcementBar,
  announcementClose,
  barBottom,
  mainMenu,
  tableOfContents,
} from "../support/shell.ts";
import {
  type BrowserContext,
  expect,
  moveAwayFromMouse,
  type Page,
  test,
} from "../support/test.ts";
import { serveVariant, type VariantHost } from "../support/variant-host.ts";
import { blockStorage, keep, listen, stored } from "../support/visitor-storage.ts";

const ID = "docusaurus.announcement.id";
const DISMISS = "docusaurus.announcement.dismiss";

const TEXT = { sv: "Sektionsmöte på torsdag.", en: "General meeting on Thursday." };
const LINK = { sv: "Kom dit", en: "Join us" };
const PAPER = "rgb(20, 53, 35)";
const INK = "rgb(255, 248, 238)";

let host: VariantHost;
let context: BrowserContext;
let page: Page;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const content = (locale: Locale) =>
    `${TEXT[locale]} <a href="${addressIn(locale, "/section")}">${LINK[locale]}</a>`;
  host = await serveVariant({
    "_data/announcement.json": JSON.stringify({
      enabled: true,
      content: { sv: content("sv"), en: content("en") },
      backgroundColor: "#143523",
      textColor: "#fff8ee",
    }),
  });
});

test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({
    baseURL: host.address,
    viewport: { width: 1300, height: 800 },
  });
  page = await context.newPage();
  await moveAwayFromMouse(page);
});

test.afterEach(() => context.close());

for (const locale of LOCALES) {
  test.describe(`the announcement, ${locale}`, () => {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`ANN-1 has its own colours on a ${colorScheme} page, and its links are underlined in them`, async () => {
        const { errors } = listen(page);
        await page.emulateMedia({ colorScheme });
        await page.goto(addressIn(locale, "/docs/board"));
        await expect(announcementBar(page, locale)).toContainText(TEXT[locale]);
        await expect(announcementBar(page, locale)).toHaveCSS("background-color", PAPER);
        await expect(announcementBar(page, locale)).toHaveCSS("color", INK);
        const link = announcementBar(page, locale).getByRole("link", {
          name: LINK[locale],
          exact: true,
        });
        await expect(link).toHaveCSS("color", INK);
        await expect(link).toHaveCSS("text-decoration-line", "underline");
        expect(errors).toEqual([]);
      });
    }

    test("ANN-1 is as high as its text on a phone, without making the page wider", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(addressIn(locale, "/section"));
      await expect(announcementClose(page, locale)).toBeInViewport({ ratio: 1 });
      const height = (await announcementBar(page, locale).boundingBox())?.height ?? 0;
      const menu = await mainMenu(page, locale).boundingBox();
      expect(height).toBeGreaterThanOrEqual(30);
      expect(menu?.y).toBe(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const text = await announcementBar(page, locale).locator("div").boundingBox();
      const button = await announcementClose(page, locale).locator("svg").boundingBox();
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    });

    for (const width of [1300, 400]) {
      test(`ANN-2 closes at once at ${width} px, and the focus goes on to the navbar`, async () => {
        const { errors } = listen(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressIn(locale, "/section"));
        await announcementClose(page, locale).focus();
        await page.keyboard.press("Enter");
        await expect(announcementBar(page, locale)).toBeHidden();
        await expect(mainMenu(page, locale).locator(":focus")).toHaveCount(1);
        await page.keyboard.press("Shift+Tab");
        const skip = label(locale, "common.skipToMainContent");
        await expect(page.getByRole("link", { name: skip, exact: true })).toBeFocused();
        expect([await stored(page, ID), await stored(page, DISMISS)]).toEqual([
          "announcement-bar",
          "true",
        ]);
        expect(errors).toEqual([]);
      });
    }

    test("ANN-2 stays closed after a reload, on other pages and in the other language", async () => {
      await page.goto(addressIn(locale, "/section"));
      await announcementClose(page, locale).click();
      await expect(announcementBar(page, locale)).toBeHidden();
      await page.reload();
      await expect(announcementBar(page, locale)).toBeHidden();
      const other = locale === "sv" ? "en" : "sv";
      await page.goto(addressIn(locale, "/docs/board"));
      await expect(announcementBar(page, locale)).toBeHidden();
      await page.goto(addressIn(other, "/"));
      await expect(announcementBar(page, other)).toBeHidden();
    });

    test("has no accessibility findings in light and in dark colours", async () => {
      await page.goto(addressIn(locale, "/section"));
      await expect(announcementClose(page, locale)).toBeVisible();
      expect(await findingsInBothColors(page)).toEqual([]);
    });
  });
}

/** What does not depend on the language of the labels. */
test.describe("the announcement", () => {
  const locale: Locale = "sv";

  test("ANN-1, SHELL-1 lies above the navbar, 30 px high, and scrolls away", async () => {
    await page.goto(addressIn(locale, "/docs/board"));
    expect(await announcementBar(page, locale).boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 1300,
      height: 30,
    });
    expect((await mainMenu(page, locale).boundingBox())?.y).toBe(30);
    await page.mouse.wheel(0, 300);
    await expect(announcementBar(page, locale)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect.poll(async () => (await mainMenu(page, locale).boundingBox())?.y).toBe(0);
  });

  test("ANN-1 is not printed", async () => {
    await page.goto(addressIn(locale, "/section"));
    await page.emulateMedia({ media: "print" });
    await expect(announcementBar(page, locale)).toBeHidden();
  });

  test("G-31 is no banner and in none", async () => {
    await page.goto(addressIn(locale, "/section"));
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("banner")).not.toContainText(TEXT[locale]);
  });

  test("ANN-3 a new id shows it on the first page view", async () => {
    await keep(page, { [ID]: "an-older-one", [DISMISS]: "true" });
    await page.goto(addressIn(locale, "/section"));
    await expect(announcementClose(page, locale)).toBeVisible();
    expect([await stored(page, ID), await stored(page, DISMISS)]).toEqual([
      "announcement-bar",
      "false",
    ]);
  });

  test("ANN-3 what was closed on the former site stays closed", async () => {
    await keep(page, { [ID]: "annoucement-bar", [DISMISS]: "true" });
    await page.goto(addressIn(locale, "/section"));
    await expect.poll(() => stored(page, ID)).toBe("announcement-bar");
    await expect(announcementBar(page, locale)).toBeHidden();
    expect(await stored(page, DISMISS)).toBe("true");
  });

  for (const junk of ["", "yes", "TRUE", "1"]) {
    test(`ANN-4 "${junk}" is no dismissal`, async () => {
      await keep(page, { [ID]: "announcement-bar", [DISMISS]: junk });
      await page.goto(addressIn(locale, "/section"));
      await expect(announcementBar(page, locale)).toBeVisible();
    });
  }

  test("ANN-4 a closed bar is not even there in the first frame on a slow line", async () => {
    await keep(page, { [ID]: "announcement-bar", [DISMISS]: "true" });
    await delay(page, /\.css$/, 300);
    await delay(page, /\/assets\/[^/]*\.js$/, 600);
    const frames = await recordFrames(page);
    await page.goto(addressIn(locale, "/section"));
    await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
    const seen = await frames();
    expect(seen.length).toBeGreaterThan(2);
    expect([...new Set(seen.map(({ announcement }) => announcement))]).toEqual([0]);
  });

  test("PE-2 the button comes with its script, and nothing moves", async () => {
    await delay(page, /\/assets\/announcement[^/]*\.js$/, 500);
    const frames = await recordFrames(page);
    await page.goto(addressIn(locale, "/section"));
    await expect(announcementBar(page, locale)).toBeVisible();
    await expect(announcementClose(page, locale)).toHaveCount(0);
    await expect(announcementClose(page, locale)).toBeVisible();
    const heights = (await frames()).map(({ announcement }) => announcement);
    expect([...new Set(heights)]).toEqual([30]);
  });

  test("ANN-5 other tabs close it at once, and clearing storage disturbs none", async () => {
    const other = await context.newPage();
    const heard = [listen(page), listen(other)];
    await page.goto(addressIn(locale, "/section"));
    await other.goto(addressIn(locale, "/docs/board"));
    await expect(announcementClose(other, locale)).toBeVisible();
    await announcementClose(page, locale).click();
    await expect(announcementBar(other, locale)).toBeHidden();
    await other.reload();
    await expect(announcementBar(other, locale)).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await expect(announcementBar(other, locale)).toBeVisible();
    expect(heard.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });

  test("STORE-2, ANN-4 without storage it closes until the next page, with one warning", async () => {
    const heard = listen(page);
    await blockStorage(page);
    await page.goto(addressIn(locale, "/section"));
    await announcementClose(page, locale).click();
    await expect(announcementBar(page, locale)).toBeHidden();
    expect(heard).toEqual({
      warnings: [expect.stringContaining("Storage is not available")],
      errors: [],
    });
    await page.reload();
    await expect(announcementBar(page, locale)).toBeVisible();
  });

  test("ANCH-4 a heading that is jumped to is not covered", async () => {
    await page.goto(addressIn(locale, "/docs/event/cmi"));
    const links = tableOfContents(page, locale).getByRole("link");
    for (let index = 0; index < (await links.count()); index += 1) {
      await links.nth(index).click();
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeInViewport();
      const top = (await heading.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual(await barBottom(page));
    }
  });
});

test("STORE-1 after a full tour only the keys of the table are there, and no cookie", async () => {
  for (const path of ["/", "/section", "/docs/event/cmi", "/blog", "/blog/2024/03/25/ny-hemsida"]) {
    for (const locale of LOCALES) await page.goto(addressIn(locale, path));
  }
  const [before = ""] = label("en", "colorToggle.ariaLabel").split("{mode}");
  await mainMenu(page, "en").getByRole("button", { name: before }).click();
  await announcementClose(page, "en").click();
  await expect.poll(() => stored(page, "theme")).toBe("light");
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    DISMISS,
    ID,
    "theme",
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test("PE-2 without script it shows, without the button", async ({ browser }) => {
  const silent = await browser.newContext({ baseURL: host.address, javaScriptEnabled: false });
  const still = await silent.newPage();
  for (const locale of LOCALES) {
    await still.goto(addressIn(locale, "/section"));
    await expect(announcementBar(still, locale)).toBeVisible();
    await expect(announcementBar(still, locale)).toHaveCSS("background-color", PAPER);
    await expect(announcementClose(still, locale)).toHaveCount(0);
  }
  await silent.close();
});
