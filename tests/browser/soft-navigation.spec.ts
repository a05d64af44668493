import { addressIn, label } from "../support/labels.ts";
import { everyKind } from "../support/pages.ts";
import { scrollPage, wake } from "../support/scrolling.ts";
import { menuItem, tableOfContents } from "../support/shell.ts";
import {
  announcer,
  expectAtRest,
  expectShown,
  follow,
  go,
  hold,
  isMarked,
  mark,
  progressBar,
  travel,
  watchHeadings,
  watchRequests,
} from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const START = "/for-sokande";
const LONG = "/for-antagna";
const NEWS = "/blog";
const ABOUT = "/section";
const DOC = "/docs/event/cmi";

/** A browser says so by itself when a page is not found. */
const withoutNotFound = (errors: string[]) =>
  errors.filter((text) => !text.includes("status of 404"));

/**
 * The document as far as the page decides about it. Left out is what differs by design: elements of
 * the scripts, and what is open in the side menu.
 */
function snapshot(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const note = (element: Element, depth: number) => {
      if (element.matches("[data-runtime]")) return;
      const isCategory = element.matches("[data-keep-current] li > details");
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== "data-state" && !(name === "open" && isCategory))
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      lines.push([" ".repeat(depth) + element.localName, ...attributes].join(" "));
      for (const child of element.childNodes) {
        if (child instanceof Element) note(child, depth + 1);
        else if (child.textContent?.trim()) lines.push(" ".repeat(depth + 1) + child.textContent);
      }
    };
    note(document.body, 1);
    // The order in the head is free, except that of stylesheets.
    const head = [...document.head.children].map(({ outerHTML }) => outerHTML);
    const sheets = head.filter((html) => html.includes('rel="stylesheet"'));
    const root = document.documentElement.cloneNode() as Element;
    const attributes = [...root.attributes].map(({ name, value }) => `${name}=${value}`);
    return [...attributes.sort(), ...sheets, ...head.sort(), ...lines];
  });
}

/** As after a link, where the focus has moved into the page, which brings it to life. */
async function bringToLife(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
}

/** Waits for what a page gets by script: understood language links, the search, the tools of the boilersuit. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("a[data-full-load]").first()).toHaveAttribute("data-target");
  for (const [place, part] of [
    ["[data-search-here]", page.getByLabel(label("sv", "search.archive"))],
    ["[data-suit]", page.locator("[data-suit]")],
  ] as const)
    if ((await page.locator(place).count()) > 0) await expect(part).toBeVisible();
}

/** In the usual run one of each layout. */
const USUAL = [
  ...["home", "committee with events", "doc with everything a text can hold", "news list"],
  ...["news post", "search", "not-found page"],
];
const KINDS = Object.groupBy(everyKind("sv"), ({ kind }) =>
  USUAL.includes(kind) ? "of each layout" : "the others",
);

for (const [room, pages = []] of Object.entries(KINDS)) {
  test(`SOFT-1 every kind of page is the same by link, by back and by loading it, also one that is not found: ${room}`, {
    tag: room === "the others" ? "@nightly" : [],
  }, async ({ context, page }) => {
    const loaded = await context.newPage();
    const { errors } = listen(page);
    const { documents } = watchRequests(page);
    await page.goto(START);
    await mark(page);
    const expected = new Map<string, string[]>();
    for (const { path, kind } of pages) {
      await loaded.goto(path);
      await bringToLife(loaded);
      await expectWhole(loaded);
      await go(page, path);
      await expect(async () => {
        // A page may fetch more by itself, so each try reads both again.
        expected.set(path, await snapshot(loaded));
        expect(await snapshot(page), kind).toEqual(expected.get(path));
      }).toPass({ timeout: 30_000 });
    }
    await loaded.close();
    for (const { path, kind } of pages.slice(-4, -1).reverse()) {
      await travel(page, -1);
      await bringToLife(page);
      await expect.poll(() => snapshot(page), `back to ${kind}`).toEqual(expected.get(path));
    }
    expect(await isMarked(page)).toBe(true);
    expect(documents).toEqual([START]);
    expect(withoutNotFound(errors)).toEqual([]);
  });
}

test("SHELL-3 after a link Tab begins at the start, and not by back (G-46)", async ({ page }) => {
  await page.goto(START);
  await mark(page);
  await scrollPage(page, 300);
  await menuItem(page, "sv", NEWS).focus();
  await page.keyboard.press("Enter");
  await expectShown(page, NEWS);
  await expect(announcer(page)).toHaveText(await page.title());
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: label("sv", "common.skipToMainContent") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    addEventListener("focusin", ({ target }) => moved.push((target as Element).localName), true);
  });
  await travel(page, -1);
  await expectShown(page, START);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  expect(await isMarked(page)).toBe(true);
});

