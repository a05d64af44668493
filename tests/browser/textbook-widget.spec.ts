import { serveLargerSite } from "../support/larger-site.ts";
import { expect, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

test("a widget with all that React has works in the published site", async ({ page }) => {
  const { address } = await serveLargerSite();
  const { errors } = listen(page);
  await page.goto(`${address}/404`);
  const [atOnce, whenUsed] = [page.locator("#at-once"), page.locator("#when-used")];

  await expect(atOnce).toHaveAttribute("data-state", "ready");
  await expect(page).toHaveTitle("Ada 20");
  await expect(whenUsed).toHaveAttribute("data-state", "waiting");
  await expect(whenUsed.locator(".bar")).toHaveCSS("border-left-width", "3px");
  await expect(whenUsed.locator(".bar")).toHaveCSS("opacity", "0.5");
  await atOnce.getByLabel("Name").fill(" Bo ");
  await expect(atOnce.getByLabel("Name")).toHaveValue("Bo");
  await expect(atOnce.getByText("Bo has 20 %")).toBeVisible();
  await atOnce.getByRole("button", { name: "More" }).click();
  await expect(atOnce.getByText("Bo has 30 %")).toBeVisible();
  await expect(page).toHaveTitle("Bo 30");

  await whenUsed.getByRole("button", { name: "More" }).click();
  await expect(whenUsed.getByText("Ada has 60 %")).toBeVisible();
  await expect(whenUsed.locator(".bar")).toHaveCSS("opacity", "0.6");
  await whenUsed.getByLabel("Name").fill("Cy");
  await expect(page).toHaveTitle("Cy 60");
  // The page itself is the not-found page.
  expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
});
