import { addressIn, label, readMenu } from "../support/labels.ts";
import { findOverflow } from "../support/overflow.ts";
import { LOCALES } from "../support/pages.ts";
import { disclosure, docsMenu, mainMenu, menuToggle, tableOfContents } from "../support/shell.ts";
import { closeAnnouncementOf, expect, type Page, test } from "../support/test.ts";
import { setTextSize } from "../support/text-size.ts";

const DOC = "/docs/event/cmi";
const POST = "/blog/2024/03/25/langa-meddelanden";
test("996 px is a phone layout, 997 px none (PE-4, TOC-3, FOOT-1)", async ({ page }) => {
  await page.goto(DOC);
  const contents = tableOfContents(page, "sv");
  const [item] = readMenu("sv");
  const footer = page.getByRole("contentinfo");
  const column = disclosure(footer, "Sociala medier");
  for (const width of [996, 997, 996]) {
    await page.setViewportSize({ width, height: 800 });
    const onPhone = { visible: width === 996 };
    const onDesktop = { visible: width === 997 };
    await expect(menuToggle(page, "sv")).toBeVisible(onPhone);
    await expect(disclosure(mainMenu(page, "sv"), item?.label ?? "")).toBeVisible(onDesktop);
    await expect(
      docsMenu(page, "sv").getByRole("button", { name: label("sv", "docs.mobileMenu") }),
    ).toBeVisible(onPhone);
    await expect(docsMenu(page, "sv").locator('[aria-current="page"]')).toBeVisible(onDesktop);
    await expect(disclosure(contents, label("sv", "TOCCollapsible.toggleButtonLabel"))).toBeVisible(
      onPhone,
    );
    await expect(contents.getByRole("link", { includeHidden: true }).first()).toBeVisible(
      onDesktop,
    );
    await expect(column).toBeVisible(onPhone);
    await expect(footer.getByRole("link", { name: "Facebook" })).toBeVisible(onDesktop);
  }
  await column.click();
  await expect(footer.getByRole("link", { name: "Facebook" })).toBeVisible();
});

test("paper shows the content, and nothing to press (SHELL-1, TOC-3, PREVIEW-1)", async ({
  page,
}) => {
  const print = async (path: string) => {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
  };
  for (const path of [DOC, POST, "/trygghet", "/evenemang"]) {
    await print(path);
    for (const width of [400, 1300]) {
      await page.setViewportSize({ width, height: 800 });
      const pressed = page.locator("nav, button, summary, .leave").filter({ visible: true });
      await expect(pressed, path).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
    }
  }
  await print("/docs/komponenter");
  // As previews have it.
  await page.locator("body > header").evaluate((bar) => {
    bar.insertAdjacentHTML("beforebegin", '<section class="preview-ribbon">Preview</section>');
  });
  await expect(page.getByText("Preview", { exact: true })).toBeHidden();
  await expect(page.getByText("En ruta i det utfällda.")).toBeVisible();
});

