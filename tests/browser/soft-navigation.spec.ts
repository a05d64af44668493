import { closeButton, drawer, openDrawer } from "../support/drawer.ts";
import { addressIn, label, readData, readMenu } from "../support/labels.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { scrollPage, wake } from "../support/scrolling.ts";
import {
  announcementBar,
  announcementClose,
  disclosure,
  docsMenu,
  languageName,
  mainMenu,
  menuItem,
  tableOfContents,
} from "../support/shell.ts";
import {
  announcer,
  arrived,
  expectAtRest,
  expectShown,
  follow,
  go,
  historyLength,
  hold,
  isMarked,
  mark,
  progressBar,
  travel,
  watchHeadings,
  watchRequests,
} from "../support/soft-navigation.ts";
import { ANNOUNCEMENT, CHAPTERS, everyKind, serveEveryKind } from "../support/soft-site.ts";
import { type BrowserContext, expect, type Locator, type Page, test } from "../support/test.ts";
import type { VariantHost } from "../support/variant-host.ts";
import { keep, listen, stored } from "../support/visitor-storage.ts";

const START = "/for-sokande";
const LONG = "/for-antagna";
const NEWS = "/blog";
const ABOUT = "/section";
const DOC = "/docs/event/cmi";
const SOCIAL_DOC = "/docs/social/soft";
const CENTRAL_DOC = "/docs/central/revisor";
const ARCHIVED_DOC = "/docs/2023-24/event/culture";
const UNKNOWN = "/nope";
const PHONE = { width: 400, height: 800 };

/** A browser says so by itself when a page is not found. */
const withoutNotFound = (errors: string[]) =>
  errors.filter((text) => !text.includes("status of 404"));

/**
 * The document as far as the page decides about it. Left out is what differs by design: elements of
 * the scripts, and what is open in the side menu (SIDE-6).
 */
function snapshot(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const note = (element: Element, depth: number) => {
      if (element.matches("[data-runtime]")) return;
      const isCategory = element.matches("[data-keep-current] li > details");
      const attributes = [...element.attributes]
        .filter(({ name }) => !(name === "open" && isCategory))
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      lines.push([" ".repeat(depth) + element.localName, ...attributes].join(" "));
      for (const child of element.childNodes) {
        if (child instanceof Element) note(child, depth + 1);
        else if (child.textContent?.trim()) lines.push(" ".repeat(depth + 1) + child.textContent);
      }
    };
    note(document.documentElement, 0);
    return lines;
  });
}

test.describe("with a page of every kind", () => {
  let host: VariantHost;
  let context: BrowserContext;
  let page: Page;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    host = await serveEveryKind();
  });
  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext({
      baseURL: host.address,
      viewport: { width: 1300, height: 800 },
    });
    page = await context.newPage();
  });
  test.afterEach(() => context.close());

  for (const locale of LOCALES) {
    test(`SOFT-1 every kind of page is the same by link, by back and by loading it, ${locale}`, async () => {
      test.setTimeout(60_000);
      const pages = everyKind(locale);
      const loaded = await context.newPage();
      const expected = new Map<string, string[]>();
      for (const { path } of pages) {
        await loaded.goto(path);
        // After a link the focus has moved into the page, which brings it to life.
        await loaded.evaluate(() => {
          document.body.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
        });
        await expect(languageMark(loaded)).not.toHaveAttribute("data-full-load", "");
        expected.set(path, await snapshot(loaded));
      }
      await loaded.close();

      const { errors } = listen(page);
      const { documents } = watchRequests(page);
      await page.goto(addressIn(locale, START));
      await mark(page);
      for (const { path, kind } of pages) {
        await go(page, path);
        await expect.poll(() => snapshot(page), kind).toEqual(expected.get(path));
      }
      for (const { path, kind } of pages.slice(0, -1).reverse()) {
        await travel(page, -1);
        await page.evaluate(() => {
          document.body.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
        });
        await expect.poll(() => snapshot(page), `back to ${kind}`).toEqual(expected.get(path));
      }
      expect(await isMarked(page)).toBe(true);
      expect(documents).toEqual([addressIn(locale, START)]);
      expect(withoutNotFound(errors)).toEqual([]);
    });

    test(`ANN-4 a dismissed announcement stays so on the next page, ${locale}`, async () => {
      await page.goto(addressIn(locale, ABOUT));
      const bar = announcementBar(page, locale);
      const close = announcementClose(page, locale);
      await go(page, addressIn(locale, NEWS));
      await expect(bar).toContainText(ANNOUNCEMENT[locale]);
      await close.click();
      await expect(bar).toBeHidden();
      await go(page, addressIn(locale, DOC));
      await expect(page.locator("h1")).toBeVisible();
      await expect(bar).toBeHidden();
      await travel(page, -2);
      await expect(bar).toBeHidden();
    });
  }

  test("SIDE-8, SCROLL-2 the side menu stays where it is scrolled to, also by back", async () => {
    await page.goto(CHAPTERS[0] ?? "");
    const menu = docsMenu(page, "sv");
    const menuTop = () => menu.evaluate((element) => element.scrollTop);
    const chapter = menu.getByRole("link", { name: "Kapitel 20", exact: true });
    // Far from the edges, so that neither the press nor the next page has to bring it into view.
    await chapter.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await menuTop();
    expect(before).toBeGreaterThan(0);
    await chapter.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kapitel 20");
    const top = await menuTop();
    const current = menu.locator('[aria-current="page"]');
    await expect(current).toHaveText("Kapitel 20");
    await expect(current).toBeInViewport();
    await travel(page, -1);
    await expect(current).toHaveText("Kapitel 0");
    await travel(page, 1);
    await expect(current).toHaveText("Kapitel 20");
    await expect(current).toBeInViewport();
    expect(top).toBe(before);
  });
});

