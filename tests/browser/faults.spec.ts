import { closeButton, drawer, openDrawer } from "../support/drawer.ts";
import { label, readGroups } from "../support/labels.ts";
import { waitForModule, wake } from "../support/scrolling.ts";
import {
  colorButton,
  disclosure,
  mainMenu,
  menuItem,
  menuToggle,
  tableOfContents,
} from "../support/shell.ts";
import {
  changePages,
  expectShown,
  hold,
  isMarked,
  mark,
  openSavingData,
  watchRequests,
} from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { blockStorage, listen } from "../support/visitor-storage.ts";

/*
 * What can go wrong around a page, and what a visitor sees then. Failures of fetched pages are in
 * failures.spec.ts and tests/unit/widgets/navigation, presses before hydration in the specs of each
 * widget.
 */

/** Two pages with links in the main menu, and one with sections. */
const [HERE, NEXT, LONG] = ["/section", "/blog", "/for-antagna"];
const PHONE = { width: 400, height: 800 };
const SEARCH_INDEX = /\/search-sv\.json$/;

const root = (page: Page) => page.locator("html");
const firstGroup = (page: Page) =>
  disclosure(mainMenu(page, "sv"), readGroups("sv")[0]?.label ?? "");

test("AID-9 without storage steps can be ticked, and nobody says that they are kept", async ({
  page,
}) => {
  const heard = listen(page);
  await blockStorage(page);
  await page.goto("/en/join");
  const list = page.getByRole("group", { name: "To do" });
  await expect(list.getByRole("button", { name: "Print the list" })).toBeVisible();
  await list.getByRole("checkbox", { name: "Join the queue" }).check();
  await expect(list.getByText(label("en", "checklist.kept"))).toBeHidden();
  await expect(list.getByRole("checkbox", { name: "Join the queue" })).toBeChecked();
  expect([heard.errors, heard.warnings.length]).toEqual([[], 1]);
});

test("LOAD-2 without the script that shows pages in place, which a build has taken away, the next page is loaded as a whole, at its top, one step from this", async ({
  page,
}) => {
  const { warnings } = listen(page);
  const { documents } = watchRequests(page);
  await page.route(/\/assets\/every-page-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await openSavingData(page, HERE);
  await page.evaluate(() => scrollTo(0, 300));
  const entries = await page.evaluate(() => history.length);
  await menuItem(page, "sv", NEXT).press("Enter");
  await expect.poll(() => documents).toEqual([HERE, NEXT]);
  await expectShown(page, NEXT);
  expect(warnings).toEqual([]);
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries + 1]);
  await page.goBack();
  await expectShown(page, HERE);
});

test("LOAD-2 when the site has been rebuilt, the first click loads the page with its own script, the next is in place again", async ({
  page,
}) => {
  const { errors } = listen(page);
  const { documents } = watchRequests(page);
  await openSavingData(page, HERE);
  const script = page.locator("script[type=module]");
  const source = (await script.getAttribute("src")) ?? "";
  const rebuilt = source.replace(".js", "-rebuilt.js");
  await page.route(`**${rebuilt}`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL(source, page.url()).href }) }),
  );
  await changePages(page, (html) => html.replaceAll(source, rebuilt));
  await menuItem(page, "sv", NEXT).click();
  await expectShown(page, NEXT);
  await expect(script).toHaveAttribute("src", rebuilt);
  expect(documents).toEqual([HERE, NEXT]);
  await mark(page);
  await menuItem(page, "sv", HERE).click();
  await expectShown(page, HERE);
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("SEARCH-6 with an index of another build the search says what to do, and finds when it is tried again", async ({
  page,
}) => {
  await page.route(SEARCH_INDEX, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"version":\d+/, '"version":0');
    await route.fulfill({ response, body });
  });
  await page.goto(HERE);
  await wake(page);
  await page.locator("[data-search]").click();
  const dialog = page.getByRole("dialog", { name: label("sv", "search.label") });
  await expect(dialog.getByText(label("sv", "search.failed")).first()).toBeVisible();
  await expect(dialog.getByRole("link", { name: label("sv", "search.allPages") })).toHaveAttribute(
    "href",
    /\/sok$/,
  );
  await page.unroute(SEARCH_INDEX);
  await dialog.getByRole("combobox").fill("klubbmästeriet");
  await dialog.getByRole("button", { name: label("sv", "loadError.retry") }).click();
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/docs/event/cmi");
});

test("SEARCH-3 where the script of the search cannot be had, the list of all pages is opened", async ({
  page,
}) => {
  await page.route(/\/assets\/search-[^/]*\.js$/, (route) => route.abort());
  await page.goto(HERE);
  await wake(page);
  await page.locator("[data-search]").click();
  await expectShown(page, "/sok");
});

