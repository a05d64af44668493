import { expect, test } from "vitest";
import { fileOf } from "../support/build.ts";
import { archived, larger as site } from "../support/larger-site.ts";
import { fixture } from "./sites.ts";

const DOC = archived(3, 2);

test("SIDE-11 a page of a large menu has its own branch, and of each other closed category one link", async () => {
  const large = await site();
  const page = large.page(DOC);
  for (const menu of page.querySelectorAll(".column > ul, .drawer-panel > nav > ul")) {
    const links = [...menu.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    for (const doc of [1, 8]) expect(links).toContain(archived(3, doc));
    expect(links).not.toContain(archived(4, 2));
    expect(menu.querySelectorAll("ul:not(:has(li))")).toHaveLength(0);
    for (const summary of menu.querySelectorAll("[data-stub]")) {
      const list = summary.nextElementSibling ?? summary.parentElement?.nextElementSibling;
      expect(summary.parentElement?.hasAttribute("open")).toBe(false);
      expect(list?.querySelectorAll("a")).toHaveLength(1);
    }
    // Open by its data, so whole.
    expect(links).toContain("/docs/central/revisor");
  }
  const small = await fixture();
  expect(small.page("/docs/board").querySelector("[data-stub]")).toBeNull();
});

test("SIDE-11, PE-1 links of the menus alone lead from a doc to every other one", async () => {
  const { read, urls } = await site();
  const docs = urls.filter((url) => /^\/docs\/(?!next|1\.0|print)/.test(url));
  const seen = new Set([DOC]);
  for (const url of seen) {
    const [menu = ""] = /<nav class="side column".*?<\/nav>/s.exec(read(fileOf(url))) ?? [];
    for (const [, href = ""] of menu.matchAll(/href="([^"]*)"/g))
      if (urls.includes(href)) seen.add(href);
  }
  expect(docs.filter((url) => /arkiv/.test(url) && !seen.has(url))).toEqual([]);
  expect(docs.length).toBeGreaterThan(100);
});

test("SIDE-11 the file of the menus has what the pages leave out", async () => {
  const { page, read } = await site();
  const file = page(DOC).querySelector(".column")?.getAttribute("data-entries") ?? "";
  expect(read(file.slice(1))).toContain(archived(4, 2));
});