for (const locale of LOCALES) {
  test.describe(`soft navigation, ${locale}`, () => {
    const to = (path: string) => addressIn(locale, path);

    test(`SHELL-3 after a link the next Tab begins at the start of the page, and the title is announced once (G-46)`, async ({
      page,
    }) => {
      await page.goto(to(START));
      await mark(page);
      await scrollPage(page, 300);
      await menuItem(page, locale, NEWS).focus();
      await page.keyboard.press("Enter");
      await expectShown(page, to(NEWS));
      await expect(announcer(page)).toHaveText(await page.title());
      await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: label(locale, "common.skipToMainContent") });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      expect(await isMarked(page)).toBe(true);
    });

    test("SIDE-6 a link opens the way to its page, and what was open stays open", async ({
      page,
    }) => {
      await page.goto(to(DOC));
      await mark(page);
      const menu = docsMenu(page, locale);
      const entry = (path: string) => menu.locator(`a[href="${to(path)}"]`);
      const expectOpen = async (open: Record<string, boolean>) => {
        for (const [path, visible] of Object.entries(open)) {
          await expect(entry(path)).toBeVisible({ visible });
        }
      };
      await expectOpen({ [DOC]: true, [SOCIAL_DOC]: false, [CENTRAL_DOC]: false });
      await go(page, to(SOCIAL_DOC));
      await expectOpen({ [DOC]: true, [SOCIAL_DOC]: true, [CENTRAL_DOC]: false });
      await expect(entry(SOCIAL_DOC)).toHaveAttribute("aria-current", "page");
      const category = menu
        .getByRole("listitem")
        .filter({ has: page.locator("details") })
        .filter({ has: page.locator(`a[href="${to(DOC)}"]`) });
      await category.locator("summary").click();
      await expectOpen({ [DOC]: false });
      await go(page, to("/docs/board"));
      await expectOpen({ [DOC]: false, [SOCIAL_DOC]: true, [CENTRAL_DOC]: false });
      await travel(page, -2);
      await expectOpen({ [DOC]: true, [SOCIAL_DOC]: true, [CENTRAL_DOC]: false });
      await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
      await go(page, to(ARCHIVED_DOC));
      await expectOpen({ [ARCHIVED_DOC]: true });
      await expect(entry(ARCHIVED_DOC.replace("event/culture", "social/geni"))).toBeHidden();
      await go(page, to(DOC));
      await expectOpen({ [DOC]: true, [SOCIAL_DOC]: false, [CENTRAL_DOC]: false });
      expect(await isMarked(page)).toBe(true);
    });

    test("SIDE-6 on a phone the fold around the menu is closed on the next page", async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(to(DOC));
      await mark(page);
      const menu = docsMenu(page, locale);
      const entry = menu.locator(`a[href="${to("/docs/event/culture")}"]`);
      await disclosure(menu, label(locale, "docs.mobileMenu")).click();
      await entry.click();
      await expect(page).toHaveURL(to("/docs/event/culture"));
      await expect(menu.locator('[aria-current="page"]')).toHaveAttribute(
        "href",
        to("/docs/event/culture"),
      );
      await expect(entry).toBeHidden();
      expect(await isMarked(page)).toBe(true);
    });

    test("MOB-4, MOB-9 a link in the drawer leads on in place; one step back is enough", async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      const { errors } = listen(page);
      await page.goto(to(ABOUT));
      await mark(page);
      const entries = await historyLength(page);
      await openDrawer(page, locale);
      const name = readMenu(locale).find(({ href }) => href === to(NEWS))?.label ?? "";
      await drawer(page, locale).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(to(NEWS));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(drawer(page, locale)).toHaveCount(0);
      await expectAtRest(page);
      expect(await historyLength(page)).toBe(entries + 1);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      // Here the drawer is a new one, with the menu of this page.
      await openDrawer(page, locale);
      await closeButton(page, locale).click();
      await expect(drawer(page, locale)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await travel(page, -1);
      await expect(page).toHaveURL(to(ABOUT));
      expect(await isMarked(page)).toBe(true);
      expect(errors).toEqual([]);
    });

    test("SOFT-1 on the next page dropdown and colour button work, and the colours are kept", async ({
      page,
    }) => {
      const { errors } = listen(page);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(to(ABOUT));
      const root = page.locator("html");
      const mode = (choice: string) =>
        label(locale, "colorToggle.ariaLabel", {
          mode: label(locale, `colorToggle.ariaLabel.mode.${choice}`),
        });
      const button = (choice: string) =>
        mainMenu(page, locale).getByRole("button", { name: mode(choice), exact: true });
      await button("system").click();
      await button("light").click();
      await expect(root).toHaveAttribute("data-theme", "dark");
      const frame = () =>
        page
          .locator("meta[name=theme-color]")
          .evaluateAll((all) => all.map((meta) => meta.getAttribute("media")));
      await expect.poll(frame).toEqual(["not all", "all"]);
      for (const path of [NEWS, DOC]) {
        await go(page, to(path));
        await expect(root).toHaveAttribute("data-theme", "dark");
        expect(await frame()).toEqual(["not all", "all"]);
      }
      const group = readMenu(locale).find(({ items }) => items.length > 0);
      const toggle = disclosure(mainMenu(page, locale), group?.label ?? "");
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await button("dark").click();
      await expect(root).toHaveAttribute("data-theme-choice", "system");
      expect(await stored(page, "theme")).toBeNull();
      await expect
        .poll(frame)
        .toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
      expect(errors).toEqual([]);
    });

    test("PREF-2, VER-1 a page reached by a link shows the preferred version, a doc its own", async ({
      page,
    }) => {
      await keep(page, { "docs-preferred-version-default": "2023-24" });
      const { versions } = readData<{ versions: { label: Record<Locale, string> }[] }>(
        "versions.json",
      );
      const [latest = fail(), archived = fail()] = versions.map((version) =>
        disclosure(mainMenu(page, locale), version.label[locale]),
      );
      await page.goto(to("/docs/intro"));
      await mark(page);
      for (const path of [ABOUT, "/docs/board", NEWS, ARCHIVED_DOC, START]) {
        await go(page, to(path));
        await expect(path === "/docs/board" ? latest : archived).toBeVisible();
        await expect(path === "/docs/board" ? archived : latest).toHaveCount(0);
      }
      expect(await isMarked(page)).toBe(true);
    });

    test("ROUTE-5 a link to nowhere shows the not-found page, whose languages lead to the same path", async ({
      page,
    }) => {
      await page.goto(to(ABOUT));
      await mark(page);
      await go(page, to(UNKNOWN));
      await expect(page).toHaveURL(to(UNKNOWN));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        label(locale, "NotFound.title"),
      );
      const other = locale === "sv" ? "en" : "sv";
      await expect(page.locator(`nav a[hreflang="${other}"]`).first()).toHaveAttribute(
        "href",
        addressIn(other, UNKNOWN),
      );
      await go(page, to(NEWS));
      await travel(page, -1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        label(locale, "NotFound.title"),
      );
      expect(await isMarked(page)).toBe(true);
    });

    test("LOC-4, SOFT-1 back and forward cross full loads, and each page is the right one", async ({
      page,
    }) => {
      const other = locale === "sv" ? "en" : "sv";
      const { documents } = watchRequests(page);
      await page.goto(to(START));
      await go(page, to(ABOUT));
      await mark(page);
      await disclosure(mainMenu(page, locale), languageName(locale)).press("Enter");
      await page.getByRole("link", { name: languageName(other), exact: true }).click();
      await expect(page).toHaveURL(addressIn(other, ABOUT));
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      expect(await isMarked(page)).toBe(false);
      await go(page, addressIn(other, NEWS));
      const visited = [to(START), to(ABOUT), addressIn(other, ABOUT), addressIn(other, NEWS)];
      for (const at of [2, 1, 0, 1, 2, 3]) {
        const before = new URL(page.url()).pathname;
        const forward = visited.indexOf(before) < at;
        await page.evaluate((delta) => void setTimeout(() => history.go(delta)), forward ? 1 : -1);
        await expect(page).toHaveURL(visited[at] ?? "");
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
          "href",
          new RegExp(`${visited[at]}$`),
        );
        await expect(page.locator("html")).toHaveAttribute("lang", at < 2 ? locale : other);
        await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
      }
      expect(documents).toEqual([
        to(START),
        addressIn(other, ABOUT),
        to(ABOUT),
        addressIn(other, ABOUT),
      ]);
    });
  });
}

