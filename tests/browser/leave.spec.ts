import { closeButton } from "../support/drawer.ts";
import { label, readMenu } from "../support/labels.ts";
import { settled } from "../support/motion.ts";
import { wake } from "../support/scrolling.ts";
import {
  barBottom,
  languageDisclosure,
  mainMenu,
  menuToggle,
  openMenuGroup,
  tableOfContents,
} from "../support/shell.ts";
import { arrived, go, hold } from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const HOME = "/section";
const SAFE = "/trygghet";
/** Linked from `SAFE`; the second has no `leave`. */
const [OTHER, ORDINARY] = ["/docs/central/overview", "/"];
const PHONE = { width: 390, height: 800 };
const EXIT = { sv: "https://www.smhi.se/", en: "https://www.smhi.se/en" };

test.beforeEach(({ page }) =>
  page.route("https://www.smhi.se/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  ),
);

const exit = (page: Page, locale: "sv" | "en" = "sv") =>
  page.getByRole("link", { name: label(locale, "leave.link"), exact: true });

/** Ways through pages with `leave`, one after the other; each ends on one. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  "links to places on the page": async (page) => {
    const links = tableOfContents(page, "sv").getByRole("link");
    for (const link of [links.first(), links.last()]) {
      const before = page.url();
      await link.click();
      await expect(page).not.toHaveURL(before);
    }
  },
  "another such page and back": async (page) => {
    await page.getByRole("main").getByRole("link", { name: "Centralt", exact: true }).click();
    await expect(page).toHaveURL(OTHER);
    await page.getByRole("main").getByRole("link", { name: "Trygghet", exact: true }).click();
    await expect(page).toHaveURL(SAFE);
  },
  "the search, closed and opened again": async (page) => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("Centralt översikt");
    await page.locator(`[role=option][href^="${OTHER}"]`).first().click();
    await expect(page).toHaveURL(OTHER);
  },
  "the other language": async (page) => {
    await languageDisclosure(page, "sv").click();
    await mainMenu(page, "sv").getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL(`/en${OTHER}`);
  },
};

/** Leaves; behind the other site is a page, and nothing is before it. */
async function expectBehind(
  page: Page,
  locale: "sv" | "en",
  path: string,
  { hasMenu = false } = {},
): Promise<void> {
  await exit(page, locale).click();
  await expect(page).toHaveURL(EXIT[locale]);
  await page.goBack();
  await expect(page).toHaveURL(path);
  // Nor is one behind "forward".
  await page.goForward();
  await expect(page).toHaveURL(EXIT[locale]);
  const further = await page.goForward();
  if (!hasMenu) expect(further).toBeNull();
  await expect(page).toHaveURL(EXIT[locale]);
}

test("LEAVE-2, LEAVE-4 whatever way a reader took through safety pages, only the page before is behind the back button", async ({
  page,
}) => {
  await page.goto(HOME);
  await test.step("from the page of the search, by links, the search and the language", async () => {
    // Nor is what was searched for behind it.
    await page.goto("/sok?q=Trygghet");
    await wake(page);
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await findSafety(page.getByRole("dialog"), "Trygghet");
    await expect(page).toHaveURL(SAFE);
    for (const [way, take] of Object.entries(WAYS)) await test.step(way, () => take(page));
    await expectBehind(page, "en", HOME);
  });

  await test.step("over an ordinary page, which takes the place of the safety page before it", async () => {
    await page.goto(HOME);
    await page.goto(SAFE);
    await wake(page);
    await mainMenu(page, "sv").locator(".brand").click();
    await expect(page).toHaveURL(ORDINARY);
    await page.getByRole("contentinfo").waitFor();
    await page.keyboard.press("Control+k");
    await findSafety(page.getByRole("dialog"), "Trygghet");
    await expect(page).toHaveURL(new RegExp(SAFE));
    await expectBehind(page, "sv", ORDINARY);
  });

  await test.step("through the mobile menu, opened twice", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(HOME);
    await page.goto(SAFE);
    await wake(page);
    const group = readMenu("sv").find(({ items }) => items.some(({ href }) => href === SAFE));
    await openMenuGroup(page, "sv", group ?? null);
    await page.keyboard.press("Escape");
    await expect(menuToggle(page, "sv")).toBeFocused();
    await openMenuGroup(page, "sv", group ?? null);
    await page.getByRole("dialog").getByRole("link", { name: "Trygghet", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    // The entry of a menu that was open has another address, and leads back.
    await expectBehind(page, "sv", HOME, { hasMenu: true });
  });
});

test('MOB-9, LEAVE-4 "back" closes the menu of a page with leave; the next one leads to the page before, and nothing leads back to it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(HOME);
  await wake(page);
  await go(page, SAFE);
  for (let time = 0; time < 2; time += 1) {
    await openMenuGroup(page, "sv", null);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("[inert] main")).toBeAttached();
    await page.evaluate(() => history.back());
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(SAFE);
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  }
  await openMenuGroup(page, "sv", null);
  await page.getByRole("dialog").locator(`a[href="${ORDINARY}"]`).first().click();
  await expect(page).toHaveURL(ORDINARY);
  await arrived(page);
  await page.goBack();
  await expect(page).toHaveURL(HOME);
});

