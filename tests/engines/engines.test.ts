import { expect, inject, test } from "vitest";
import { label } from "../support/labels.ts";
import { openFirefox } from "./firefox.ts";
import { click } from "./locate.ts";
import { openWebKit } from "./webkit.ts";
import type { EngineWindow } from "./window.ts";

/** Longer than the window. */
const DOC = "/docs/handbok";
const BAR = `nav[aria-label="${label("sv", "NavBar.navAriaLabel")}"]`;
const BAR_BOTTOM = `document.querySelector('${BAR}').getBoundingClientRect().bottom`;
const CONTENTS_LINKS = `nav[aria-label="${label("sv", "TOCCollapsible.toggleButtonLabel")}"] a`;

const address = inject("address");

test("Firefox: the bar stays after a link within the page (HIDE-3)", async () => {
  await using window = await openFirefox();
  await window.goto(`${address}${DOC}`);
  const links = await window.run<string[]>(
    `return [...document.querySelectorAll('${CONTENTS_LINKS}')].map((link) => link.innerText)`,
  );
  expect(links.length).toBeGreaterThan(3);
  for (const link of links.slice(1, 4)) {
    const before = await window.run("return scrollY");
    await click(window, "link", link);
    await expect.poll(() => window.run("return scrollY")).not.toBe(before);
    // The last scroll event comes some frames after the jump.
    await window.run("return new Promise((done) => setTimeout(done, 500))");
    expect(await window.run(`return ${BAR_BOTTOM}`)).toBeGreaterThan(0);
  }
});

test("WebKit: the page stays where it is while the focus goes through the visible bar (G-17)", async () => {
  await using window = await openWebKit();
  await window.goto(`${address}${DOC}`);
  await scrollTo(window, 500);
  await window.run(`document.querySelector('${BAR} a').focus({ preventScroll: true })`);
  const places: number[] = [];
  for (;;) {
    await window.press("Tab");
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
  await using window = await openWebKit();
  await window.goto(`${address}/blog`);
  const current = `getComputedStyle(document.querySelector('${BAR} [aria-current]'))`;
  expect(await window.run(`return ${current}.textDecorationLine`)).toBe("underline");
  expect(await window.run(`return ${current}.textDecorationThickness`)).toBe("2px");
});

test("WebKit: without script the page behind the open phone menu is dimmed (PE-1)", async () => {
  await using window = await openWebKit({ script: false });
  await window.resize(600, 700);
  await window.goto(`${address}${DOC}`);
  // What lies over the page, at the right of the menu, and how dark it is.
  const cover = `
    const top = document.elementFromPoint(innerWidth - 20, 400);
    return top.matches('${BAR} summary') ? getComputedStyle(top, "::before").backgroundColor : null;`;
  expect(await window.run(cover)).toBe(null);
  await click(window, "button", label("sv", "docs.sidebar.toggleSidebarButtonAriaLabel"));
  await expect.poll(() => window.run(cover)).toBe("rgba(20, 10, 2, 0.55)");
});

async function scrollTo(window: EngineWindow, y: number): Promise<void> {
  // The bar hides on the way down and comes back on the way up.
  for (const step of [y + 20, y]) {
    await window.run("scrollTo(0, arguments[0])", step);
    await expect.poll(() => window.run("return scrollY")).toBe(step);
  }
  await expect
    .poll(() => window.run(`return document.querySelector('${BAR}').getBoundingClientRect().top`))
    .toBeGreaterThanOrEqual(0);
}
