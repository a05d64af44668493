import { addressIn, label } from "../support/labels.ts";
import { CODE, expect, HANDBOOK, test } from "../support/lively-site.ts";
import { LOCALES } from "../support/pages.ts";
import { waitForModule } from "../support/scrolling.ts";
import { listen } from "../support/visitor-storage.ts";

for (const locale of LOCALES) {
  const name = label(locale, "CodeBlock.copyButtonAriaLabel");
  const copied = label(locale, "CodeBlock.copied");

  for (const viewport of [{ width: locale === "sv" ? 1300 : 400, height: 800 }]) {
    test(`the button of a code block copies it and says so once, at ${viewport.width} px, ${locale}`, async ({
      page,
      site,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site });
      await page.setViewportSize(viewport);
      await page.goto(site + addressIn(locale, HANDBOOK));
      const button = page.getByRole("button", { name, exact: true });
      await expect(button).toContainText(label(locale, "CodeBlock.copy"));
      await button.hover();
      await waitForModule(page, "first-use");
      await button.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: copied })).toHaveCount(1);
      await expect(button.getByText(copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
      await expect(page.getByRole("status").filter({ hasText: copied })).toHaveCount(0);
      await expect(
        button.getByText(label(locale, "CodeBlock.copy"), { exact: true }),
      ).toBeVisible();
    });
  }
}

test("the very first press copies, although the script is still on its way", async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site });
  await page.route(/copy-code/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto(site + HANDBOOK);
  await page.getByRole("button", { name: label("sv", "CodeBlock.copyButtonAriaLabel") }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
});

test("without permission nothing breaks and nothing is claimed; the code is marked", async ({
  page,
  site,
}) => {
  const { errors } = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
    });
  });
  await page.goto(site + HANDBOOK);
  const button = page.getByRole("button", { name: label("sv", "CodeBlock.copyButtonAriaLabel") });
  await button.hover();
  await waitForModule(page, "first-use");
  await button.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain("const svar");
  await expect(
    page.getByRole("status").filter({ hasText: label("sv", "CodeBlock.copied") }),
  ).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("PE-2 without script there is no button to press, and none on paper", async ({
  browser,
  page,
  site,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(site + HANDBOOK);
  await expect(still.getByText("const svar")).toBeVisible();
  await expect(still.locator("[data-copy]")).toBeHidden();
  await still.close();
  await page.goto(site + HANDBOOK);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-copy]")).toBeHidden();
});