test("SOFT-1 who goes back again before the script is there gets the page of the address", async ({
  page,
}) => {
  await page.goto(START);
  await go(page, ABOUT);
  await page.goto(addressIn("en", ABOUT));
  let isHeld = true;
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/main-*.js", async (route) => {
    if (isHeld) await released;
    await route.continue();
  });
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(ABOUT, { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const before = await heading.textContent();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(START);
  await expect(heading).toHaveText(before ?? "");
  isHeld = false;
  release();
  await expect(heading).not.toHaveText(before ?? "");
  await expectShown(page, START);
});

test("SHELL-3 back moves no focus", async ({ page }) => {
  await page.goto(START);
  await go(page, ABOUT);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    addEventListener("focusin", ({ target }) => moved.push((target as Element).localName), true);
  });
  await travel(page, -1);
  await expectShown(page, START);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

for (const when of ["at once", "when the bar is there"]) {
  test(`SOFT-2 of two links, the second ${when}, only the second page is shown (G-47)`, async ({
    page,
  }) => {
    const { errors } = listen(page);
    const releases = [await hold(page, NEWS), await hold(page, ABOUT)];
    await page.goto(START);
    await wake(page);
    const headings = await watchHeadings(page);
    const [first = ""] = await headings();
    await follow(page, NEWS);
    if (when !== "at once") await expect(progressBar(page)).toHaveCount(1);
    await follow(page, ABOUT);
    await expect(page).toHaveURL(ABOUT);
    expect(await headings()).toEqual([first]);
    await expect(progressBar(page)).toHaveCount(1);
    for (const release of releases) release();
    await expectShown(page, ABOUT);
    await expectAtRest(page);
    const shown = await page.locator("h1").innerText();
    expect(await headings()).toEqual([first, shown]);
    expect(errors).toEqual([]);
  });
}

