import { closeButton, drawer } from "../support/drawer.ts";
import { ANNOUNCEMENT, CHAPTERS } from "../support/fixture.ts";
import { addressIn, label, readGroups, readMenu } from "../support/labels.ts";
import {
  announcementBar,
  announcementClose,
  barBottom,
  colorButton,
  disclosure,
  docsMenu,
  isMobile,
  languageDisclosure,
  languageName,
  mainMenu,
  menuLink,
  menuToggle,
  openAllCategories,
  openMenuGroup,
  tableOfContents,
} from "../support/shell.ts";
import { expect, type Locator, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

const DOC = "/docs/event/cmi";
const OTHER = { sv: "en", en: "sv" } as const;
/** Each layout in one language: the labels differ, the markup does not. */
const LAYOUTS = [
  { layout: "desktop", locale: "sv", viewport: { width: 1300, height: 800 } },
  { layout: "phone", locale: "en", viewport: { width: 400, height: 800 } },
] as const;

for (const { layout, locale, viewport } of LAYOUTS) {
  test.describe(`without JavaScript, ${layout}, ${locale}`, () => {
    test.use({ viewport });

    test("menus lead to pages and languages (PE-1, NAV-1, LOC-1, LOC-2)", async ({ page }) => {
      let followed: string | null | undefined;
      for (const entry of readMenu(locale)) {
        await page.goto(addressIn(locale, "/blog/archive"));
        const isGroup = entry.items.length > 0 && entry.href === null;
        await openMenuGroup(page, locale, isGroup ? entry : null);
        const targets = isGroup ? entry.items : [entry];
        for (const target of targets) {
          await expect(menuLink(page, locale, target)).toBeVisible();
          await expect(menuLink(page, locale, target)).toHaveAttribute("href", target.href ?? "");
        }
        // One of these plain links is enough.
        const inside = targets.findLast((target) => target.href?.startsWith("/"));
        if (!inside || followed) continue;
        followed = inside.href;
        await menuLink(page, locale, inside).click();
        await expect(page).toHaveURL(followed ?? "");
      }
      expect(followed).toBeTruthy();

      const other = OTHER[locale];
      await page.goto(addressIn(locale, DOC));
      // The languages of the drawer are open.
      if (isMobile(page)) await openMenuGroup(page, locale, null);
      else await languageDisclosure(page, locale).click();
      await page
        .locator("header")
        .getByRole("link", { name: languageName(other), exact: true })
        .click();
      await expect(page).toHaveURL(addressIn(other, DOC));
    });

    test("the menu of the docs leads to all of them (PE-1)", async ({ page }) => {
      await page.goto(addressIn(locale, DOC));
      const onPhone = isMobile(page);
      const menu = onPhone
        ? page.getByRole("dialog").getByRole("navigation", {
            name: label(locale, "docs.sidebar.navAriaLabel"),
          })
        : docsMenu(page, locale);
      const linkTo = (path: string) => menu.locator(`a[href="${addressIn(locale, path)}"]`);
      if (onPhone) {
        await menuToggle(page, locale).click();
        await closeButton(page, locale).click();
        await expect(drawer(page, locale)).toBeHidden();
        await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
        await docsMenu(page, locale)
          .getByRole("button", { name: label(locale, "docs.mobileMenu") })
          .click();
      }
      await expect(linkTo("/docs/event/kultur")).toBeVisible();
      await expect(linkTo("/docs/studier/utbyte")).toBeHidden();
      await expect(menu.locator('[aria-current="page"]')).toHaveAttribute(
        "href",
        addressIn(locale, DOC),
      );
      await openAllCategories(menu);
      for (const path of ["/docs/board", "/docs/event/large/gasque", "/docs/social/geni"]) {
        await expect(linkTo(path)).toBeVisible();
      }
      for (const path of CHAPTERS) await expect.soft(linkTo(path)).toBeVisible();
      await linkTo("/docs/studier/utbyte").click();
      await expect(page).toHaveURL(addressIn(locale, "/docs/studier/utbyte"));
    });

    test("contents lead to headings below the bar (PE-1, TOC-3, ANCH-4)", async ({ page }) => {
      for (const path of [DOC, "/blog/2024/03/25/langa-meddelanden", "/section"]) {
        await page.goto(addressIn(locale, path));
        const contents = tableOfContents(page, locale);
        const last = contents.getByRole("link").last();
        // The post has too few sections for a list of them on a phone.
        if (isMobile(page) && path.startsWith("/blog/")) {
          await expect(contents.locator("summary")).toBeHidden();
          continue;
        }
        if (isMobile(page)) {
          await expect(last).toBeHidden();
          await disclosure(contents, label(locale, "TOCCollapsible.toggleButtonLabel")).click();
        }
        await expect(last).toBeVisible();
        const text = await last.innerText();
        await last.click();
        const heading = page.getByRole("main").getByRole("heading", { name: text }).last();
        await expect(heading).toBeInViewport();
        expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await barBottom(page));
      }
    });
  });
}

