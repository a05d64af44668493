import { describe, expect, test } from "vitest";
import { all } from "./dom.ts";
import { bare, fixture } from "./sites.ts";

const BUTTON = ".navbar [data-choice]";
const scheme = (page: Document) =>
  page.querySelector('meta[name="color-scheme"]')?.getAttribute("content");

describe("MODE-2 in the page as it is built", () => {
  test("nothing is decided where it follows the system, and there is one button", async () => {
    const { urls, page } = await fixture();
    for (const url of urls) {
      const { theme, themeDefault } = page(url).documentElement.dataset;
      expect([url, theme, themeDefault]).toEqual([url, undefined, undefined]);
      expect([url, scheme(page(url))]).toEqual([url, "light dark"]);
      expect([url, all(page(url), BUTTON).length]).toEqual([url, 3]);
    }
  });

  test("the default is there without script where it does not, and no button without a choice", async () => {
    const { urls, page } = await bare();
    for (const url of urls) {
      const { theme, themeDefault } = page(url).documentElement.dataset;
      expect([url, theme, themeDefault]).toEqual([url, "dark", "dark"]);
      expect([url, scheme(page(url))]).toEqual([url, "dark"]);
      expect([url, all(page(url), BUTTON).length]).toEqual([url, 0]);
    }
  });
});