test.describe("SOFT-2 while another page is on its way", () => {
  let release: () => void;
  let headings: () => Promise<string[]>;
  let heard: ReturnType<typeof listen>;

  test.beforeEach(async ({ page }) => {
    heard = listen(page);
    release = await hold(page, NEWS);
    await page.goto(LONG);
    await wake(page);
    await mark(page);
    headings = await watchHeadings(page);
  });

  /** Lets the overtaken page come, and shows that nothing becomes of it. */
  async function expectStill(page: Page, path: string): Promise<void> {
    await expect(progressBar(page)).toHaveCount(0);
    const answered = page.waitForResponse((response) => response.url().endsWith(NEWS));
    release();
    await (await answered).finished();
    await expectAtRest(page);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await headings()).toHaveLength(1);
    expect(await isMarked(page)).toBe(true);
    expect(heard).toEqual({ errors: [], warnings: [] });
  }

  test("a link to the page that is shown keeps it, from its top", async ({ page }) => {
    await scrollPage(page, 500);
    await follow(page, NEWS);
    await expect(progressBar(page)).toHaveCount(1);
    await follow(page, LONG);
    await arrived(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectStill(page, LONG);
  });

  test("a fragment leads to the heading of the page that is shown (LINK-5)", async ({ page }) => {
    await follow(page, NEWS);
    await expect(progressBar(page)).toHaveCount(1);
    const entry = tableOfContents(page, "sv").getByRole("link").nth(2);
    const hash = decodeURIComponent((await entry.getAttribute("href")) ?? "");
    await entry.click();
    await arrived(page);
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeFocused();
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    await expectStill(page, LONG);
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(hash);
  });

  test("back keeps the page that is shown", async ({ page }) => {
    await follow(page, NEWS);
    await expect(progressBar(page)).toHaveCount(1);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(LONG);
    await expectStill(page, LONG);
  });

  test("the drawer can be opened and closed, and the page comes (MOB-4)", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await follow(page, NEWS);
    await expect(progressBar(page)).toHaveCount(1);
    await openDrawer(page, "sv");
    await closeButton(page, "sv").click();
    await expect(drawer(page, "sv")).toBeHidden();
    release();
    await expectShown(page, NEWS);
    await expectAtRest(page);
    await travel(page, -1);
    await expect(page).toHaveURL(LONG);
    expect(await isMarked(page)).toBe(true);
  });

  test("the open drawer goes when the page comes, and locks nothing (MOB-5)", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await follow(page, NEWS);
    await expect(progressBar(page)).toHaveCount(1);
    await openDrawer(page, "sv");
    release();
    await expectShown(page, NEWS);
    await expect(drawer(page, "sv")).toHaveCount(0);
    await expectAtRest(page);
    expect(await page.evaluate(() => "drawerOpen" in document.documentElement.dataset)).toBe(false);
  });
});

