import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { brotliSize } from "../../src/tools/budgets.ts";
import { openDrawer } from "../support/drawer.ts";
import type { BuiltSite } from "./built-site.ts";
import { DOCS_PAGE, NEXT_DOCS_PAGE } from "./measure.ts";

/** Bytes of all scripts that a docs page has loaded once each of its controls was used, brotli. */
export async function scriptBytes(
  browser: Browser,
  site: BuiltSite,
  width: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on("response", (response) => {
    // The script for page views comes from the host and is missing here.
    if (response.ok() && response.request().resourceType() === "script") {
      files.add(new URL(response.url()).pathname);
    }
  });
  await page.goto(site.address + DOCS_PAGE, { waitUntil: "networkidle" });
  const inline = await page
    .locator("script:not([src]):not([type*=json])")
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ""));
  await useEverything(page);
  await page.waitForLoadState("networkidle");
  await context.close();
  const contents = [...files].map((path) => readFileSync(join(site.dir, path)));
  return [...contents, ...inline].reduce((sum, text) => sum + brotliSize(text), 0);
}

async function useEverything(page: Page): Promise<void> {
  // Widgets of the other layout are hidden.
  const slots = page.locator("[data-widget]").filter({ has: page.locator("*:visible") });
  for (const slot of await slots.all()) {
    await slot.dispatchEvent("pointerenter");
    await expect(slot).toHaveAttribute("data-state", "ready");
  }
  if ((page.viewportSize()?.width ?? 0) < 996) {
    await openDrawer(page, "sv");
    await page.keyboard.press("Escape");
  }
  await page.mouse.wheel(0, 2000);
  await page.waitForFunction(() => scrollY > 0);
  const heading = await page.locator("h1").textContent();
  await page.locator(`a[href="${NEXT_DOCS_PAGE}"]`).first().dispatchEvent("click");
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent !== old, heading);
}
