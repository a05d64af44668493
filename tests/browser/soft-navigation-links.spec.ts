import { openElsewhere } from "../support/new-tab.ts";
import { scrollPage, scrollTop, wake } from "../support/scrolling.ts";
import { barBottom, tableOfContents } from "../support/shell.ts";
import {
  addLink,
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
  watchRequests,
} from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const HERE = "/section";
const THERE = "/for-sokande";
/** Its headings have å, ä and ö. */
const LONG = "/for-antagna";
const HEADING = "stockholms-stads-bostadsförmedling";

// Low, so that every page can be scrolled.
test.use({ viewport: { width: 1300, height: 500 } });

test.describe("LINK-2 who follows a link", () => {
  let requests: ReturnType<typeof watchRequests>;

  test.beforeEach(async ({ page }) => {
    await page.goto(HERE);
    await wake(page);
    await mark(page);
    requests = watchRequests(page);
  });

  /** The page is as it was. */
  async function expectUntouched(page: Page): Promise<void> {
    await expectShown(page, HERE);
    expect(await isMarked(page)).toBe(true);
    expect(requests.documents).toEqual([]);
    await expectAtRest(page);
  }

  test("in place: a page by its path or whole address, also with a rel or the target _self (LINK-1)", async ({
    page,
    baseURL,
  }) => {
    for (const [href, attributes] of [
      [THERE, {}],
      [baseURL + HERE, {}],
      [THERE, { target: "_self" }],
      [HERE, { rel: "next" }],
    ] as const) {
      await (await addLink(page, href, attributes)).click();
      await expectShown(page, href.replace(baseURL ?? "", ""));
    }
    expect(await isMarked(page)).toBe(true);
    expect(requests.documents).toEqual([]);
  });

  for (const { way, options } of [
    { way: "Ctrl", options: { modifiers: ["ControlOrMeta"] } },
    { way: "Shift", options: { modifiers: ["Shift"] } },
    { way: "the middle button", options: { button: "middle" } },
  ] as const) {
    test(`by the browser: ${way} opens it elsewhere, and the page stays`, async ({ page }) => {
      const link = await addLink(page, THERE);
      const opened = await openElsewhere(page, () =>
        link.click(options as Parameters<typeof link.click>[0]),
      );
      expect(opened).toBe(THERE);
      await expectUntouched(page);
    });
  }

  test("by the browser: a target of its own", async ({ page }) => {
    const link = await addLink(page, THERE, { target: "_blank" });
    expect(await openElsewhere(page, () => link.click())).toBe(THERE);
    await expectUntouched(page);
  });

  test("by the browser: a download", async ({ page }) => {
    const link = await addLink(page, THERE, { download: "sida.html" });
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toBe("sida.html");
    await expectShown(page, HERE);
    expect(await isMarked(page)).toBe(true);
  });

  test("by nobody: the context menu, and a click that something else has taken", async ({
    page,
  }) => {
    await (await addLink(page, THERE)).click({ button: "right" });
    await expectUntouched(page);
    await page.keyboard.press("Escape");
    await page.evaluate(() =>
      document.querySelector("main")?.addEventListener("click", (event) => event.preventDefault()),
    );
    await (await addLink(page, THERE)).click();
    await expectUntouched(page);
  });

  for (const { kind, href, attributes } of [
    { kind: "a feed", href: "/blog/rss.xml", attributes: {} },
    { kind: "an image", href: "/img/mark.svg", attributes: {} },
    { kind: "another language (LOC-4)", href: "/en/section", attributes: {} },
    { kind: "what is marked for it", href: THERE, attributes: { "data-full-load": "" } },
    { kind: "another origin", href: "https://example.org/section", attributes: {} },
  ]) {
    test(`by the browser, as a whole: ${kind}`, async ({ page }) => {
      await page.route("https://example.org/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
      );
      const { pathname } = new URL(href, "https://example.org");
      const loaded = page.waitForResponse((answer) => answer.url().endsWith(href));
      await (await addLink(page, href, attributes)).click();
      await loaded;
      await page.waitForLoadState();
      expect(requests.documents).toEqual([pathname]);
      expect(requests.fetched.filter((path) => path === pathname)).toEqual([]);
      expect(await isMarked(page)).toBe(false);
    });
  }
});

