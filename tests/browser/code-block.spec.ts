import { CODE, HANDBOOK } from "../support/fixture.ts";
import { label } from "../support/labels.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";

test("TEXT-1, PE-2 a button copies a code block and says so", async ({ page, context, site }) => {
  const name = label("sv", "CodeBlock.copyButtonAriaLabel");
  const copied = label("sv", "CodeBlock.copied");
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.address });
  const arrive = await hold(page, /\/assets\/code-block/);
  await page.goto(HANDBOOK);
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toContainText(label("sv", "CodeBlock.copy"));
  await button.press("Enter");
  arrive();
  await expect(page.getByRole("status").filter({ hasText: copied })).toHaveCount(1);
  const said = await button.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, "::after");
    return { content, visibility };
  });
  expect(said).toEqual({ content: JSON.stringify(copied), visibility: "visible" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  await expect(page.getByRole("status").filter({ hasText: copied })).toHaveCount(0);
  await expect(button.getByText(label("sv", "CodeBlock.copy"), { exact: true })).toBeVisible();
  // On paper there is none.
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-copy]")).toBeHidden();
});

test("TEXT-1 long lines can be wrapped, by keyboard too; the button says it", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto("/docs/komponenter");
  const block = page.getByRole("figure", { name: "hälsning.js" });
  const code = block.locator("pre");
  const hasLongLines = () => code.evaluate((box) => box.scrollWidth > box.clientWidth);
  await expect(block.locator("mark")).toHaveCount(3);
  expect(await hasLongLines()).toBe(true);
  const name = label("sv", "CodeBlock.wordWrapToggle");
  const button = block.getByRole("button", { name, exact: true });
  await button.press("Space");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await hasLongLines()).toBe(false);
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "false");
  expect(await hasLongLines()).toBe(true);
});
