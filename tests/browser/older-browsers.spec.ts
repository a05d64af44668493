import { answerExit, EXIT, exits, SAFE } from "../support/leave.ts";
import { findOverflow } from "../support/overflow.ts";
import { everyKind } from "../support/pages.ts";
import { wake } from "../support/scrolling.ts";
import { menuToggle } from "../support/shell.ts";
import { expect, type Page, test } from "../support/test.ts";

/** What a browser lacks: taken out of what the host sends, and of the window. */
interface Feature {
  /** Changes HTML, styles and scripts, which hold selectors and styles too. */
  without: (text: string) => string;
  /** Runs before the scripts of a page. */
  remove?: () => void;
}

/** What the oldest browsers of `src/assets/targets.ts` do not have. */
const FEATURES: Record<string, Feature> = {
  ":has": { without: (text) => text.replaceAll(":has(", ":unknown(") },
  "container queries": { without: (text) => text.replaceAll("@container", "@unknown") },
  "overflow: clip": {
    without: (text) => text.replaceAll(/\b(overflow(?:-[xy])?:\s*)clip\b/g, "$1unknown"),
  },
  popovers: {
    without: (text) =>
      text.replaceAll(":popover-open", ":unknown").replaceAll(/ popover(?:="[^"]*")?(?=[ >])/g, ""),
    remove: () => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
  },
  inert: {
    without: (text) => text,
    remove: () => void Reflect.deleteProperty(HTMLElement.prototype, "inert"),
  },
  "the Navigation API": {
    without: (text) => text,
    remove: () => void Reflect.deleteProperty(window, "navigation"),
  },
  "visibility of elements, and marks of waiting": {
    without: (text) => text,
    remove: () => {
      Reflect.deleteProperty(Element.prototype, "checkVisibility");
      Reflect.deleteProperty(Element.prototype, "ariaBusy");
    },
  },
};

/** The pages with most parts of their own; the others are looked at every night. */
const CORE = ["home", "doc with everything a text can hold"];
const KINDS = everyKind("sv").filter(
  ({ kind }) => process.env.SITE_TEST_FULL || CORE.includes(kind),
);

/** Lets a page run without some features; returns the list that its errors come into. */
async function take(page: Page, features: readonly Feature[]): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  for (const { remove } of features) if (remove) await page.addInitScript(remove);
  await page.route(/\/[^.]*$|\.(css|js)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = features.reduce((rest, { without }) => without(rest), text);
    await route.fulfill({ response, body });
  });
  await answerExit(page);
  return errors;
}

async function expectFits(page: Page, where: string): Promise<void> {
  for (const width of [1300, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowOf(page), `${where} at ${width} px`).toEqual([]);
  }
}

/** `findOverflow` asks what the browser may not have. */
async function overflowOf(page: Page): Promise<string[]> {
  const canAsk = await page.evaluate(() => "checkVisibility" in document.body);
  if (canAsk) return findOverflow(page);
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
  return (await page.evaluate(isTooWide)) ? ["the page"] : [];
}

/** The strip is as high as a finger needs, in the window, and nothing lies over its link. */
async function expectExit(page: Page): Promise<void> {
  const box = await exits(page).first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await expect(exits(page).first()).toBeInViewport({ ratio: 1 });
  const isOnTop = await exits(page)
    .first()
    .evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link === document.elementFromPoint(left + width / 2, top + height / 2);
    });
  expect(isOnTop).toBe(true);
}

/** In the usual run one browser that lacks all; what it would never come to is looked at by night. */
const BROWSERS = { "all of it": Object.values(FEATURES), ...FEATURES };

for (const [name, missing] of Object.entries(BROWSERS)) {
  const features = [missing].flat();
  test(`PE-9 without ${name} pages have no errors, fit the window, links lead on, and the exit works, over the menu too`, {
    tag: features.length > 1 ? [] : "@nightly",
  }, async ({ page }) => {
    const errors = await take(page, features);
    for (const { kind, path } of KINDS) {
      await page.goto(path);
      await wake(page);
      await expectFits(page, kind);
    }
    await page.goto("/blog");
    await wake(page);
    await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/blog\/\d/);
    await page.goBack();
    await expect(page).toHaveURL("/blog");

    await page.goto(SAFE);
    await wake(page);
    await expectFits(page, SAFE);
    await expectExit(page);
    await page.mouse.wheel(0, 600);
    await expectExit(page);
    await menuToggle(page, "sv").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await exits(page).last().click();
    await expect(page).toHaveURL(EXIT.sv);
    expect(errors.filter((error) => !error.includes("404"))).toEqual([]);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PE-9, LEAVE-1 without new CSS and script the exit is in reach", async ({ page }) => {
    await take(page, Object.values(FEATURES));
    for (const path of ["/", SAFE]) {
      for (const width of [1300, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
    await expectExit(page);
    await exits(page).first().click();
    await expect(page).toHaveURL(EXIT.sv);
  });
});
