import { label, readGroups } from "../support/labels.ts";
import { wake } from "../support/scrolling.ts";
import { disclosure, docsMenu, mainMenu } from "../support/shell.ts";
import { expect, type Locator, test } from "../support/test.ts";

test.use({ contextOptions: { forcedColors: "active" } });

/** How it is drawn: all that contrast modes leave to tell a state. */
const look = (place: Locator) =>
  place.evaluate((element) => {
    const { color, backgroundColor, borderBottomColor, fontWeight, textDecorationLine } =
      getComputedStyle(element);
    const { borderLeftStyle } = getComputedStyle(element, "::before");
    return [
      color,
      backgroundColor,
      borderBottomColor,
      fontWeight,
      textDecorationLine,
      borderLeftStyle,
    ];
  });

test("ACCESS-3 states are told apart where the system sets the colours", async ({ page }) => {
  await page.goto("/docs/komponenter");
  await wake(page);
  const tabs = page.getByRole("tablist").first().getByRole("tab");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  expect(await look(tabs.first())).not.toEqual(await look(tabs.nth(1)));

  const wrap = page.getByRole("button", { name: label("sv", "CodeBlock.wordWrapToggle") });
  const background = () =>
    wrap.first().evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await background();
  await wrap.first().click();
  await expect(wrap.first()).toHaveAttribute("aria-pressed", "true");
  expect(await background()).not.toBe(before);

  const entries = docsMenu(page, "sv").getByRole("link");
  const current = docsMenu(page, "sv").locator("[aria-current=page]");
  expect(await look(current)).not.toEqual(await look(entries.first()));

  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused).toHaveCSS("outline-style", "solid");
  await expect(focused).not.toHaveCSS("outline-width", "0px");

  await page.goto("/section");
  const toggle = disclosure(mainMenu(page, "sv"), readGroups("sv")[0]?.label ?? "");
  await toggle.press("Enter");
  const list = toggle.locator("xpath=following-sibling::ul");
  await expect(list).not.toHaveCSS("border-top-style", "none");
  const [here, there] = ["[aria-current]", "a:not([aria-current])"].map((entry) =>
    list.locator(entry).first(),
  ) as [Locator, Locator];
  expect(await look(here)).not.toEqual(await look(there));

  await page.goto("/ga-med");
  // The system draws the box, and so its tick.
  await expect(page.getByRole("checkbox").first()).not.toHaveCSS("appearance", "none");
});
