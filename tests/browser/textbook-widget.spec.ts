import { serveLargerSite } from "../support/larger-site.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/** The bar is as wide as it says, of the element that holds it. */
const widthOfBar = (page: Page, island: string) =>
  page
    .locator(`#${island} [data-bar]`)
    .evaluate((bar) =>
      Math.round((100 * bar.clientWidth) / (bar.closest("section")?.clientWidth ?? 1)),
    );

/** Characters of the scripts that a page starts with. */
const firstScripts = (page: Page) =>
  page.evaluate(async () => {
    const links = document.querySelectorAll("script[type=module], link[rel=modulepreload]");
    const texts = [...links].map(async (link) =>
      (await fetch(link.getAttribute("src") ?? link.getAttribute("href") ?? "")).text(),
    );
    return (await Promise.all(texts)).join("").length;
  });

test("a widget with all that React has works in the published site", async ({ page }) => {
  const { address } = await serveLargerSite();
  const { errors } = listen(page);
  await page.goto("/404");
  const length = await firstScripts(page);
  await page.goto(`${address}/404`);
  // Another widget costs the script of every page nothing.
  expect(await firstScripts(page)).toBe(length);
  const [atOnce, whenUsed] = [page.locator("#at-once"), page.locator("#when-used")];

  await expect(atOnce).toHaveAttribute("data-state", "ready");
  await expect(page).toHaveTitle("Ada 20");
  await expect(whenUsed).toHaveAttribute("data-state", "waiting");
  expect(await widthOfBar(page, "at-once")).toBe(20);
  expect(await widthOfBar(page, "when-used")).toBe(50);

  await expect(whenUsed.locator("[data-bar]")).toHaveCSS("border-left-width", "3px");

  await atOnce.getByLabel("Name").fill(" Bo ");
  await expect(atOnce.getByLabel("Name")).toHaveValue("Bo");
  await expect(atOnce.getByText("Bo has 20 %")).toBeVisible();
  await atOnce.getByRole("button", { name: "More" }).click();
  await expect(atOnce.getByText("Bo has 30 %")).toBeVisible();
  expect(await widthOfBar(page, "at-once")).toBe(30);
  await expect(page).toHaveTitle("Bo 30");

  await whenUsed.getByRole("button", { name: "More" }).click();
  await expect(whenUsed.getByText("Ada has 60 %")).toBeVisible();
  expect(await widthOfBar(page, "when-used")).toBe(60);
  await whenUsed.getByLabel("Name").fill("Cy");
  await expect(page).toHaveTitle("Cy 60");
  // The page itself is the not-found page.
  expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
});
