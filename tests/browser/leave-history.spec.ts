import { readMenu } from "../support/labels.ts";
import { answerExit, EXIT, exits, SAFE } from "../support/leave.ts";
import { wake } from "../support/scrolling.ts";
import {
  languageDisclosure,
  mainMenu,
  menuToggle,
  openMenuGroup,
  tableOfContents,
} from "../support/shell.ts";
import { arrived, go, hold } from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

/*
 * What the browser keeps of pages with `leave`; their link and keys are in leave.spec.ts.
 */

const HOME = "/section";
/** Linked from `SAFE`; the second has no `leave`. */
const [OTHER, ORDINARY] = ["/docs/central/overview", "/"];
const PHONE = { width: 390, height: 800 };

test.beforeEach(({ page }) => answerExit(page));

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
  await exits(page, locale).click();
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

test.describe("LEAVE-2, LEAVE-4 only the page before safety pages is behind Back", () => {
  test.beforeEach(({ page }) => page.goto(HOME));

  test("after the search, links, the search again and the language", async ({ page }) => {
    // Nor is what was searched for behind it. A visitor who saves data is answered unasked, too.
    await page.goto("/sok?q=Trygghet");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Control+k");
    await findSafety(page.getByRole("dialog"), "Trygghet");
    await expect(page).toHaveURL(SAFE);
    for (const [way, take] of Object.entries(WAYS)) await test.step(way, () => take(page));
    await expectBehind(page, "en", HOME);
  });

  test("over an ordinary page, which takes the place of the first one", async ({ page }) => {
    await page.goto(SAFE);
    await wake(page);
    await mainMenu(page, "sv").locator(".brand").click();
    await expect(page).toHaveURL(ORDINARY);
    await expect(exits(page, "sv")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await findSafety(page.getByRole("dialog"), "Trygghet");
    await expect(page).toHaveURL(new RegExp(SAFE));
    await expectBehind(page, "sv", ORDINARY);
  });

  test("through the mobile menu, opened twice", async ({ page }) => {
    await page.setViewportSize(PHONE);
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

test("LEAVE-2 the history has neither address nor title of the page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const history = await page.context().newCDPSession(page);
  const openMenu = () => openMenuGroup(page, "sv", null);
  const closeMenu = async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.history.state)).toBeNull();
  };
  for (const [way, steps] of [
    ["open", [openMenu]],
    ["closed", [openMenu, closeMenu]],
    ["opened again", [openMenu, closeMenu, openMenu]],
    ["open after a reload", [() => page.reload(), openMenu]],
  ] as const)
    await test.step(way, async () => {
      await page.goto(HOME);
      await page.goto(SAFE);
      await wake(page);
      const title = await page.title();
      for (const step of steps) {
        await step();
        await wake(page);
      }
      await exits(page, "sv").last().click();
      await expect(page).toHaveURL(EXIT.sv);
      const { entries } = await history.send("Page.getNavigationHistory");
      const kept = entries.slice(entries.findLastIndex(({ url }) => url.endsWith(HOME)));
      expect(kept.map((entry) => new URL(entry.url).pathname)).not.toContain(SAFE);
      expect(kept.map((entry) => entry.title)).not.toContain(title);
    });
});

test('MOB-9, LEAVE-4 "back" closes the menu; the next one leaves for good', async ({ page }) => {
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

test("LEAVE-4 a link pressed before its script takes the place of the page", async ({ page }) => {
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

test.describe("on a page that fetches ahead", () => {
  test.use({ savesData: false });

  test("LEAVE-2, LEAVE-5 a page shown in place is left like a loaded one", async ({ page }) => {
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
    await expect(exits(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-safety");
    const asked = page.waitForRequest(EXIT.sv);
    await exits(page).click();
    expect(await (await asked).allHeaders()).not.toHaveProperty("referer");
    await expect(page).toHaveURL(EXIT.sv);
    await page.goBack();
    await expect(page).toHaveURL(ORDINARY);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  });
});

/** Chooses the page of safety in the open search. */
async function findSafety(search: Locator, question: string): Promise<void> {
  await search.getByRole("combobox").fill(question);
  await search.getByRole("option", { name: question }).first().click();
}
