import { expect, test, vi } from "vitest";
import { reuse } from "../../../src/layouts/document/reuse.ts";

test("what looks the same is drawn once", () => {
  const data = {};
  const draw = vi.fn(() => "drawn");
  expect([reuse(data, "a", draw), reuse(data, "a", draw)]).toEqual(["drawn", "drawn"]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("another variant and other data are drawn for themselves", () => {
  const data = {};
  expect(reuse(data, "a", () => 1)).toBe(1);
  expect(reuse(data, "b", () => 2)).toBe(2);
  expect(reuse({}, "a", () => 3)).toBe(3);
  expect(reuse(data, "a", () => 4)).toBe(1);
});

test("nothing is drawn again because it is empty", () => {
  const data = {};
  const draw = vi.fn(() => undefined);
  reuse(data, "a", draw);
  reuse(data, "a", draw);
  expect(draw).toHaveBeenCalledTimes(1);
});
