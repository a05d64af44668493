import { expect, test } from "vitest";
import { BUDGETS, brotliSize } from "../../src/tools/budgets.ts";
import { all, only, text } from "./dom.ts";
import { varied } from "./sites.ts";

test("CAL-6, EVENT-6 an entry of the calendar is on the home page, has a light page, and is found by the search", async () => {
  const site = await varied();
  expect(site.output).not.toContain("calendar");
  const [link] = all(site.page("/"), "main .events h3 a").filter((one) => text(one) === "Gasque");
  const url = link?.getAttribute("href") ?? "";
  const page = site.page(url);
  expect(text(only(page, "h1"))).toBe("Gasque");
  expect(site.read("search-sv.json")).toContain(url);
  expect(site.read("_redirects")).toMatch(/^\/evenemang\/:event {2}\/evenemang {2}302$/m);
  const files = [
    `${url.slice(1)}.html`,
    ...all(page, 'link[rel="stylesheet"]').map((one) => one.getAttribute("href")?.slice(1) ?? ""),
  ];
  const weight = files.reduce((sum, file) => sum + brotliSize(site.bytes(file)), 0);
  expect(weight).toBeLessThan(BUDGETS.docsPage);
});
