import { label } from "../support/labels.ts";
import { disclosure, languageDisclosure, languageName, mainMenu } from "../support/shell.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

/*
 * Each reader comes by the way that is the hardest for what is looked for: by keyboard, on a phone, or
 * without script.
 */

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true };

const main = (page: Page) => page.getByRole("main");
const link = (scope: Locator, name: string) => scope.getByRole("link", { name, exact: true });
/** What is beside a name in a list of answers, with the name. */
const row = (page: Page, name: string) =>
  main(page).getByRole("term").filter({ hasText: name }).locator("..");
const mailOf = (scope: Locator, email: string) =>
  expect(link(scope, email)).toHaveAttribute("href", `mailto:${email}`);

/** Presses a key on something that Tab comes to; `keyboard.spec.ts` goes through all stops. */
async function pressKey(target: Locator, key = "Enter"): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.page().keyboard.press(key);
}

test.beforeEach(({ page }) => page.goto("/"));

test("READER-1 by keyboard a new student finds how to join, and roll call", async ({ page }) => {
  await pressKey(link(main(page), "Gå med"));
  await expect(page).toHaveURL("/ga-med");
  const union = main(page).getByRole("link", { name: "kåren" });
  await expect(union).toHaveAttribute("href", "https://union.example/");
  await mailOf(row(page, "Anmäla något"), "ordf@test.example");
  const step = main(page).getByRole("checkbox", { name: "Ställ dig i kö" });
  await pressKey(step, "Space");
  await expect(step).toBeChecked();
  await page.reload();
  await expect(step).toBeChecked();
  const word = { name: "n0llan", exact: true };
  await pressKey(main(page).getByRole("link", word).or(main(page).getByRole("button", word)));
  await expect(page.getByText("Den som är ny.")).toBeInViewport();

  await page.goto("/");
  await pressKey(disclosure(mainMenu(page, "sv"), "Sektionen"));
  await pressKey(link(mainMenu(page, "sv"), "För antagna"));
  await expect(page).toHaveURL("/for-antagna");
  await expect(main(page).getByText(/^Upprop/)).toContainText("måndag 10 augusti 2026");
});

test("READER-4 by keyboard an exchange student reads in English", async ({ page }) => {
  await pressKey(languageDisclosure(page, "sv"));
  await pressKey(link(mainMenu(page, "sv"), languageName("en")));
  await expect(page).toHaveURL("/en/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await pressKey(link(main(page), "Join"));
  await expect(page).toHaveURL("/en/join");
  await expect(row(page, "Template")).toContainText("Swedish");
  await page.goto("/en/blog/2025/04/04/bara-svenska");
  await expect(main(page).getByRole("note")).toContainText("only available in Swedish");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveAttribute("lang", "sv");
});

test.describe("without script", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("READER-2 an applicant learns what is read in a year and who to ask", async ({ page }) => {
    await link(main(page), "Om utbildningen").click();
    await expect(page).toHaveURL("/for-sokande");
    const courses = main(page).getByRole("table", { name: "Kurser i årskurs 1" });
    await expect(courses.getByRole("row", { name: "Matematik" })).toContainText("22,5");
    await mailOf(row(page, "Fråga om utbildningen"), "ordf@test.example");
    await page.goto("/");
    await link(mainMenu(page, "sv"), label("sv", "search.label")).click();
    await link(main(page), "Utbytesstudier").click();
    await expect(page).toHaveURL("/docs/studier/utbyte");
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("READER-3 a recruiter finds how to be a partner, and who to ask", async ({ page }) => {
    await link(main(page), "Bli partner").tap();
    await expect(page).toHaveURL("/section#kontakt");
    await expect(main(page).getByRole("heading", { name: "Kontakt" })).toBeInViewport();
    await page.goto("/");
    await mainMenu(page, "sv")
      .getByRole("button", { name: label("sv", "search.label") })
      .or(link(mainMenu(page, "sv"), label("sv", "search.label")))
      .tap();
    await page.getByRole("dialog").getByRole("combobox").fill("För företag");
    await page.getByRole("option").filter({ hasText: "För företag" }).first().tap();
    await expect(page).toHaveURL("/business");
    await mailOf(row(page, "Fråga om utbildningen"), "ordf@test.example");
  });
});
