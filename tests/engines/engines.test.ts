import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticHost } from "../../src/tools/static-host.ts";
import { createProject } from "../support/build.ts";
import { listenOnFreePort } from "../support/free-port.ts";
import { label } from "../support/labels.ts";
import { FIREFOX } from "./packages.ts";
import { openWebKit, type WebKitWindow } from "./webkit.ts";

/** Longer than the window. */
const DOC = "/docs/handbok";
const BAR = `nav[aria-label="${label("sv", "NavBar.navAriaLabel")}"]`;
const CONTENTS = `nav[aria-label="${label("sv", "TOCCollapsible.toggleButtonLabel")}"]`;
const TAB = "\uE004";

const inUse = new AsyncDisposableStack();
let address: string;

beforeAll(async () => {
  const project = inUse.use(await createProject());
  const site = await project.build();
  if (site.exitCode !== 0) throw new Error(site.output);
  const host = createStaticHost({ dir: join(project.dir, "_site") });
  ({ address } = inUse.use(await listenOnFreePort(host)));
});
afterAll(() => inUse.disposeAsync());

test("Firefox: the bar stays after a link within the page (HIDE-3)", async () => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX ?? "",
    headless: true,
    defaultViewport: null, // older versions cannot turn a viewport
    args: ["--width=1300", "--height=700"],
  });
  inUse.defer(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${address}${DOC}`);
  const links = await page.$$(`${CONTENTS} a`);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links.slice(1, 4)) {
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    // The last scroll event comes some frames after the jump.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    const bar = await page.$eval(BAR, (element) => element.getBoundingClientRect().bottom);
    expect(bar).toBeGreaterThan(0);
  }
});

test("WebKit: the page stays where it is while the focus goes through the visible bar (G-17)", async () => {
  await using window = await openWebKit(4911);
  await window.goto(`${address}${DOC}`);
  await scrollTo(window, 500);
  await window.run(`document.querySelector('${BAR} a').focus({ preventScroll: true })`);
  const places: number[] = [];
  for (;;) {
    await window.press(TAB);
    const { y, inBar } = await window.run<{ y: number; inBar: boolean }>(
      `return { y: scrollY, inBar: document.activeElement.closest('${BAR}') !== null }`,
    );
    if (!inBar) break;
    places.push(y);
  }
  expect(places.length).toBeGreaterThan(4);
  expect(new Set(places)).toEqual(new Set([500]));
});

test("WebKit: the current page is underlined in the bar, not only coloured (WCAG 1.4.1)", async () => {
  await using window = await openWebKit(4912);
  await window.goto(`${address}/blog`);
  const current = `getComputedStyle(document.querySelector('${BAR} [aria-current]'))`;
  expect(await window.run(`return ${current}.textDecorationLine`)).toBe("underline");
  expect(await window.run(`return ${current}.textDecorationThickness`)).toBe("2px");
});

test("WebKit: without script the page behind the open phone menu is dimmed (PE-1)", async () => {
  await using window = await openWebKit(4913, ["--enable-javascript=false"]);
  await window.resize(600, 700);
  await window.goto(`${address}${DOC}`);
  // What lies over the page, at the right of the menu, and how dark it is.
  const cover = `
    const top = document.elementFromPoint(innerWidth - 20, 400);
    return top.matches('${BAR} summary') ? getComputedStyle(top, "::before").backgroundColor : null;`;
  expect(await window.run(cover)).toBe(null);
  await window.click(`${BAR} summary`);
  await expect.poll(() => window.run(cover)).toBe("rgba(20, 10, 2, 0.55)");
});

async function scrollTo(window: WebKitWindow, y: number): Promise<void> {
  // The bar hides on the way down and comes back on the way up.
  for (const step of [y + 20, y]) {
    await window.run("scrollTo(0, arguments[0])", step);
    await expect.poll(() => window.run("return scrollY")).toBe(step);
  }
  await expect
    .poll(() => window.run(`return document.querySelector('${BAR}').getBoundingClientRect().top`))
    .toBeGreaterThanOrEqual(0);
}
