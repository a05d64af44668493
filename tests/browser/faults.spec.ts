import { readGroups } from "../support/labels.ts";
import { colorButton, disclosure, mainMenu, menuItem } from "../support/shell.ts";
import {
  changePages,
  expectShown,
  isMarked,
  mark,
  openPage,
  watchRequests,
} from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/*
 * What can go wrong around a page, and what a visitor sees then. Failures of fetched pages are in
 * failures.spec.ts and tests/unit/widgets/navigation, presses before hydration in the specs of each
 * widget.
 */

/** Two pages with links in the main menu. */
const [HERE, NEXT] = ["/section", "/blog"];

const root = (page: Page) => page.locator("html");
const firstGroup = (page: Page) =>
  disclosure(mainMenu(page, "sv"), readGroups("sv")[0]?.label ?? "");

test("LOAD-2 where a script is of an earlier build the next page loads whole", async ({ page }) => {
  const { warnings } = listen(page);
  const { documents } = watchRequests(page);
  await page.route(/\/assets\/every-page-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await openPage(page, HERE);
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

test("LOAD-2 after a deployment only the first link loads a page as a whole", async ({ page }) => {
  const { errors } = listen(page);
  const { documents } = watchRequests(page);
  await openPage(page, HERE);
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

test("PE-7 widgets work on a page that a browser or an extension changes", async ({ page }) => {
  await page.addInitScript(addNodes);
  await page.addInitScript(translate);
  await openPage(page, HERE);
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
  await expect(page.locator("body > x-extension")).toHaveCount(2);
  await expect(page.locator("body[data-extension]")).toHaveCount(1);
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
