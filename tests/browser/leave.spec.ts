import { closeButton } from "../support/drawer.ts";
import { label } from "../support/labels.ts";
import { answerExit, EXIT, exits, SAFE } from "../support/leave.ts";
import { settled } from "../support/motion.ts";
import { wake } from "../support/scrolling.ts";
import { barBottom, menuToggle, openMenuGroup } from "../support/shell.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";

const HOME = "/section";
/** Linked from `SAFE`, with `leave` too. */
const OTHER = "/docs/central/overview";
const PHONE = { width: 390, height: 800 };

test.beforeEach(({ page }) => answerExit(page));

test("LEAVE-1 the exit follows the skip link, stays in sight, covers little", async ({ page }) => {
  for (const [width, height, path] of [
    [320, 256, SAFE],
    [1280, 800, OTHER],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(exits(page)).toBeFocused();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect(exits(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(250);
    if (height < 300) expect(await barBottom(page)).toBeLessThanOrEqual(height / 5);
    expect(await findCoveredFocus(page), `${path} at ${width} × ${height}`).toEqual([]);
  }
  await page.emulateMedia({ media: "print" });
  await expect(exits(page)).toBeHidden();
  await expect(page.getByText(label("sv", "leave.note"))).toBeHidden();
});

test("LEAVE-3 each press of Shift is announced; the third leaves", async ({ page }) => {
  await page.goto(SAFE);
  await wake(page);
  await page.clock.install();
  const status = page.locator("[data-leave]").getByRole("status");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("Shift");
  await expect(status).toHaveText(label("sv", "leave.twice"));
  // As an island gets keys again that were pressed before it was hydrated.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
    ),
  );
  await press("Shift");
  await expect(status).toHaveText(label("sv", "leave.once"));
  // Another key, also with Shift held down, and the mouse.
  for (const reset of [
    () => press("Shift+a"),
    () => press("Tab"),
    () => page.mouse.click(4, 300),
  ]) {
    await reset();
    await expect(status).toHaveText("");
    await press("Shift", "Shift");
    await expect(status).toHaveText(label("sv", "leave.once"));
  }
  await page.clock.fastForward(5001);
  await expect(status).toHaveText(label("sv", "leave.late"));
  await press("Shift", "Shift");
  await expect(status).toHaveText(label("sv", "leave.once"));
  await press("Shift");
  await expect(page).toHaveURL(EXIT.sv);
});

test("LEAVE-1, LEAVE-3 exit and Shift work over search and menu", async ({ page }) => {
  const shift = async (times = 3) => {
    for (let press = 0; press < times; press += 1) await page.keyboard.press("Shift");
  };
  const search = page.getByRole("dialog");
  const inSearch = search.getByRole("link", { name: label("sv", "leave.link"), exact: true });
  await page.goto(HOME);
  await page.goto(SAFE);
  await wake(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await shift();
  await expect(page).toHaveURL(SAFE);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(inSearch).toBeFocused();
  await shift(2);
  await expect(search.getByRole("status").first()).toHaveText(label("sv", "leave.once"));
  await inSearch.click();
  await expect(page).toHaveURL(EXIT.sv);
  await page.goBack();
  await expect(page).toHaveURL(HOME);
  await page.setViewportSize(PHONE);
  await page.goto(SAFE);
  await wake(page);
  await openMenuGroup(page, "sv", null);
  await expect(closeButton(page, "sv")).toBeFocused();
  await expect(exits(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift+Tab");
  await expect(exits(page)).toBeFocused();
  await shift();
  await expect(page).toHaveURL(EXIT.sv);
  await page.goBack();
  await expect(page).toHaveURL(HOME);
});

test("LEAVE-2, LEAVE-5 exit and Shift need no script file, leave no title", async ({ page }) => {
  // What there is of it until the other page is there.
  await page.addInitScript(() =>
    addEventListener("pagehide", () => {
      const rest = [document.title, location.pathname, document.body];
      sessionStorage.setItem("rest", JSON.stringify(rest));
    }),
  );
  // As if all of them were lost.
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const leave of [
    () => exits(page).click(),
    async () => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift");
    },
  ]) {
    await page.goto(HOME);
    await page.goto(SAFE);
    const asked = page.waitForRequest(EXIT.sv);
    const arrive = await hold(page, new URL(EXIT.sv).pathname, (route) => route.fallback());
    // It ends when the other page is there.
    const left = leave();
    expect(await (await asked).allHeaders()).not.toHaveProperty("referer");
    arrive();
    await left;
    await expect(page).toHaveURL(EXIT.sv);
    await page.goBack();
    await expect(page).toHaveURL(HOME);
    expect(await page.evaluate(() => sessionStorage.rest)).toBe('["","/",null]');
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("LEAVE-1 the exit works in this tab; the page says what Back does", async ({ page }) => {
    await page.goto(HOME);
    await page.goto(SAFE);
    // It leaves no gap either.
    await expect(page.getByText(label("sv", "leave.keys"))).toHaveCSS("display", "none");
    const note = page.getByRole("main").locator("noscript");
    await expect(note).toBeVisible();
    expect(await note.innerText()).toBe(label("sv", "leave.back"));
    const sent = page.waitForRequest(EXIT.sv);
    await exits(page).click();
    await expect(page).toHaveURL(EXIT.sv);
    expect((await sent).headers()).not.toHaveProperty("referer");
  });

  test("LEAVE-1 nothing covers the exit beside an open menu", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(SAFE);
    await menuToggle(page, "sv").click();
    await expect(page.getByRole("dialog", { name: label("sv", "navbar.menu") })).toBeVisible();
    await expect(exits(page)).toBeInViewport({ ratio: 1 });
    // A press that something else takes fails.
    await exits(page).click({ trial: true, timeout: 5000 });
  });
});

/** What has the focus while the strip or the bar lies over it, in 20 stops of Tab. */
async function findCoveredFocus(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press("Tab");
    await settled(page);
    covered.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement;
        const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
        const over = document
          .elementFromPoint(left + width / 2, top + height / 2)
          ?.closest(".leave, .bar");
        return over && !over.contains(focused) ? [focused?.outerHTML.slice(0, 80) ?? ""] : [];
      })),
    );
  }
  return covered;
}
