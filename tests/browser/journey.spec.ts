import { drawer, openDrawer } from "../support/drawer.ts";
import { label } from "../support/labels.ts";
import { disclosure, languageName, mainMenu } from "../support/shell.ts";
import { expectShown, isMarked, mark, travel } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";
import { listen, stored } from "../support/visitor-storage.ts";

test("a visitor goes through pages, menu, colours and languages and back, all in one document", {
  tag: "@preact",
}, async ({ page }) => {
  const heard = listen(page);
  const menu = (locale: "sv" | "en") => mainMenu(page, locale);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await mark(page);

  await disclosure(menu("sv"), "Sektionen").click();
  await menu("sv").getByRole("link", { name: "Trygghet", exact: true }).click();
  await expectShown(page, "/trygghet");

  const [before = ""] = label("sv", "colorToggle.ariaLabel").split("{mode}");
  await menu("sv").getByRole("button", { name: before }).click();
  await expect.poll(() => stored(page, "theme")).toBe("light");
  await menu("sv").getByRole("button", { name: before }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await menu("sv").getByRole("link", { name: "Aktuellt", exact: true }).click();
  await expectShown(page, "/blog");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await travel(page, -1);
  await expectShown(page, "/trygghet");
  expect(await isMarked(page)).toBe(true);

  await disclosure(menu("sv"), languageName("sv")).click();
  await menu("sv")
    .getByRole("link", { name: languageName("en"), exact: true })
    .click();
  await expectShown(page, "/en/trygghet");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.setViewportSize({ width: 400, height: 800 });
  await openDrawer(page, "en");
  await drawer(page, "en").getByRole("link", { name: "The club", exact: true }).click();
  await expectShown(page, "/en/docs/event/cmi");
  await expect(drawer(page, "en")).toBeHidden();
  expect(heard).toEqual({ warnings: [], errors: [] });
});
