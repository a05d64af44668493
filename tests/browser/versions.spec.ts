import { findingsInBothColors } from "../support/axe.ts";
import { addressIn, label } from "../support/labels.ts";
import { settled } from "../support/motion.ts";
import { openElsewhere } from "../support/new-tab.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { disclosure, mainMenu, menuToggle } from "../support/shell.ts";
import { type BrowserContext, expect, type Locator, type Page, test } from "../support/test.ts";
import { serveVariant, type VariantHost } from "../support/variant-host.ts";
import { serveVersions, VERSIONS } from "../support/versions-site.ts";

const KEY = "docs-preferred-version-default";
const [NEXT, LATEST, OLD] = VERSIONS;

let host: VariantHost;
test.beforeAll(async () => {
  host = await serveVersions();
});

for (const locale of LOCALES) {
  test.describe(`versions, ${locale}`, () => {
    test("choosing an entry is remembered, and pages outside the docs lead there (VER-4, PREF-2)", async ({
      page,
    }) => {
      const complaints = listen(page);
      await open(page, locale, "/section");
      expect(await hrefs(page, locale)).toEqual(["/docs/intro", "/docs/intro", "/docs/intro"]);
      await picker(page, locale, LATEST.label[locale]).click();
      await entry(page, locale, NEXT.label[locale]).click();
      await expect(page).toHaveURL(`${host.address}${addressIn(locale, "/docs/next/ny")}`);
      expect(await stored(page)).toBe("next");

      await open(page, locale, "/section");
      await expect(picker(page, locale, NEXT.label[locale])).toBeVisible();
      expect(await hrefs(page, locale)).toEqual([
        "/docs/next/intro",
        "/docs/next/ny",
        "/docs/next/ny",
      ]);
      await expect(bar(page, locale).nth(1)).toHaveText("Nyast");
      await bar(page, locale).first().click();
      await expect(page).toHaveURL(`${host.address}${addressIn(locale, "/docs/next/intro")}`);

      // The other language is on the same machine; its pages follow (STORE-1).
      const other = locale === "sv" ? "en" : "sv";
      await open(page, other, "/");
      await expect(picker(page, other, NEXT.label[other])).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test("entries keep query and fragment (VER-3)", async ({ page }) => {
      await open(page, locale, "/docs/next/board?x=1#del-ett");
      const toggle = picker(page, locale, NEXT.label[locale]);
      await toggle.click();
      const to = (path: string) => addressIn(locale, path);
      const latest = entry(page, locale, LATEST.label[locale]);
      await expect(latest).toHaveAttribute("href", to("/docs/board?x=1#del-ett"));
      await expect(entry(page, locale, OLD.label[locale])).toHaveAttribute(
        "href",
        to("/docs/2025/intro?x=1#del-ett"),
      );
      await page.evaluate(() => {
        location.hash = "annat";
      });
      await expect(latest).toHaveAttribute("href", to("/docs/board?x=1#annat"));
      await expect(entry(page, locale, NEXT.label[locale])).toHaveAttribute("aria-current", "page");
      await latest.click();
      await expect(page).toHaveURL(`${host.address}${to("/docs/board?x=1#annat")}`);
    });

    test("the note of another version leads to the latest and remembers it (VER-5, G-36)", async ({
      page,
      context,
    }) => {
      await preset(context, "2025");
      await open(page, locale, "/docs/2025/intro");
      const note = page.getByRole("note").first();
      await expect(note).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await note
        .getByRole("link", { name: label(locale, "docs.versions.latestVersionLinkLabel") })
        .click();
      await expect(page).toHaveURL(`${host.address}${addressIn(locale, "/docs/intro")}`);
      await expect.poll(() => stored(page)).toBe("current");
    });

    test("in the mobile menu an entry is remembered, and the menu closes (VER-4, MOB-4, MOB-11)", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 400, height: 800 });
      await open(page, locale, "/section");
      await menuToggle(page, locale).click();
      const drawer = page.getByRole("dialog");
      const group = label(locale, "navbar.mobileVersionsDropdown.label");
      await drawer.getByRole("button", { name: group, exact: true }).click();
      await settled(page);
      await drawer.getByRole("link", { name: NEXT.label[locale], exact: true }).click();
      await expect(page).toHaveURL(`${host.address}${addressIn(locale, "/docs/next/ny")}`);
      await expect(drawer).toBeHidden();
      expect(await stored(page)).toBe("next");
    });

    test("the open picker has no accessibility findings in light and in dark colours", async ({
      page,
      context,
    }) => {
      await preset(context, "next");
      await open(page, locale, "/docs/2025/intro");
      await picker(page, locale, OLD.label[locale]).click();
      await expect(entry(page, locale, NEXT.label[locale])).toBeVisible();
      expect(await findingsInBothColors(page)).toEqual([]);
    });
  });
}

