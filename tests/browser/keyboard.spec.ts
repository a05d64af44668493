import { HANDBOOK } from "../support/fixture.ts";
import { label } from "../support/labels.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const DOC = "/docs/event/cmi";
const DESKTOP = { width: 1300, height: 800 };
const PHONE = { width: 400, height: 800 };

test("the first Tab shows the skip link, which leads to main (SHELL-2)", async ({ page }) => {
  for (const [locale, path] of [
    ["sv", DOC],
    ["en", "/en/blog"],
  ] as const) {
    await page.goto(path);
    const skip = page.getByRole("link", {
      name: label(locale, "common.skipToMainContent"),
      exact: true,
    });
    await expect(skip).not.toBeInViewport();
    const state = () => page.evaluate(() => [location.href, history.length]);
    const before = await state();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(skip)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await isFirstStopOfMain(page)).toBe(true);
    expect(await state()).toEqual(before);
  }
});

for (const [path, viewport, keys] of [
  [DOC, DESKTOP, ["Tab"]],
  ["/en/blog", PHONE, ["Tab", "Shift+Tab"]],
  [HANDBOOK, { width: 320, height: 256 }, ["Tab", "Shift+Tab"]],
] as const) {
  test(`stops on ${path} at ${viewport.width} × ${viewport.height} px show focus, uncovered, by ${keys} (WCAG 2.4.7, 2.4.11)`, {
    tag: path === HANDBOOK ? "@nightly" : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const key of keys) {
      const seen = new Set<string>();
      for (;;) {
        await page.keyboard.press(key);
        const stop = await describeStop(page);
        if (!stop || seen.has(stop.id)) break;
        seen.add(stop.id);
        expect.soft(stop.problems, `${key}: ${stop.id}`).toEqual([]);
      }
      expect(seen.size).toBeGreaterThan(10);
    }
  });
}

/** Whether the middle of the element is what a mouse would hit there. */
async function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

async function isFirstStopOfMain(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(a[href], summary, button, input, [tabindex])",
      ),
    ];
    const first = stops.find(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
    );
    return document.activeElement === first;
  });
}

/** What the focus is on, and what a person who uses the keyboard would miss; null outside the page. */
async function describeStop(page: Page): Promise<{ id: string; problems: string[] } | null> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return null;
    const siblings = [...document.querySelectorAll(stop.localName)];
    const name = (stop.getAttribute("aria-label") ?? stop.textContent ?? "").trim();
    const id = `${stop.localName} ${siblings.indexOf(stop)} "${name}"`;
    // The ring of a link that covers its card is that of the card.
    const styles = ["", "::after"].map((part) => getComputedStyle(stop, part));
    const hasOutline = styles.some(({ outlineStyle }) => outlineStyle !== "none");
    const problems = hasOutline || styles[0]?.boxShadow !== "none" ? [] : ["no focus mark"];
    const { left, top, width, height } = stop.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y]),
    );
    const isSeen = points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (stop.contains(hit) || hit.contains(stop));
    });
    if (!isSeen) problems.push("covered or outside the window");
    return { id, problems };
  });
}
