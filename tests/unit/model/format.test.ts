import { expect, test } from "vitest";
import { format } from "../../../src/schema/format.ts";

test.each<{ pattern: string; values: Record<string, string | number>; text: string }>([
  { pattern: "{a} and {a}", values: { a: 1 }, text: "1 and 1" },
  { pattern: "{a} and {b}", values: { a: "x" }, text: "x and {b}" },
  { pattern: "{title}", values: { title: "{count}", count: 2 }, text: "{count}" },
])('a label "$pattern" with $values reads "$text"', ({ pattern, values, text }) => {
  expect(format(pattern, values)).toBe(text);
});
