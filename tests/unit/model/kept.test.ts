import { expect, test, vi } from "vitest";
import { keeper } from "../../../src/collections/kept.ts";

test("what was computed of an object is kept while its inputs are equal", () => {
  const kept = keeper<string>();
  const compute = vi.fn(() => "value");
  const [text, data] = [{}, {}];
  expect(kept(text, ["a", data], compute)).toBe("value");
  expect(kept(text, ["a", data], compute)).toBe("value");
  expect(compute).toHaveBeenCalledTimes(1);
  kept(text, ["b", data], compute);
  kept(text, ["b", {}], compute);
  kept(text, ["b"], compute);
  kept({}, ["b"], compute);
  expect(compute).toHaveBeenCalledTimes(5);
});

test("two keepers know nothing of each other, and none is kept for two inputs of one object", () => {
  const [one, other] = [keeper<number>(), keeper<number>()];
  const text = {};
  expect(one(text, [], () => 1)).toBe(1);
  expect(other(text, [], () => 2)).toBe(2);
  expect([1, 2, 1].map((input) => one(text, [input], () => input * 10))).toEqual([10, 20, 10]);
});