/** What does not depend on the language of the labels. */
test.describe("versions", () => {
  const locale: Locale = "sv";

  test("a dropdown that comes to life keeps the preferred version (PREF-2)", async ({
    page,
    context,
  }) => {
    const complaints = listen(page);
    await preset(context, "2025");
    await open(page, locale, "/section");
    const toggle = picker(page, locale, OLD.label[locale]);
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(toggle).toHaveText(OLD.label[locale]);
    await mainMenu(page, locale).locator("button[aria-expanded]").first().click();
    await expect(
      mainMenu(page, locale).getByRole("link", { name: "Dokument", exact: true }),
    ).toHaveAttribute("href", addressIn(locale, "/docs/2025/intro"));
    expect(complaints).toEqual([]);
  });

  test("on a docs page its own version wins (PREF-2, VER-1)", async ({ page, context }) => {
    await preset(context, "next");
    await open(page, locale, "/docs/2025/intro");
    await expect(picker(page, locale, OLD.label[locale])).toBeVisible();
    expect(await hrefs(page, locale)).toEqual(Array(3).fill("/docs/2025/intro"));
    expect(await stored(page)).toBe("next");
  });
});

test("an entry that is opened elsewhere is remembered as well (VER-4)", async ({ page }) => {
  for (const [index, init] of [{ modifiers: ["ControlOrMeta"] }, { button: "middle" }].entries()) {
    const version = index === 0 ? NEXT : OLD;
    await open(page, "sv", "/section");
    await mainMenu(page, "sv").locator("button[aria-expanded]").nth(1).click();
    const link = entry(page, "sv", version.label.sv);
    const opened = await openElsewhere(page, () => link.click(init as never));
    expect(opened).toBe(await link.getAttribute("href"));
    expect(await stored(page)).toBe(version.name);
    await expect(page).toHaveURL(`${host.address}/section`);
    await expect(picker(page, "sv", version.label.sv)).toBeVisible();
  }
});

test("a visit alone is not remembered (VER-4)", async ({ page }) => {
  for (const path of ["/docs/next/board", "/docs/2025/intro", "/section", "/"]) {
    await open(page, "sv", path);
    await page.mouse.move(300, 300);
    await page.mouse.move(600, 30);
  }
  expect(await stored(page)).toBeNull();
});

test("a name that is no version is forgotten, without an error (PREF-1)", async ({
  page,
  context,
}) => {
  const complaints = listen(page);
  await preset(context, "9.9");
  await open(page, "sv", "/section");
  await expect.poll(() => stored(page)).toBeNull();
  await expect(picker(page, "sv", LATEST.label.sv)).toBeVisible();
  expect(await hrefs(page, "sv")).toEqual(Array(3).fill("/docs/intro"));
  expect(complaints).toEqual([]);
});