test.describe("text of twice the size (PE-6)", () => {
  // Nothing else resets it for the next test.
  test.afterEach(({ page }) => setTextSize(page, 16));

  test("is twice as large in titles, too", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/section");
    const title = page.getByRole("heading", { level: 1 });
    const size = () => title.evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));
    const usual = await size();
    await setTextSize(page, 32);
    await page.reload();
    expect(await size()).toBeGreaterThan(1.9 * usual);
  });

  test("fits the window, cuts off no control, and leaves 20 letters a line", async ({ page }) => {
    await setTextSize(page, 32);
    for (const path of ["/", DOC]) {
      await page.setViewportSize({ width: 1300, height: 800 });
      await gotoWithFonts(page, path);
      for (const width of [320, 997, 1100, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width} px`;
        expect.soft(await findOverflow(page), where).toEqual([]);
        expect.soft(await findCutOff(page), where).toEqual([]);
        if (width >= 997) expect.soft(await lettersPerLine(page), where).toBeGreaterThan(20);
      }
    }
  });

  test("breaks a word that is wider than the field of a hero", async ({ page }) => {
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 320, height: 800 });
    // In a language without a dictionary for hyphens.
    await gotoWithFonts(page, "/for-antagna");
    const texts = page.locator("main").locator("h1, .button");
    // The field hides what is beyond it.
    const rightEdges = await texts.evaluateAll((all) =>
      all.map((element) => {
        element.textContent = "Diskrimineringsombudet";
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      }),
    );
    expect(rightEdges.length).toBeGreaterThan(1);
    expect(Math.max(...rightEdges)).toBeLessThanOrEqual(320);
  });

  test("and the usual one break the longest words of a place or a title", async ({ page }) => {
    for (const path of ["/", "/evenemang", "/ga-med", DOC]) {
      await page.goto(path);
      await page
        .locator("main :is(.lead, .meta > span, .meta a, h3 a, td, .prose dd)")
        .evaluateAll((all) => {
          for (const element of all) element.prepend("Mittenav".repeat(20));
        });
      for (const [width, size] of [
        [1300, 16],
        [390, 32],
        [320, 16],
      ] as const) {
        await setTextSize(page, size);
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

test("BLOG-1 the photo of a post is whole in the list of news", async ({ page }) => {
  await page.goto("/blog");
  const cover = page.locator(".cover.photo").first();
  expect(await cover.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
});

test("NAV-1 in the narrowest desktop layout the bar is one line, items apart", async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  for (const locale of LOCALES) {
    await gotoWithFonts(page, addressIn(locale, "/section"));
    const texts = await mainMenu(page, locale)
      .locator(".panel > ul > li")
      .evaluateAll((items) =>
        items.map((item) => {
          const range = document.createRange();
          range.selectNodeContents(item.querySelector("a, button") ?? item);
          const { left, right, height } = range.getBoundingClientRect();
          return { left, right, height };
        }),
      );
    for (const [index, { left, height }] of texts.entries()) {
      expect(left).toBeGreaterThan((texts[index - 1]?.right ?? 0) + 6);
      expect(height).toBeLessThan(40);
    }
  }
});

test("for a finger controls have 44 px and no words of keys (LEAVE-1)", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({
    baseURL: site.address,
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
  });
  await closeAnnouncementOf(page.context());
  const paths = ["/", "/docs/komponenter", "/docs/event/cmi", "/blog", "/sok?q=fest", POST];
  for (const path of [...paths, "/trygghet"]) {
    await page.goto(path);
    if (path.includes("?")) await expect(page.getByRole("option").first()).toBeVisible();
    const small = await page.locator(CONTROLS).evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => {
          const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
          return { html: control.outerHTML.slice(0, 80), width, height };
        })
        // Half a pixel of tolerance: text has fractions.
        .filter(({ width, height }) => Math.min(width, height) < 43.5),
    );
    expect.soft(small, path).toEqual([]);
  }
  await expect(page.getByText(label("sv", "leave.note"))).toBeVisible();
  await expect(page.getByText(label("sv", "leave.keys"))).toBeHidden();
  await page.close();
});

test("nothing slides or fades for those who prefer reduced motion (PE-5)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", DOC]) {
    await page.goto(path);
    const slowest = await page.evaluate(() => {
      const seconds = (list: string) =>
        Math.max(...list.split(",").map((time) => Number.parseFloat(time)));
      const styles = [...document.querySelectorAll("*")].flatMap((element) =>
        [null, "::before", "::after", "::backdrop"].map((part) => getComputedStyle(element, part)),
      );
      return Math.max(
        ...styles.flatMap((style) => [
          seconds(style.transitionDuration),
          seconds(style.animationDuration),
        ]),
      );
    });
    expect(slowest).toBeLessThanOrEqual(0.001);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  }
});

/** What is pressed, except links in the midst of a text. */
const CONTROLS =
  "button, summary, input, [role=button], [role=option], nav a, footer li a, :is(h2, h3, h4, h5, h6) a, .row a, .tags a, .all-pages a";

/** Controls of the bar that are not wholly inside it, or not inside the window. */
async function findCutOff(page: Page): Promise<(string | null)[]> {
  return page.locator("body > header").evaluate((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return [...bar.querySelectorAll("a, button, summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return (
          box.left < -1 ||
          box.right > innerWidth + 1 ||
          box.top < top - 1 ||
          box.bottom > bottom + 1
        );
      })
      .map((control) => control.textContent);
  });
}

/** How many noughts of the running text fit into the column of the text. */
async function lettersPerLine(page: Page): Promise<number> {
  return page.getByRole("main").evaluate((main) => {
    const column = main.querySelector(".text") ?? main;
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("nothing to measure with");
    pen.font = getComputedStyle(document.body).font;
    return column.clientWidth / pen.measureText("0").width;
  });
}

async function gotoWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}
