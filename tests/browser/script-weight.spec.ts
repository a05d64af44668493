import { brotliSize } from "../../src/bundle/budgets.ts";
import { SAMPLE } from "../support/pages.ts";
import { expect, moveAwayFromMouse, type Page, test } from "../support/test.ts";

/** All script of a page before the visitor does anything, as it travels. */
const BUDGET = 3000;

for (const { kind, locale, path } of SAMPLE) {
  test(`the ${kind}, ${locale}, needs at most 3 kB of script before it is used, on desktop and phone`, async ({
    page,
    context,
  }) => {
    const phone = await context.newPage();
    await moveAwayFromMouse(phone);
    await phone.setViewportSize({ width: 400, height: 800 });
    const weights = await Promise.all([page, phone].map((each) => weigh(each, path)));
    expect(Math.max(...weights)).toBeLessThanOrEqual(BUDGET);
  });
}

/** Bytes of all scripts that a page loads by itself, inline ones included, after compression. */
async function weigh(page: Page, path: string): Promise<number> {
  const files: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") files.push(response.body());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const inline = await page
    .locator("script:not([src]):not([type*=json])")
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ""));
  const texts = [...(await Promise.all(files)), ...inline.map((text) => Buffer.from(text))];
  return texts.reduce((sum, text) => sum + brotliSize(text), 0);
}