test("SOFT-1 back before the script is there shows the page of the address", async ({ page }) => {
  await page.goto(START);
  await go(page, ABOUT);
  await page.goto(addressIn("en", ABOUT));
  const release = await hold(page, /\/assets\/main-/);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(ABOUT, { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const before = await heading.textContent();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(START);
  await expect(heading).toHaveText(before ?? "");
  release();
  await expect(heading).not.toHaveText(before ?? "");
  await expectShown(page, START);
});

test.describe("with pages fetched ahead", () => {
  test.use({ savesData: false });

  test("SOFT-2 a page that is overtaken in any way is never shown (G-47)", async ({ page }) => {
    const heard = listen(page);
    for (const [overtake, path] of [
      [() => follow(page, ABOUT), ABOUT],
      [() => fragment(page).click(), LONG],
      [() => page.evaluate(() => history.back()), LONG],
    ] as const) {
      const release = await hold(page, NEWS);
      // As the link is in view: what a navigation asks for itself is given up with it.
      const asked = page.waitForRequest((request) => request.url().endsWith(NEWS));
      await page.goto(LONG);
      await wake(page);
      await asked;
      await mark(page);
      const headings = await watchHeadings(page);
      const hash = decodeURIComponent((await fragment(page).getAttribute("href")) ?? "");
      await follow(page, NEWS);
      await expect(progressBar(page)).toHaveCount(1);
      await overtake();
      await expectShown(page, path);
      await expect(progressBar(page)).toHaveCount(0);
      const answered = page.waitForResponse((response) => response.url().endsWith(NEWS));
      release();
      await (await answered).finished();
      await expectAtRest(page);
      expect(await headings()).toHaveLength(path === LONG ? 1 : 2);
      if (page.url().includes("#")) {
        await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeFocused();
        expect(decodeURIComponent(new URL(page.url()).hash)).toBe(hash);
      }
      expect(await isMarked(page)).toBe(true);
      await page.unrouteAll({ behavior: "wait" });
    }
    expect(heard).toEqual({ errors: [], warnings: [] });
  });
});

/** An entry of the table of contents. */
const fragment = (page: Page) => tableOfContents(page, "sv").getByRole("link").nth(2);

test("SOFT-1 pages leave nothing behind: no listener and no element", async ({ page }) => {
  const listeners = await countListeners(page);
  await page.goto(START);
  await wake(page);
  const tour = [ABOUT, DOC, NEWS, LONG];
  for (const path of tour) await go(page, path);
  await scrollPage(page, 1);
  const before = await listeners();
  for (const path of [...tour, ...tour]) await go(page, path);
  await scrollPage(page, 1);
  await expect.poll(listeners).toEqual(before);
  await expectAtRest(page);
  await expect(announcer(page)).toHaveCount(1);
});

/** Listeners on what outlives a page, by kind of event. */
async function countListeners(page: Page): Promise<() => Promise<Record<string, number>>> {
  const client = await page.context().newCDPSession(page);
  return async () => {
    const counts: Record<string, number> = {};
    for (const name of ["window", "document", "document.documentElement", "document.body"]) {
      const { result } = await client.send("Runtime.evaluate", { expression: name });
      const { listeners } = await client.send("DOMDebugger.getEventListeners", {
        objectId: result.objectId ?? "",
      });
      for (const { type } of listeners) {
        counts[`${name} ${type}`] = (counts[`${name} ${type}`] ?? 0) + 1;
      }
    }
    return counts;
  };
}

test("LOC-3, SCROLL-1 no text in an address runs, on arrival or in place", async ({ page }) => {
  const { errors } = listen(page);
  await page.addInitScript(() => {
    Object.assign(window, { hacks: 0, hacked: () => Object.assign(window, { hacks: 1 }) });
  });
  /** Elements that could run something. */
  const count = () =>
    page.evaluate(() => document.querySelectorAll("script, img, [onerror], [onclick]").length);
  const expected = new Map<string, number>();
  for (const path of [LONG, ABOUT]) {
    await page.goto(path);
    expected.set(path, await count());
  }
  for (const text of [
    "?x=<img src=x onerror=hacked()>#<img src=x onerror=hacked()>",
    '?x="><script>hacked()</script>#"><script>hacked()</script>',
    "?docusaurus-theme=javascript:hacked()#%22%5D%2C*%5Bonclick%3D%22hacked()",
  ]) {
    await page.goto(LONG + text);
    await wake(page);
    expect(await count(), text).toBe(expected.get(LONG));
    await go(page, ABOUT + text);
    await expectShown(page, ABOUT);
    expect(await count(), text).toBe(expected.get(ABOUT));
    await go(page, `${ABOUT}?y=1${text.replace("?", "&")}`);
    expect(await count(), text).toBe(expected.get(ABOUT));
    expect(await page.evaluate(() => (window as unknown as { hacks: number }).hacks)).toBe(0);
  }
  expect(errors).toEqual([]);
});

test("SOFT-2 stopped, a slow navigation leaves the address of the page shown", async ({ page }) => {
  await hold(page, NEWS);
  await page.goto(START);
  await wake(page);
  const entries = await page.evaluate(() => history.length);
  for (const wayOut of ["stop", "stop again"]) {
    await test.step(wayOut, async () => {
      await follow(page, NEWS);
      await expect(page).toHaveURL(NEWS);
      await page.evaluate(() => stop());
      await expect(page).toHaveURL(START);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/for-sokande$/);
    });
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await go(page, ABOUT);
  await expectShown(page, ABOUT);
  await travel(page, -1);
  await expectShown(page, START);
});