test("PE-1 in a browser without the Navigation API links load whole pages, and everything works", async ({
  page,
}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    for (let owner: object = window; owner !== null; owner = Object.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, "navigation");
  });
  await page.goto(HERE);
  await wake(page);
  await mark(page);
  await menuItem(page, "sv", NEXT).click();
  await expect(page).toHaveURL(NEXT);
  expect(await isMarked(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(HERE);
  await page.goto(LONG);
  await tableOfContents(page, "sv").getByRole("link").nth(2).click();
  await expect(page).toHaveURL(/#/);
  await firstGroup(page).click();
  await expect(firstGroup(page)).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize(PHONE);
  await openDrawer(page, "sv");
  await drawer(page, "sv").locator(`a[href="${NEXT}"]`).first().click();
  await expect(page).toHaveURL(NEXT);
  expect([...heard.errors, ...heard.warnings]).toEqual([]);
});

for (const [what, change] of [
  ["to which an extension adds elements before hydration", addNodes],
  ["that the browser translates", translate],
] as const) {
  test(`PE-7 on a page ${what} colours and lists can be chosen, once each, and links lead to and fro in place`, {
    tag: change === addNodes ? "@nightly" : [],
  }, async ({ page }) => {
    await page.addInitScript(change);
    await openSavingData(page, HERE);
    await mark(page);
    for (const choice of ["light", "dark"]) {
      await colorButton(page, "sv").click();
      await expect(root(page)).toHaveAttribute("data-theme-choice", choice);
    }
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    await expect(colorButton(page, "sv")).toHaveCount(1);
    for (const path of [NEXT, HERE]) {
      await firstGroup(page).press("Enter");
      await expect(firstGroup(page)).toHaveAttribute("aria-expanded", "true");
      await firstGroup(page).press("Escape");
      await menuItem(page, "sv", path).click();
      await expectShown(page, path);
    }
    expect(await isMarked(page)).toBe(true);
    const added = change === addNodes ? 2 : 0;
    await expect(page.locator("body > x-extension")).toHaveCount(added);
    await expect(page.locator("body[data-extension]")).toHaveCount(added / 2);
  });
}

test("PE-7 on a page that the browser translates, presses, the focus and the menu are kept while its islands come to life", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.addInitScript(translate);
  const island = (name: string) => page.locator(`[data-widget=${name}]`).first();
  const open = async (name = "dropdown") => {
    const arrive = await hold(page, new RegExp(`/assets/${name}-[^/]*\\.js$`));
    await page.goto(HERE);
    await expect(island(name)).toHaveAttribute("data-state", "waiting");
    return async () => {
      await expect(island(name)).toHaveAttribute("data-state", "loading");
      arrive();
      await waitForModule(page, name);
    };
  };
  const isReady = (name = "dropdown") =>
    expect(island(name)).toHaveAttribute("data-state", "ready");

  for (const [press, release] of [
    [() => page.mouse.down(), () => page.mouse.up()],
    [() => page.keyboard.down("Space"), () => page.keyboard.up("Space")],
  ] as const) {
    const arrive = await open();
    await firstGroup(page).hover();
    await firstGroup(page).focus();
    await press();
    await arrive();
    // Frames in which it could come to life too early.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await release();
    await expect(firstGroup(page)).toHaveAttribute("aria-expanded", "true");
  }

  const arrive = await open();
  await firstGroup(page).focus();
  await arrive();
  await isReady();
  await page.keyboard.press("Enter");
  await expect(firstGroup(page)).toHaveAttribute("aria-expanded", "true");

  await page.setViewportSize(PHONE);
  const arriveOnPhone = await open("mobile-menu");
  await menuToggle(page, "sv").click();
  await arriveOnPhone();
  await isReady("mobile-menu");
  await expect(drawer(page, "sv")).toBeVisible();
  await expect(closeButton(page, "sv")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menuToggle(page, "sv")).toBeFocused();
});

/** What extensions do to a page as soon as it is there. */
function addNodes(): void {
  document.addEventListener("DOMContentLoaded", () => {
    const { body, head, documentElement } = document;
    const add = () => document.createElement("x-extension");
    documentElement.dataset.extension = "on";
    body.dataset.extension = "on";
    body.prepend(add());
    body.append(add());
    for (const slot of document.querySelectorAll("[data-widget]")) {
      slot.prepend(add());
      slot.querySelector("button")?.append(add());
      slot.querySelector("li")?.before(add());
    }
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: "chrome-extension://abc/x.css",
    });
    head.prepend(document.createElement("style"), link, document.createElement("script"));
  });
}

/** Puts each text into an element of its own, as the translation of Chromium does, and names another language. */
function translate(): void {
  const font = () => document.createElement("font");
  const wrap = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style")) continue;
      const [outer, inner] = [font(), font()];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = "de";
    document.documentElement.className = "translated-ltr";
  };
  document.addEventListener("DOMContentLoaded", () => {
    wrap();
    new MutationObserver(wrap).observe(document, { childList: true, subtree: true });
  });
}
