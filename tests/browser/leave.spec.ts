import { wake } from "../support/scrolling.ts";
import { expect, test } from "../support/test.ts";

const PAGES = [
  { home: "/", name: "Lämna sidan", to: "https://www.smhi.se/", history: "historik" },
  { home: "/en/", name: "Leave this page", to: "https://www.smhi.se/en", history: "history" },
];

test.beforeEach(({ page }) =>
  page.route("https://www.smhi.se/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
  ),
);

for (const { home, name, to, history } of PAGES) {
  test(`LEAVE-1, LEAVE-2 the link of ${home}trygghet stays in view, and the back button does not lead back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    await page.goto(home);
    await page.goto(`${home}trygghet`);
    await expect(page.getByText(history)).toBeInViewport();
    const link = page.getByRole("link", { name });
    await expect(link).toBeInViewport({ ratio: 1 });
    await wake(page);
    await page.mouse.wheel(0, 2000);
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL(home);
  });
}

test("LEAVE-3 Shift three times within five seconds leaves, capital letters and slow presses do not", async ({
  page,
}) => {
  await page.goto("/trygghet");
  await wake(page);
  await page.clock.install();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("Shift", "Shift", "a", "Shift");
  await page.clock.fastForward(6000);
  await press("Shift", "Shift");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await press("Shift");
  await expect(page).toHaveURL("https://www.smhi.se/");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("LEAVE-1 the link works in the same tab, and promises no keys", async ({ page }) => {
    await page.goto("/trygghet");
    await expect(page.getByText("Skift")).toBeHidden();
    await page.getByRole("link", { name: "Lämna sidan" }).click();
    await expect(page).toHaveURL("https://www.smhi.se/");
  });
});
