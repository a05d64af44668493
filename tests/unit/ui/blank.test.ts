import { expect, test } from "vitest";
import { around, blank, splitAtBlanks } from "../../../src/ui/page/blank.ts";

test("HTML is taken apart at a blank", () => {
  expect(around(blank("body"), `<p>${blank("body")}</p>`)).toEqual(["<p>", "</p>"]);
});

test("what stands after the first blank is left alone, even if it looks the same", () => {
  const [before, after] = around(blank("body"), `a${blank("body")}b${blank("body")}c`);
  expect(before + after).toBe(`ab${blank("body")}c`);
});

test("a blank that nobody has drawn is an error that names it", () => {
  expect(() => around(blank("menu"), "<p></p>")).toThrow(/menu.* is missing from what was drawn/);
});

test.each(["menu-1-sv", "menu-2-1.0", "menu-2-2023/24"])(
  "the pieces between blanks are found: %s",
  (name) => {
    expect(splitAtBlanks(`<a href="${blank(name)}">100 % av ${blank("b")}</a>`)).toEqual([
      '<a href="',
      name,
      '">100 % av ',
      "b",
      "</a>",
    ]);
  },
);

test("percent signs of addresses are no blanks", () => {
  const html = '<a href="/%C3%A5%C3%A4">50%</a>';
  expect(splitAtBlanks(html)).toEqual([html]);
});
