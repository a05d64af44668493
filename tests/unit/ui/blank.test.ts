import { expect, test } from "vitest";
import { around, blank } from "../../../src/layouts/document/blank.ts";

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
