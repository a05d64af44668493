import { expect, test } from "vitest";
import { isSame } from "../../../src/collections/same.ts";

const VALUE = { a: [1, { b: "x" }], c: null, d: new Map([["e", { f: true }]]) };

test("plain data is the same when every part of it is, in whatever order", () => {
  expect(isSame(VALUE, structuredClone(VALUE))).toBe(true);
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
});

test.each([
  { ...VALUE, a: [1, { b: "y" }] },
  { ...VALUE, a: [1] },
  { ...VALUE, c: undefined },
  { ...VALUE, c: {} },
  { ...VALUE, more: undefined },
  { ...VALUE, d: new Map([["e", { f: false }]]) },
  { ...VALUE, d: new Map([["g", { f: true }]]) },
  { ...VALUE, d: new Map() },
  { ...VALUE, d: {} },
  null,
  "text",
])("%j is another value", (other) => {
  expect(isSame(VALUE, other)).toBe(false);
  expect(isSame(other, VALUE)).toBe(false);
});
