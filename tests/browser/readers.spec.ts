import { byKeyboard, onPhone, type Reader, withoutScript } from "../support/reader.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true };
const WAYS = [
  { way: "by keyboard", options: {}, readerOf: byKeyboard },
  { way: "on a phone", options: PHONE, readerOf: onPhone },
  {
    way: "without script",
    options: { ...PHONE, javaScriptEnabled: false },
    readerOf: withoutScript,
  },
];

const main = (page: Page) => page.getByRole("main");
const link = (scope: Locator, name: string | RegExp) => scope.getByRole("link", { name });
const item = (page: Page, name: string) =>
  main(page).getByRole("listitem").filter({ hasText: name });

/** Follows the link of a part of the home page. */
async function pressOnHome(page: Page, reader: Reader, name: string, path: string) {
  await page.goto("/");
  await reader.press(main(page).getByRole("link", { name, exact: true }));
  await expect(page).toHaveURL(path);
}

/** By day each reader comes by one of the ways, the one that is the hardest for what is looked for. */
const daily = (wanted: string, way: string) => ({ tag: wanted === way ? [] : "@nightly" });

for (const { way, options, readerOf } of WAYS) {
  test.describe(way, () => {
    test.use(options);
    const hasScript = readerOf !== withoutScript;

    test(
      `READER-1 a new student learns how to join, what a word means, when to come and who to write to, ${way}`,
      daily("by keyboard", way),
      async ({ page }) => {
        const reader = readerOf(page);
        await pressOnHome(page, reader, "Gå med", "/ga-med");
        await expect(link(main(page), "kåren")).toHaveAttribute("href", "https://union.example/");
        await expect(link(item(page, "Anmäla något"), "ordf@test.example")).toHaveAttribute(
          "href",
          "mailto:ordf@test.example",
        );

        const step = main(page).getByRole("checkbox", { name: "Ställ dig i kö" });
        await reader.tick(step);
        await expect(step).toBeChecked();
        if (hasScript) {
          await page.reload();
          await expect(step).toBeChecked();
        }

        const word = { name: "n0llan", exact: true };
        await reader.press(
          main(page).getByRole("link", word).or(main(page).getByRole("button", word)),
        );
        await expect(page.getByText("Den som är ny.")).toBeInViewport();

        await page.goto("/");
        await reader.choose("sv", "Sektionen", "För antagna");
        await expect(page).toHaveURL("/for-antagna");
        await expect(main(page).getByText(/^Upprop/)).toContainText("måndag 10 augusti 2026");
      },
    );

    test(
      `READER-2 an applicant learns what is read in a year and who to ask, ${way}`,
      daily("without script", way),
      async ({ page }) => {
        const reader = readerOf(page);
        await pressOnHome(page, reader, "Om utbildningen", "/for-sokande");
        const courses = main(page).getByRole("table", { name: "Kurser i årskurs 1" });
        await expect(courses.getByRole("row", { name: "Matematik" })).toContainText("22,5");
        await expect(
          link(item(page, "Fråga om utbildningen"), "ordf@test.example"),
        ).toHaveAttribute("href", "mailto:ordf@test.example");
        await page.goto("/");
        await reader.find("sv", "Utbytesstudier");
        await expect(page).toHaveURL("/docs/studier/utbyte");
        await expect(main(page).getByRole("heading", { name: "Ansökan" })).toBeVisible();
      },
    );

    test(
      `READER-3 a recruiter learns how to become a partner and who to write to, ${way}`,
      daily("on a phone", way),
      async ({ page }) => {
        const reader = readerOf(page);
        await pressOnHome(page, reader, "Bli partner", "/section#kontakt");
        await expect(main(page).getByRole("heading", { name: "Kontakt" })).toBeInViewport();
        await expect(link(main(page), "posten")).toHaveAttribute(
          "href",
          "mailto:post@test.example",
        );
        await page.goto("/");
        await reader.find("sv", "För företag");
        await expect(page).toHaveURL("/business");
        const advertising = main(page).getByRole("row", { name: "Annonser" });
        await expect(link(advertising, "annons@test.example")).toHaveAttribute(
          "href",
          "mailto:annons@test.example",
        );
      },
    );

    test(
      `READER-4 an exchange student reads in English, and what is in Swedish says so, ${way}`,
      daily("by keyboard", way),
      async ({ page }) => {
        const reader = readerOf(page);
        await page.goto("/");
        await reader.changeLanguage("sv", "en");
        await expect(page).toHaveURL("/en/");
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await reader.press(main(page).getByRole("link", { name: "Join", exact: true }));
        await expect(page).toHaveURL("/en/join");
        await expect(item(page, "Template")).toContainText("Swedish");
        await page.goto("/en/");
        await reader.find("en", "Ett inlägg på svenska");
        await expect(page).toHaveURL("/en/blog/2025/04/04/bara-svenska");
        await expect(main(page).getByRole("note")).toContainText("only available in Swedish");
        const title = main(page).getByRole("heading", { level: 1 });
        await expect(title).toHaveText("Ett inlägg på svenska");
        await expect(title).toHaveAttribute("lang", "sv");
      },
    );
  });
}
