import { expect, test } from "vitest";
import { format, formatMeasure } from "../../../src/collections/format.ts";

test.each<{ pattern: string; values: Record<string, string | number>; text: string }>([
  { pattern: "{a} and {a}", values: { a: 1 }, text: "1 and 1" },
  { pattern: "{a} and {b}", values: { a: "x" }, text: "x and {b}" },
  { pattern: "{title}", values: { title: "{count}", count: 2 }, text: "{count}" },
])('a label "$pattern" with $values reads "$text"', ({ pattern, values, text }) => {
  expect(format(pattern, values)).toBe(text);
});

test("the percent sign follows its number directly in English, and after a space in Swedish", () => {
  expect(formatMeasure(13.5, "%", "sv")).toBe("13,5\u00a0%");
  expect(formatMeasure(13.5, "%", "en")).toBe("13.5%");
  expect(formatMeasure(13.5, "hp", "en")).toBe("13.5\u00a0hp");
});
