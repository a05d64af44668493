import { expect, inject, test } from "vitest";
import { label } from "../support/labels.ts";
import { click } from "./locate.ts";
import { openFirefox } from "./puppeteer.ts";
import { openWebKit } from "./webkit.ts";

const PAGE = `${inject("address")}/docs/handbok`;
const BAR = `nav[aria-label="${label("sv", "NavBar.navAriaLabel")}"]`;
const CONTENTS_LINKS = `nav[aria-label="${label("sv", "TOCCollapsible.toggleButtonLabel")}"] a`;

test("Firefox: the bar stays after a link within the page (HIDE-3)", async () => {
  await using window = await openFirefox();
  await window.goto(PAGE);
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
    const bottom = `document.querySelector('${BAR}').getBoundingClientRect().bottom`;
    expect(await window.run(`return ${bottom}`)).toBeGreaterThan(0);
  }
});

test("WebKit: Tab in the visible bar does not scroll the page (G-17)", async () => {
  await using window = await openWebKit();
  await window.goto(PAGE);
  // The bar hides on the way down and returns on the way up.
  for (const y of [520, 500]) {
    await window.run("scrollTo(0, arguments[0])", y);
    await expect.poll(() => window.run("return scrollY")).toBe(y);
  }
  await window.run(`document.querySelector('${BAR} a').focus({ preventScroll: true })`);
  for (let stop = 0; stop < 4; stop += 1) {
    await window.press("Tab");
    expect(await window.run(`return document.activeElement.closest('${BAR}') !== null`)).toBe(true);
    expect(await window.run("return scrollY")).toBe(500);
  }
});

test("WebKit: the target of an address stays in sight when events above it are over (ANCH-4, EVENT-3)", async () => {
  await using window = await openWebKit();
  await window.goto(`${inject("address")}/en/#main-partner`);
  const isOver = "document.querySelector('main [data-end][hidden], main [data-events][hidden]')";
  await expect.poll(() => window.run(`return ${isOver} !== null`)).toBe(true);
  const top = "document.getElementById('main-partner').getBoundingClientRect().top";
  const bar = "document.querySelector('body > header').getBoundingClientRect().bottom";
  await expect.poll(() => window.run(`return ${top} >= ${bar}`)).toBe(true);
});
