import { expect, inject, test } from "vitest";
import { openChromium, openFirefox } from "./puppeteer.ts";
import { openWebKit } from "./webkit.ts";
import type { EngineWindow } from "./window.ts";

const address = inject("address");
const LINKS = Number(process.env.WALK_LINKS ?? 200);
const SEED = Number(process.env.WALK_SEED ?? 7);

/** A page as a reader and a program find it. */
interface Shown {
  url: string;
  title: string;
  language: string;
  head: string[];
  current: string[];
  /** With the labels of language and version. */
  bar: string[];
  /** Categories; in place those of the page before stay open. */
  open: string[];
  scroll: number;
  storage: Record<string, string>;
}

test.each([
  ["Chromium", openChromium],
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
])(
  "%s: after many links a page is as after a full load (SOFT-1, SIDE-6, SCROLL-1)",
  { timeout: 1_200_000 },
  async (_engine, open) => {
    await using window = await open();
    await window.goto(`${address}/docs/event/cmi`);
    const walked: Shown[] = [];
    for (let step = 0; step < LINKS; step += 1) {
      const to = await window.run<string>(FOLLOW, (SEED + step) * 7919);
      await expect
        .poll(() => window.run("return location.href"), { message: `step ${step} to ${to}` })
        .toBe(to);
      const shown = await settled(window);
      // Where the focus is after a press: not on what is gone, nor on another control.
      expect(await window.run(FOCUS), `focus at step ${step} on ${to}`).toBe(true);
      walked.push(shown);
    }
    for (const [step, { open: opened, storage, ...soft }] of walked.entries()) {
      await window.run(STORE, storage);
      await window.goto("about:blank");
      await window.goto(soft.url);
      const from = walked[step - 1]?.url ?? "";
      const differences = async () => {
        const { open: needed, storage: _, ...full } = await window.run<Shown>(LOOK);
        // Not to the pixel.
        if (Math.abs(full.scroll - soft.scroll) < 8) full.scroll = soft.scroll;
        return { ...full, closed: needed.filter((name) => !opened.includes(name)) };
      };
      await expect
        .poll(differences, { message: `step ${step}, from ${from}`, timeout: 5000 })
        .toEqual({ ...soft, closed: [] });
    }
  },
);

/** The page once it no longer changes. */
async function settled(window: EngineWindow): Promise<Shown> {
  let last = "";
  let shown: Shown | undefined;
  let same = 0;
  await expect
    .poll(
      async () => {
        shown = await window.run<Shown>(LOOK);
        const now = JSON.stringify(shown);
        // Where the engine shows pages in place, the address is ahead of the page.
        const isOnWay = await window.run("return Boolean(window.navigation?.transition)");
        same = now === last && !isOnWay ? same + 1 : 0;
        last = now;
        return same;
      },
      { interval: 100 },
    )
    .toBeGreaterThan(1);
  return shown as Shown;
}

/** Follows one of the links to pages of the site, and returns its address, once a pointer is on it. */
const FOLLOW = `
  const links = [...document.querySelectorAll("a[href]:not(.skip, [role], [target=_blank], [download], [aria-current=page])")].filter(
    ({ origin, pathname, href }) =>
      origin === location.origin && !/\\.[^/]+$/.test(pathname) && href !== location.href,
  );
  const link = links[arguments[0] % links.length];
  link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  setTimeout(() => link.click());
  return link.href;`;

const FOCUS = `
  const { activeElement } = document;
  return activeElement === document.body || activeElement.id !== "" || activeElement.tabIndex < 0;`;

const STORE = `
  localStorage.clear();
  for (const [name, value] of Object.entries(arguments[0])) localStorage.setItem(name, value);`;

const LOOK = `
  const words = (element) => element.textContent.replaceAll(/\\s+/g, " ").trim();
  const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
  return {
    url: location.href,
    title: document.title,
    language: document.documentElement.lang,
    head: all("head > :not(style, [data-runtime], [rel=modulepreload], [rel=prefetch])", ({ outerHTML }) => outerHTML).sort(),
    current: all("[aria-current]", (element) => element.getAttribute("aria-current") + ": " + words(element)),
    bar: all("body > header :is(button, summary)", words),
    open: all("details[open] > summary", words),
    scroll: Math.round(scrollY),
    storage: { ...localStorage },
  };`;