test.describe("what needs script is absent, and its content is there (PE-2)", () => {
  test("announcement and colours (ANN-2, MODE-8)", async ({ page }) => {
    await page.goto("/section");
    await expect(announcementBar(page, "sv")).toContainText(ANNOUNCEMENT.sv);
    await expect(announcementClose(page, "sv")).toHaveCount(0);
    await expect(colorButton(page, "sv")).toHaveCount(0);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: "light" });
    const light = await background();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await background()).not.toBe(light);
  });

  test("tabs, a disclosure and code (TEXT-2)", async ({ page }) => {
    await page.goto("/docs/komponenter");
    for (const name of ["Dator", "Telefon", "Läsplatta"]) {
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(`${name}: text.`)).toBeVisible();
    }
    await page.locator("summary", { hasText: "Vanliga frågor" }).click();
    await expect(page.getByText("En ruta i det utfällda.")).toBeVisible();
    const controls = page.locator("[data-wrap], [data-copy], button[data-share]");
    await expect(controls.filter({ visible: true })).toHaveCount(0);
  });

  test("days, and the boxes of a checklist (AID-8, AID-9)", async ({ page }) => {
    await page.goto("/en/join");
    const list = page.getByRole("group", { name: "To do" });
    await list.getByRole("checkbox", { name: "Join the queue" }).check();
    await expect(list.getByText("Monday, 31 August 2026")).toBeVisible();
    await expect(list.getByText("The next day comes in spring.")).toBeHidden();
    await expect(list.getByRole("button")).toHaveCount(0);
  });

  test("all events, and no month marked (EVENT-3, EVENT-5)", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".events").getByText("2 juni").first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Läsåret" }).getByText("Festival")).toBeVisible();
    await expect(page.getByText(label("sv", "academicYear.here")).first()).toBeHidden();
    // As while no event has a date.
    const next = '<p class="year-next"><b>Härnäst:</b> <span data-next></span></p>';
    await page
      .locator(".street")
      .evaluate((street, html) => street.insertAdjacentHTML("beforeend", html), next);
    await expect(page.getByText("Härnäst:")).toBeHidden();
  });

  test("a word leads to its entry, a picture to its file (TEXT-6, TEXT-10)", async ({ page }) => {
    await page.goto("/ga-med");
    await page.getByRole("link", { name: "n0llan" }).click();
    await expect(page).toHaveURL("/ordlista#n0llan");
    await expect(page.getByText("Den som är ny.")).toBeInViewport();
    await page.goto("/docs/utan-meny");
    await page.getByRole("link", { name: "En bro" }).click();
    await expect(page).toHaveURL(/\/assets\/images\/.*\.svg$/);
  });
});

test("a dropdown opens under the mouse and marks its page (DROP-1, DROP-7)", async ({ page }) => {
  const [group] = readGroups("sv");
  if (!group) throw new Error("The menu has no dropdown.");
  await page.goto("/section");
  const last = menuLink(page, "sv", group.items.at(-1) ?? group);
  await expect(last).toBeHidden();
  await disclosure(mainMenu(page, "sv"), group.label).hover();
  await expect(last).toBeVisible();
  await page.mouse.move(650, 700, { steps: 10 });
  await expect(last).toBeHidden();

  await page.goto("/trygghet");
  const current = mainMenu(page, "sv").locator('a:not([hreflang])[href="/trygghet"]');
  await expect(current).toHaveAttribute("aria-current", "page");
  const [chapter, links] = readGroups("sv").map((group) =>
    disclosure(mainMenu(page, "sv"), group.label),
  );
  if (!chapter || !links) throw new Error("The menu has fewer than two dropdowns.");
  expect(await readLook(chapter)).not.toEqual(await readLook(links));
  await page.goto("/blog/tags/it");
  expect(await readLook(chapter)).toEqual(await readLook(links));
  const news = mainMenu(page, "sv").locator('a[href="/blog"]');
  await expect(news).toHaveAttribute("aria-current", "true");
});

/** How an element and what is drawn beside it look, without regard to its size and place. */
async function readLook(element: Locator): Promise<string[]> {
  return element.evaluate((element) =>
    [null, "::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const { color, backgroundColor, fontWeight, textDecorationLine, boxShadow, content } = style;
      const edge = `${style.borderBottomWidth} ${style.borderBottomColor}`;
      return [color, backgroundColor, fontWeight, textDecorationLine, boxShadow, content, edge];
    }),
  );
}
