import { expect, test } from "vitest";
import { headTitle } from "../../../../src/collections/frame/head.ts";

test.each([
  { page: "News", title: "News | I-Sektionen KTH" },
  { page: "  News ", title: "News | I-Sektionen KTH" },
  { page: "", title: "I-Sektionen KTH" },
  { page: "   ", title: "I-Sektionen KTH" },
  { page: undefined, title: "I-Sektionen KTH" },
  { page: "I-Sektionen KTH", title: "I-Sektionen KTH" },
  { page: " I-Sektionen KTH ", title: "I-Sektionen KTH" },
])('HEAD-4 the page title "$page" gives the browser title "$title"', ({ page, title }) => {
  expect(headTitle(page, "I-Sektionen KTH")).toBe(title);
});
