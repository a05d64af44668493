import { ANNOUNCEMENT } from "../support/fixture.ts";
import { label, readData } from "../support/labels.ts";
import { announcementBar, announcementClose, mainMenu } from "../support/shell.ts";
import { go, hold } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";
import { listen, stored } from "../support/visitor-storage.ts";

const ID = "docusaurus.announcement.id";
const DISMISS = "docusaurus.announcement.dismiss";
const { id: OWN_ID } = readData<{ id: string }>("announcement.json");
const PAPER = "rgb(20, 53, 35)";
const INK = "rgb(255, 255, 255)";

test.use({ announcement: "open" });

test("ANN-1, G-31 the bar has its colours, scrolls away, is no banner", async ({ page }) => {
  await page.goto("/docs/event/cmi");
  const bar = announcementBar(page, "sv");
  await expect(bar).toContainText(ANNOUNCEMENT.sv);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(bar).toHaveCSS("background-color", PAPER);
    await expect(bar).toHaveCSS("color", INK);
    await expect(bar.getByRole("link")).toHaveCSS("color", INK);
    await expect(bar.getByRole("link")).toHaveCSS("text-decoration-line", "underline");
  }
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("banner")).not.toContainText(ANNOUNCEMENT.sv);
  await page.mouse.wheel(0, 300);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await mainMenu(page, "sv").boundingBox())?.y).toBe(0);
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
});

test("ANN-2, PE-2 a press closes the bar at once, also on later pages", async ({ page }) => {
  const { errors } = listen(page);
  const arrive = await hold(page, /\/assets\/announcement[^/]*\.js$/);
  await page.goto("/section");
  const before = await announcementBar(page, "sv").boundingBox();
  await expect(announcementClose(page, "sv")).toHaveCount(0);
  arrive();
  await expect(announcementClose(page, "sv")).toBeVisible();
  expect(await announcementBar(page, "sv").boundingBox()).toEqual(before);
  await announcementClose(page, "sv").focus();
  await page.keyboard.press("Enter");
  await expect(announcementBar(page, "sv")).toBeHidden();
  await expect(mainMenu(page, "sv").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  const skip = label("sv", "common.skipToMainContent");
  await expect(page.getByRole("link", { name: skip, exact: true })).toBeFocused();
  expect([await stored(page, ID), await stored(page, DISMISS)]).toEqual([OWN_ID, "true"]);
  await go(page, "/blog");
  await expect(announcementBar(page, "sv")).toBeHidden();
  for (const path of ["/section", "/en/"]) {
    await page.goto(path);
    await expect(announcementBar(page, path === "/en/" ? "en" : "sv")).toBeHidden();
  }
  expect(errors).toEqual([]);
});
