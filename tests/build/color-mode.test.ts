import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { FIXTURE, shared } from "../support/build.ts";
import { all } from "./dom.ts";

const SITE = JSON.parse(readFileSync(resolve(FIXTURE, "_data/site.json"), "utf8")) as object;

function withColorMode(colorMode: object) {
  return { files: { "_data/site.json": JSON.stringify({ ...SITE, colorMode }) } };
}

const usual = shared();
const dark = shared(withColorMode({ default: "dark", respectSystem: false, switch: false }));

const BUTTON = "[data-choice]";
const scheme = (page: Document) =>
  page.querySelector('meta[name="color-scheme"]')?.getAttribute("content");

describe("MODE-2 in the page as it is built", () => {
  test("nothing is decided where it follows the system, and there is one button", async () => {
    const { urls, page } = await usual();
    for (const url of urls) {
      const { theme, themeDefault } = page(url).documentElement.dataset;
      expect([url, theme, themeDefault]).toEqual([url, undefined, undefined]);
      expect([url, scheme(page(url))]).toEqual([url, "light dark"]);
      expect([url, all(page(url), BUTTON).length]).toEqual([url, 3]);
    }
  });

  test("the default is there without script where it does not, and no button without a choice", async () => {
    const { urls, page } = await dark();
    for (const url of urls) {
      const { theme, themeDefault } = page(url).documentElement.dataset;
      expect([url, theme, themeDefault]).toEqual([url, "dark", "dark"]);
      expect([url, scheme(page(url))]).toEqual([url, "dark"]);
      expect([url, all(page(url), BUTTON).length]).toEqual([url, 0]);
    }
  });
});
