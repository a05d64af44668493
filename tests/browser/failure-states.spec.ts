import esbuild from "esbuild";
import { textsOf } from "../../src/bundle/site-texts.ts";
import { findings, findingsInBothColors } from "../support/axe.ts";
import { addressIn, labelsOf } from "../support/labels.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const texts = (locale: Locale) => textsOf(labelsOf(locale));

/** Where a part of a page is loaded, its heading is on its way as well. */
const PART = { rules: { "page-has-heading-one": { enabled: false } } };

/** The modules under test, as the page would have loaded them. */
type Modules = typeof import("../../widgets/navigation/load-in-place.ts") &
  typeof import("../../widgets/navigation/crash-page.ts") &
  typeof import("../../widgets/navigation/progress-bar.ts");

declare const modules: Modules;
declare global {
  var attempts: { succeed: () => void; fail: (message: string) => void }[];
}

let bundle = "";

test.beforeAll(async () => {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: ["load-in-place", "crash-page", "progress-bar"]
        .map((name) => `export * from "./widgets/navigation/${name}.ts";`)
        .join("\n"),
      resolveDir: ".",
    },
    bundle: true,
    format: "iife",
    globalName: "modules",
    write: false,
  });
  bundle = outputFiles[0]?.text ?? "";
});

/** Opens a page with the modules; the policy of the site holds for what they do. */
async function open(page: Page, locale: Locale): Promise<void> {
  await page.goto(addressIn(locale, "/section"));
  await page.evaluate(`${bundle}; globalThis.modules = modules; globalThis.attempts = [];`);
}

/** Loads the main area with a loader that the test decides about. */
async function load(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((texts) => {
    const main = document.querySelector("main");
    if (!main) throw new Error("there is no main area");
    const loader = () =>
      new Promise<void>((done, fail) => {
        attempts.push({
          succeed() {
            main.innerHTML = "<h1>Innehåll</h1>";
            done();
          },
          fail: (message) => fail(new Error(message)),
        });
      });
    void modules.loadInPlace(main, loader, { texts, signal: new AbortController().signal });
  }, texts(locale));
}

for (const locale of LOCALES) {
  test(`SPIN-2, LOAD-1 spinner, box, Retry and content, ${locale}`, async ({ page }) => {
    const { errors } = listen(page);
    await open(page, locale);
    await load(page, locale);
    const main = page.getByRole("main");
    const spinner = main.getByRole("status");
    await expect(spinner).toHaveText(texts(locale).loading);
    const rings = await spinner.locator("i").evaluateAll((elements) =>
      elements.map((element) => {
        const { animationDuration, animationDelay, animationIterationCount } =
          getComputedStyle(element);
        return [animationDuration, animationDelay, animationIterationCount];
      }),
    );
    expect(rings).toEqual([
      ["3s", "0s", "infinite"],
      ["3s", "1.5s", "infinite"],
    ]);
    const dot = await spinner.locator("b").boundingBox();
    const [place, box] = [await main.boundingBox(), await spinner.boundingBox()];
    const middle = (rect: { x: number; width: number } | null) =>
      rect ? rect.x + rect.width / 2 : null;
    expect(middle(dot)).toBeCloseTo(middle(box) ?? 0, 0);
    expect(middle(box)).toBeCloseTo(middle(place) ?? 0, 0);
    expect(await findings(page, PART)).toEqual([]);

    await page.evaluate(() => attempts[0]?.fail("offline"));
    const alert = main.getByRole("alert");
    await expect(alert).toContainText(texts(locale).loadFailed);
    await expect(alert).toContainText("offline");
    await expect(spinner).toHaveCount(0);
    expect(await findingsInBothColors(page, PART)).toEqual([]);
    const retry = alert.getByRole("button", { name: texts(locale).retry, exact: true });
    await retry.focus();
    await page.keyboard.press("Enter");
    await expect(spinner).toBeVisible();
    await expect(main).toBeFocused();
    await page.evaluate(() => attempts[1]?.succeed());
    await expect(main).toHaveText("Innehåll");
    expect(errors).toEqual([]);
  });

  test(`ERR-1, ERR-2, SHELL-4 the crash page and trying again, ${locale}`, async ({ page }) => {
    await open(page, locale);
    await page.evaluate((texts) => {
      const main = document.querySelector("main");
      let left = 2;
      const render = () => {
        left -= 1;
        if (left >= 0) throw new Error(`left: ${left}\nnext`, { cause: new Error("why") });
        if (main) main.innerHTML = "<h1>Innehåll</h1>";
      };
      try {
        render();
      } catch (error) {
        modules.showCrash(error, render, texts);
      }
    }, texts(locale));
    const { crashTitle, tryAgain, pageError, cause } = texts(locale);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: crashTitle })).toBeFocused();
    await expect(page).toHaveTitle(pageError);
    expect(await main.getByRole("paragraph").innerText()).toBe(`left: 1\nnext\n\n${cause}\nwhy`);
    await expect(page.getByRole("navigation").first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await main.getByRole("button", { name: tryAgain, exact: true }).click();
    await expect(main).toContainText("left: 0");
    await main.getByRole("button", { name: tryAgain, exact: true }).click();
    await expect(main).toHaveText("Innehåll");
    await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

test("SPIN-2 with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "sv");
  await load(page, "sv");
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  const running = await page.evaluate(
    () => document.querySelector("main")?.getAnimations({ subtree: true }).length,
  );
  expect(running).toBe(0);
});

test("BAR-2 the bar lies above the navbar, lets clicks through, fills up and goes", async ({
  page,
}) => {
  const { errors } = listen(page);
  await open(page, "sv");
  await page.evaluate(() => {
    const progress = modules.startProgress();
    addEventListener("finish", () => progress.finish());
  });
  const bar = page.locator("body > [data-runtime=progress]");
  await expect(bar).toHaveCount(1);
  const colour = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = "var(--brown)";
    return getComputedStyle(probe).color;
  });
  await expect(bar).toHaveCSS("background-color", colour);
  const box = await bar.boundingBox();
  expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 2]);
  expect(
    await page.evaluate(() => document.elementFromPoint(1, 1)?.hasAttribute("data-runtime")),
  ).toBe(false);
  await expect
    .poll(async () => (await bar.boundingBox())?.width ?? 0)
    .toBeGreaterThan((box?.width ?? 0) + 1);
  expect((await bar.boundingBox())?.width).toBeLessThan(1300);
  await page.evaluate(() => dispatchEvent(new Event("finish")));
  await expect(bar).toHaveCount(0, { timeout: 600 });
  expect(errors).toEqual([]);
});