test("SOFT-1 pages leave nothing behind: no listener, no element, no second answer", async ({
  page,
}) => {
  const listeners = await countListeners(page);
  await page.goto(START);
  await wake(page);
  const tour = [ABOUT, DOC, NEWS, LONG];
  for (const path of tour) await go(page, path);
  await scrollPage(page, 1);
  const before = await listeners();
  for (const path of [...tour, ...tour, ...tour]) await go(page, path);
  await scrollPage(page, 1);
  await expect.poll(listeners).toEqual(before);
  await expectAtRest(page);
  await expect(announcer(page)).toHaveCount(1);
  await page.evaluate(() => {
    const changes: unknown[] = [];
    Object.assign(window, { changes });
    const bar = document.querySelector("[data-hide-on-scroll]");
    if (bar) {
      new MutationObserver((records) => changes.push(...records)).observe(bar, {
        attributeFilter: ["data-hidden"],
      });
    }
  });
  await scrollPage(page, 300);
  await scrollPage(page, 600);
  await scrollPage(page, 900);
  expect(
    await page.evaluate(() => (window as unknown as { changes: unknown[] }).changes.length),
  ).toBe(1);
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
    "?x=<img src=x onerror=hacked()>",
    '?x="><script>hacked()</script>',
    "#<img src=x onerror=hacked()>",
    '#"><script>hacked()</script>',
    "#%22%5D%2C*%5Bonclick%3D%22hacked()",
    "?docusaurus-theme=javascript:hacked()#%E0%A4%A",
  ]) {
    await page.goto(LONG + text);
    await wake(page);
    expect(await count(), text).toBe(expected.get(LONG));
    for (const path of [ABOUT, LONG]) {
      await go(page, path + text);
      await expectShown(page, path);
      expect(await count(), text).toBe(expected.get(path));
    }
    await go(page, `${LONG}?y=1${text.replace("?", "&")}`);
    expect(await count(), text).toBe(expected.get(LONG));
    expect(await page.evaluate(() => (window as unknown as { hacks: number }).hacks)).toBe(0);
  }
  expect(errors).toEqual([]);
});

function languageMark(page: Page): Locator {
  return page.locator("a[data-full-load]").first();
}

function fail(): never {
  throw new Error("_data/versions.json has fewer than two versions.");
}