for (const width of [1300, 1180, 400]) {
  test(`applying the preferred version moves nothing at ${width} px (PREF-2)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const before = await positions();
    await preset(context, "next");
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const after = await positions();
    await expect(page.locator("[data-labels]").first()).toHaveText("Nyast");
    expect(after).toEqual(before);
    await page.waitForTimeout(200);
    expect(
      await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
    ).toBe(0);

    async function positions() {
      await open(page, "sv", "/section");
      await page.waitForLoadState("networkidle");
      return page
        .locator("header.bar :is(a, button, summary)")
        .filter({ visible: true })
        .evaluateAll((all) => all.map((item) => JSON.stringify(item.getBoundingClientRect())));
    }
  });
}

test("another tab follows (STORE-3, PREF-2)", async ({ page, context }) => {
  await open(page, "sv", "/section");
  const second = await context.newPage();
  await open(second, "sv", "/docs/intro");
  await picker(second, "sv", LATEST.label.sv).click();
  await entry(second, "sv", NEXT.label.sv).click();
  await expect(picker(page, "sv", NEXT.label.sv)).toBeVisible();
  await second.evaluate(() => localStorage.clear());
  await expect(picker(page, "sv", LATEST.label.sv)).toBeVisible();
});

test.describe("with storage blocked", () => {
  test("the picker works, and the console is told once (STORE-2)", async ({ page }) => {
    const complaints = listen(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await open(page, "sv", "/docs/intro");
    await picker(page, "sv", LATEST.label.sv).click();
    await entry(page, "sv", NEXT.label.sv).click();
    await expect(page).toHaveURL(`${host.address}/docs/next/intro`);
    await expect(picker(page, "sv", NEXT.label.sv)).toBeVisible();
    expect(complaints).toEqual([expect.stringContaining("Storage is not available")]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`every version is a link, ${locale} (PE-1, VER-3)`, async ({ page }) => {
      await open(page, locale, "/docs/board");
      await picker(page, locale, LATEST.label[locale]).hover();
      await entry(page, locale, NEXT.label[locale]).click();
      await expect(page).toHaveURL(`${host.address}${addressIn(locale, "/docs/next/board")}`);
    });
  }
});

test.describe("with one version", () => {
  let single: VariantHost;
  test.beforeAll(async () => {
    const versions = [{ name: "current", label: LATEST.label, path: "" }];
    single = await serveVariant({
      "_data/versions.json": JSON.stringify({ last: "current", versions }),
    });
  });

  test("a key of earlier times is gone after one load, and none is written (PREF-3)", async ({
    page,
    context,
  }) => {
    await preset(context, "2025");
    await page.goto(`${single.address}/docs/intro`);
    await expect.poll(() => stored(page)).toBeNull();
    for (const path of ["/", "/section", "/docs/board", "/en/docs/intro", "/blog"]) {
      await page.goto(single.address + path);
      await page.mouse.move(300, 30, { steps: 3 });
      await page.keyboard.press("Tab");
    }
    expect(await stored(page)).toBeNull();
  });
});

async function open(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(host.address + addressIn(locale, path));
}

/** Stores a name before the first page, and only then. */
async function preset(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("preset")) return;
      sessionStorage.setItem("preset", "done");
      localStorage.setItem(key, value);
    },
    [KEY, name] as const,
  );
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

function picker(page: Page, locale: Locale, version: string): Locator {
  return disclosure(mainMenu(page, locale), version);
}

function entry(page: Page, locale: Locale, version: string): Locator {
  return mainMenu(page, locale)
    .locator("a[data-version]")
    .and(page.getByRole("link", { name: version, exact: true }));
}

/** The items of the bar that depend on the version: a doc, a sidebar, a version. */
function bar(page: Page, locale: Locale): Locator {
  return mainMenu(page, locale).locator("div:not(.drop) > ul > li > a:not([href$=blog])");
}

/** Where they lead, without the language. */
async function hrefs(page: Page, locale: Locale): Promise<string[]> {
  const all = await bar(page, locale).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  return all.map((href) => href.replace(/^\/en/, ""));
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}