test("LEAVE-4 a link that is pressed before the script for it has come takes the place of the page too", async ({
  page,
}) => {
  await page.goto(HOME);
  const arrive = await hold(page, /\/assets\/every-page/);
  await page.goto(SAFE, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await page.getByRole("main").getByRole("link", { name: "Centralt", exact: true }).click();
  arrive();
  await expect(page).toHaveURL(OTHER);
  await page.goBack();
  await expect(page).toHaveURL(HOME);
});

test("LEAVE-1 the link is the first after the skip link, stays at the top, with it at most a fifth of a low window is covered, and nothing of it is printed", async ({
  page,
}) => {
  for (const [width, height, path] of [
    [320, 256, SAFE],
    [1280, 800, OTHER],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(exit(page)).toBeFocused();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect(exit(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(250);
    if (height < 300) expect(await barBottom(page)).toBeLessThanOrEqual(height / 5);
    expect(await findCoveredFocus(page), `${path} at ${width} × ${height}`).toEqual([]);
  }
  await page.emulateMedia({ media: "print" });
  await expect(exit(page)).toBeHidden();
  await expect(page.getByText(label("sv", "leave.note"))).toBeHidden();
});

test("LEAVE-3 each press of Shift is announced; the third leaves, and keys that a script repeats do not count", async ({
  page,
}) => {
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

test("LEAVE-1, LEAVE-3 over an open search and menu the link is in reach, and Shift counts but where somebody writes", async ({
  page,
}) => {
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
  await expect(exit(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift+Tab");
  await expect(exit(page)).toBeFocused();
  await shift();
  await expect(page).toHaveURL(EXIT.sv);
  await page.goBack();
  await expect(page).toHaveURL(HOME);
});

test("LEAVE-2, LEAVE-5 the link and Shift need no file of scripts; while the other page loads, no title is left, and that page is not told from where", async ({
  page,
}) => {
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
    () => exit(page).click(),
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

test.describe("on a page that fetches ahead", () => {
  test.use({ savesData: false });

  test("LEAVE-2, LEAVE-5 a page that is shown in place is left like one that was loaded, is not fetched before, and leaves nothing behind", async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(ORDINARY);
    await wake(page);
    const link = page.locator(`a[href="${SAFE}"]`).first();
    for (const type of ["pointerover", "focusin", "touchstart"])
      await link.dispatchEvent(type, { bubbles: true });
    await page.waitForLoadState("networkidle");
    expect(fetched).not.toContain(SAFE);
    await page.evaluate((path) => navigation.navigate(path), SAFE);
    await expect(exit(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-safety");
    const asked = page.waitForRequest(EXIT.sv);
    await exit(page).click();
    expect(await (await asked).allHeaders()).not.toHaveProperty("referer");
    await expect(page).toHaveURL(EXIT.sv);
    await page.goBack();
    await expect(page).toHaveURL(ORDINARY);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("LEAVE-1 the link works in the same tab, promises no keys, and the page says what Back does", async ({
    page,
  }) => {
    await page.goto(HOME);
    await page.goto(SAFE);
    await expect(page.getByText(label("sv", "leave.keys"))).toBeHidden();
    const note = page.getByRole("main").locator("noscript");
    await expect(note).toBeVisible();
    expect(await note.innerText()).toBe(label("sv", "leave.back"));
    const sent = page.waitForRequest(EXIT.sv);
    await exit(page).click();
    await expect(page).toHaveURL(EXIT.sv);
    expect((await sent).headers()).not.toHaveProperty("referer");
  });
});

/** Chooses the page of safety in the open search. */
async function findSafety(search: Locator, question: string): Promise<void> {
  await search.getByRole("combobox").fill(question);
  await search.getByRole("option", { name: question }).first().click();
}

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
