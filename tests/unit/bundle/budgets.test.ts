import { expect, test } from "vitest";
import { checkPage } from "../../../src/bundle/budgets.ts";

const BUDGET = { page: "/docs", limit: 1000, usual: { html: 500, site: 300 } };

test("a page within its budget is well, whichever of its files has grown", () => {
  expect(checkPage(BUDGET, { html: 600, site: 400 })).toBeNull();
});

test("of a page beyond its budget is told which files have grown, by how much, the most first", () => {
  expect(checkPage(BUDGET, { html: 510, site: 290, tabs: 300 })).toBe(
    "/docs weighs 1100 bytes; its budget is 1000: tabs is new with 300, html has 10 more than 500.",
  );
});
