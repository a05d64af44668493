import { label } from "../support/labels.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";
import { blockStorage, listen, stored } from "../support/visitor-storage.ts";

/** Shows a checklist below other things. */
const PAGE = "/en/join";

test("AID-9 ticks survive a reload, and the list is printed by itself", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "";
    };
  });
  await page.goto(PAGE);
  const list = page.getByRole("group", { name: "To do" });
  const queue = list.getByRole("checkbox", { name: "Join the queue" });
  await queue.check();
  await expect(list.getByText("All done.")).toBeHidden();
  await expect(list.getByText(label("en", "checklist.kept"))).toBeVisible();
  expect(await stored(page, "checklists")).toBe('{"admitted":["queue"]}');
  // One that is ticked before the script is there counts too.
  const arrive = await hold(page, /\.js$/);
  const start = list.getByRole("checkbox", { name: "Come to the start" });
  await page.reload({ waitUntil: "commit" });
  await start.check();
  arrive();
  await expect(queue).toBeChecked();
  await expect(start).toBeChecked();
  await expect(list.getByText("All done.")).toBeVisible();
  await start.uncheck();

  await list.getByRole("button", { name: "Print the list" }).click();
  await expect(page.locator("[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(queue).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await queue.uncheck();
  expect(await stored(page, "checklists")).toBeNull();
});

test("AID-9 without storage steps can be ticked, but are not called kept", async ({ page }) => {
  const heard = listen(page);
  await blockStorage(page);
  await page.goto("/en/join");
  const list = page.getByRole("group", { name: "To do" });
  await expect(list.getByRole("button", { name: "Print the list" })).toBeVisible();
  await list.getByRole("checkbox", { name: "Join the queue" }).check();
  await expect(list.getByText(label("en", "checklist.kept"))).toBeHidden();
  await expect(list.getByRole("checkbox", { name: "Join the queue" })).toBeChecked();
  expect([heard.errors, heard.warnings.length]).toEqual([[], 1]);
});