for (const reached of ["by loading it", "by a link"]) {
  test(`LINK-5 a fragment of a page reached ${reached} is the browser's: one entry, no request, the next Tab in the section`, async ({
    page,
  }) => {
    await page.goto(reached === "by a link" ? HERE : LONG);
    await wake(page);
    if (reached === "by a link") await go(page, LONG);
    await mark(page);
    const requests = watchRequests(page);
    const announced = await announcer(page).allTextContents();
    const entries = await historyLength(page);
    const entry = tableOfContents(page, "sv").getByRole("link").nth(1);
    const id = decodeURIComponent((await entry.getAttribute("href"))?.slice(1) ?? "");
    const heading = page.locator(`[id="${id}"]`);
    for (const added of [1, 1]) {
      await scrollPage(page, 1200);
      await entry.click();
      await arrived(page);
      expect(await historyLength(page)).toBe(entries + added);
      await expect(heading).toBeInViewport();
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await barBottom(page));
    }
    await page.keyboard.press("Tab");
    const isAfter = await heading.evaluate((element) =>
      Boolean(
        document.activeElement &&
          element.compareDocumentPosition(document.activeElement) &
            Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
    expect(isAfter).toBe(true);
    expect(requests.documents).toEqual([]);
    expect(requests.fetched).not.toContain(LONG);
    await expect(progressBar(page)).toHaveCount(0);
    expect(await announcer(page).allTextContents()).toEqual(announced);
    await travel(page, -1);
    await expect(page).toHaveURL(LONG);
    expect(await isMarked(page)).toBe(true);
  });
}

for (const address of [LONG, `${LONG}?x=1`]) {
  test(`SOFT-3 a link on ${address} to itself asks for nothing, adds no entry, and leads to the top`, async ({
    page,
  }) => {
    await page.goto(address);
    await wake(page);
    await mark(page);
    const requests = watchRequests(page);
    const entries = await historyLength(page);
    for (let time = 0; time < 2; time += 1) {
      await scrollPage(page, 500);
      await go(page, address);
      expect(await scrollTop(page)).toBe(0);
      expect(await historyLength(page)).toBe(entries);
    }
    expect(requests.documents).toEqual([]);
    expect(requests.fetched).not.toContain(LONG);
    await expectAtRest(page);
    expect(await isMarked(page)).toBe(true);
  });
}

for (const hash of [`#${HEADING}`, `#${encodeURIComponent(HEADING)}`]) {
  test(`SCROLL-1, SHELL-3, HIDE-3 a link to ${hash} on another page leads to the heading, below the bar (G-16)`, async ({
    page,
  }) => {
    const { errors } = listen(page);
    await page.goto(HERE);
    await mark(page);
    await scrollPage(page, 300);
    await go(page, LONG + hash);
    await expectShown(page, LONG);
    const heading = page.locator(`[id="${HEADING}"]`);
    await expect(heading).toBeFocused();
    const top = (await heading.boundingBox())?.y ?? 0;
    const bottom = await barBottom(page);
    expect(bottom).toBeGreaterThan(0);
    expect(top).toBeGreaterThanOrEqual(bottom);
    expect(top).toBeLessThan(bottom + 50);
    await expect(announcer(page)).toHaveText(await page.title());
    // Where the focus was only lent, nothing remains of it.
    await page.keyboard.press("Tab");
    await expect(heading).not.toHaveAttribute("tabindex");
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });
}

test("SCROLL-1 a link to another page leads to its top, whatever its fragment, unless that names a heading (G-18)", async ({
  page,
}) => {
  const { errors } = listen(page);
  await page.goto(HERE);
  await mark(page);
  for (const rest of ["", "#", "#top", "#nope", "#%E0%A4%A", "?x=1", "?x=1#nope"]) {
    await scrollPage(page, 300);
    await go(page, LONG + rest);
    await expectShown(page, LONG);
    expect(await page.evaluate(() => [scrollX, scrollY]), rest).toEqual([0, 0]);
    expect(await page.evaluate(() => location.href.slice(location.origin.length))).toBe(
      LONG + rest,
    );
    await go(page, HERE);
  }
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});

for (const speed of ["at once", "late"]) {
  test(`SCROLL-2 back and forward return to where one was, when the page comes ${speed} (G-54)`, async ({
    page,
  }) => {
    await page.goto(LONG);
    await mark(page);
    await scrollPage(page, 1500);
    await go(page, HERE);
    expect(await scrollTop(page)).toBe(0);
    await scrollPage(page, 200);
    if (speed === "late") {
      const release = await hold(page, LONG);
      await page.evaluate(() => history.back());
      await expect(progressBar(page)).toHaveCount(1);
      await expect(page.locator("h1")).toBeAttached();
      release();
    } else {
      await go(page, LONG);
      await travel(page, -1);
      await expect.poll(() => scrollTop(page)).toBe(200);
      await page.evaluate(() => history.back());
    }
    await expectShown(page, LONG);
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await travel(page, 1);
    await expectShown(page, HERE);
    await expect.poll(() => scrollTop(page)).toBe(200);
    expect(await isMarked(page)).toBe(true);
  });
}

test.describe("SCROLL-3 on the page that is shown", () => {
  let requests: ReturnType<typeof watchRequests>;

  test.beforeEach(async ({ page }) => {
    await page.goto(`${LONG}?x=1`);
    await wake(page);
    await mark(page);
    await scrollPage(page, 500);
    requests = watchRequests(page);
  });

  test.afterEach(async ({ page }) => {
    expect(requests.documents).toEqual([]);
    expect(requests.fetched).not.toContain(LONG);
    expect(await isMarked(page)).toBe(true);
    await expectAtRest(page);
  });

  for (const way of ["pushState", "replaceState", "link"] as const) {
    test(`another query by ${way} leaves the position`, async ({ page }) => {
      if (way === "link") await follow(page, `${LONG}?x=2`);
      else await page.evaluate((method) => history[method](null, "", "?x=2"), way);
      await arrived(page);
      await expect(page).toHaveURL(`${LONG}?x=2`);
      expect(await scrollTop(page)).toBe(500);
    });
  }

  test("back to another query returns to where one was", async ({ page }) => {
    await go(page, `${LONG}?x=2`);
    await scrollPage(page, 900);
    await travel(page, -1);
    await expect(page).toHaveURL(`${LONG}?x=1`);
    await expect.poll(() => scrollTop(page)).toBe(500);
  });

  test("another query and a fragment lead to the heading, and the focus with them", async ({
    page,
  }) => {
    await go(page, `${LONG}?x=2#${HEADING}`);
    await expect(page.locator(`[id="${HEADING}"]`)).toBeFocused();
    await expect(page.locator(`[id="${HEADING}"]`)).toBeInViewport();
  });

  test("another query with the fragment that is there leaves the position", async ({ page }) => {
    await go(page, `${LONG}?x=1#${HEADING}`);
    await scrollPage(page, 700);
    await go(page, `${LONG}?x=2#${HEADING}`);
    expect(await scrollTop(page)).toBe(700);
  });

  test("the address without its fragment leads to the top", async ({ page }) => {
    await go(page, `${LONG}?x=1#${HEADING}`);
    await go(page, `${LONG}?x=1`);
    expect(await scrollTop(page)).toBe(0);
  });
});

for (const { to, hash } of [
  { to: "the top", hash: "" },
  { to: "a heading", hash: `#${HEADING}` },
]) {
  test(`SCROLL-4 a link leads to ${to} of the next page in one step`, async ({ page }) => {
    await page.goto(HERE);
    await wake(page);
    await scrollPage(page, 300);
    await page.evaluate(() => {
      const positions = [scrollY];
      Object.assign(window, { positions });
      const note = () => {
        if (scrollY !== positions.at(-1)) positions.push(scrollY);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await go(page, LONG + hash);
    await expectShown(page, LONG);
    // Time enough for whatever might still slide.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    const last = await scrollTop(page);
    expect(last === 0).toBe(hash === "");
    expect(
      await page.evaluate(() => (window as unknown as { positions: number[] }).positions),
    ).toEqual([300, last]);
  });
}
